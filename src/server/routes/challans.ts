import { cameBackCall, type OpenChallans, openChallansCall, takeBackReturnCall } from '#contract/challans.ts';
import { listOpenChallans } from '#operations/challans/list-open-challans.ts';
import { noteCameBack, takeBackReturn } from '#operations/challans/note-came-back.ts';
import { refuse } from '../respond.ts';
import { type Route, route } from '../route.ts';
import { sendDocumentRecord } from '../send-document-record.ts';
import type { ServerPorts } from '../server-ports.ts';

export function challanRoutes(ports: ServerPorts): Route[] {
  return [
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
