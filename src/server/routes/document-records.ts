import { cameBackCall, type OpenChallans, openChallansCall, takeBackReturnCall } from '#contract/challans.ts';
import {
  declineCall,
  documentCustomerCall,
  documentRecordCall,
  type NextDraft,
  nextDraftCall,
  type OpenProFormas,
  openProFormasCall,
  takeBackDeclineCall,
} from '#contract/documents.ts';
import { inputFromDraft, wireField } from '#contract/invoice-wire.ts';
import { indianDate } from '#domain/calendar/indian-date.ts';
import { listOpenChallans } from '#operations/challans/list-open-challans.ts';
import { noteCameBack, takeBackReturn } from '#operations/challans/note-came-back.ts';
import { linkDocument } from '#operations/customers/link-document.ts';
import { beginNextDraft } from '#operations/documents/begin-next-draft.ts';
import { declineDocument, takeBackDecline } from '#operations/documents/decline-document.ts';
import { originOnTheWire, sendDocumentRecord } from '../answers/send-document-record.ts';
import { refuse } from '../respond.ts';
import { type Route, route } from '../route.ts';
import type { ServerPorts } from '../server-ports.ts';

export function documentRecordRoutes(ports: ServerPorts): Route[] {
  return [
    route(documentRecordCall, ({ context, params }) => sendDocumentRecord(context, ports, params.id)),

    route(declineCall, async ({ context, params, body, actor }) => {
      const outcome = await declineDocument(ports, params.id, body.reason, actor);
      return outcome.ok ? sendDocumentRecord(context, ports, params.id) : refuse(context, outcome);
    }),

    route(takeBackDeclineCall, async ({ context, params, actor }) => {
      const outcome = await takeBackDecline(ports, params.id, actor);
      return outcome.ok ? sendDocumentRecord(context, ports, params.id) : refuse(context, outcome);
    }),

    route(documentCustomerCall, async ({ context, params, body, actor }) => {
      const outcome = await linkDocument(ports, { ...body, document: params.id }, actor);
      return outcome.ok ? sendDocumentRecord(context, ports, params.id) : refuse(context, outcome);
    }),

    route(nextDraftCall, async ({ context, params, query }) => {
      const outcome = await beginNextDraft(ports, params.id, query.kind);
      if (!outcome.ok) return refuse(context, outcome);
      const { draft, rows, origin, remarks } = outcome.value;
      const input = Object.entries(inputFromDraft(draft)).map(([key, value]) => [key, String(value ?? '')]);
      const answer: NextDraft = {
        input: Object.fromEntries(input),
        rows: rows.map(({ measuredFrom, ...row }) => ({
          ...row,
          measuredFrom: measuredFrom.map(({ openings, words, ...wall }) => ({
            ...wall,
            openings: [...openings],
            words: [...words],
          })),
        })),
        origin: originOnTheWire(origin),
        remarks: remarks.map((remark) => ({ ...remark, field: wireField(remark.field) })),
      };
      return context.json(answer);
    }),

    route(openProFormasCall, async ({ context }) => {
      const { count, value, next } = await ports.documents.openOn(indianDate(ports.system.now()));
      const answer: OpenProFormas = {
        count,
        value,
        next: next && { id: next.id, refnum: next.number, validUntil: next.validUntil },
      };
      return context.json(answer);
    }),

    route(openChallansCall, async ({ context, query }) => {
      const { rows, ...sums } = await listOpenChallans(ports, query.page, query.size);
      const answer: OpenChallans = {
        ...sums,
        rows: rows.map(({ number, warnFrom: _, lastDay, ...row }) => ({
          ...row,
          refnum: number,
          lastDay: lastDay || null,
        })),
      };
      return context.json(answer);
    }),

    route(cameBackCall, async ({ context, params, body, actor }) => {
      const outcome = await noteCameBack(ports, params.id, body, actor);
      return outcome.ok ? sendDocumentRecord(context, ports, params.id) : refuse(context, outcome);
    }),

    route(takeBackReturnCall, async ({ context, params, actor }) => {
      const line = /^[1-9]\d{0,14}$/.test(params.line) ? Number(params.line) : 0;
      const outcome = await takeBackReturn(ports, params.id, line, actor);
      return outcome.ok ? sendDocumentRecord(context, ports, params.id) : refuse(context, outcome);
    }),
  ];
}
