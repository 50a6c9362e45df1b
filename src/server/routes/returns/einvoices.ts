import {
  type AnsweredRowAnswer,
  type EinvoiceListAnswer,
  einvoiceListCall,
  inv01Call,
  irnCancelledCall,
  portalAnswersCall,
} from '#contract/returns/einvoices.ts';
import { failed } from '#domain/outcome.ts';
import { isPeriod } from '#domain/returns/period.ts';
import { listEinvoices } from '#operations/einvoices/list-einvoices.ts';
import { readEinvoice } from '#operations/einvoices/read-einvoice.ts';
import { type AnsweredRow, takeAnswers } from '#operations/einvoices/take-answers.ts';
import { takeIrnCancellation } from '#operations/einvoices/take-irn-cancellation.ts';
import { writeInv01File } from '#operations/einvoices/write-inv01-file.ts';
import { einvoiceAnswerOf } from '../../answers/einvoice-answer-of.ts';
import { kindAndState } from '../../answers/kind-and-state.ts';
import { refuse } from '../../respond.ts';
import { type Route, route } from '../../route.ts';
import type { ServerPorts, ServerSettings } from '../../server-ports.ts';
import { withSheets } from '../../uploads/with-sheets.ts';

export function einvoiceRoutes(ports: ServerPorts, settings: ServerSettings): Route[] {
  const withSheet = withSheets(ports, settings);
  return [
    route(einvoiceListCall, async ({ context, params, query }) => {
      const which = kindAndState('tax', params.state);
      if (!which.ok || !isPeriod(params.period)) return refuse(context, noPeriod);
      const { taxState } = which.value;
      const { from, counts, rows } = await listEinvoices(ports, { taxState, period: params.period, ...query });
      const answer: EinvoiceListAnswer = {
        from,
        counts,
        rows: rows.map(({ document: { id, kind, number, date, buyerName, totals }, ...row }) => ({
          ...einvoiceAnswerOf(row),
          ...{ document: id, kind, number, date, buyerName, payable: totals.payable },
        })),
      };
      return context.json(answer);
    }),

    route(inv01Call, async ({ context, body }) => {
      const written = await writeInv01File(ports, body.documents);
      if (!written.ok) return refuse(context, written);
      context.header('Content-Disposition', `attachment; filename="INV-01-${ports.system.now().slice(0, 10)}.json"`);
      return context.json(written.value);
    }),

    route(portalAnswersCall, async ({ context, actor }) => {
      return withSheet({ context, actor, call: portalAnswersCall, json: true }, async (bytes) => {
        const taken = await takeAnswers(ports, bytes, actor);
        return taken.ok ? context.json(taken.value.map(answeredRow)) : refuse(context, taken);
      });
    }),

    route(irnCancelledCall, async ({ context, params, body, actor }) => {
      const taken = await takeIrnCancellation(ports, params.id, body, actor);
      if (!taken.ok) return refuse(context, taken);
      const row = await readEinvoice(ports, params.id);
      return row ? context.json(einvoiceAnswerOf(row)) : refuse(context, noDocument);
    }),
  ];
}

const noPeriod = failed('not-found', 'There is no such registration or period. Write a month as 2026-10.');
const noDocument = failed('not-found', 'There is no such document.');

function answeredRow({ answer, document, what, message }: AnsweredRow): AnsweredRowAnswer {
  const { row, number, ackNo, ackAt, irn } = answer;
  return { row, document, number, ackNo, ackAt, irn, what, message };
}
