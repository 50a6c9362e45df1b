import type { Context } from 'hono';
import {
  cancelledEwayCall,
  type EwayRecordAnswer,
  ewayAnswersCall,
  ewayFileCall,
  type LackingEwayAnswer,
  lackingEwayCall,
  readEwayCall,
  saveEwayCall,
} from '#contract/returns/eway.ts';
import type { Outcome } from '#domain/outcome.ts';
import { listLackingBills } from '#operations/eway/list-lacking-bills.ts';
import { noteCancelledBill } from '#operations/eway/note-cancelled-bill.ts';
import { type ReadEway, readEway } from '#operations/eway/read-eway.ts';
import { saveTransport } from '#operations/eway/save-transport.ts';
import { takeEwayAnswers } from '#operations/eway/take-eway-answers.ts';
import { writeEwayFile } from '#operations/eway/write-eway-file.ts';
import { kindAndState } from '../../answers/kind-and-state.ts';
import { refuse } from '../../respond.ts';
import { type Env, type Route, route } from '../../route.ts';
import type { ServerPorts, ServerSettings } from '../../server-ports.ts';
import { withSheets } from '../../uploads/with-sheets.ts';

export function ewayRoutes(ports: ServerPorts, settings: ServerSettings): Route[] {
  const withSheet = withSheets(ports, settings);
  return [
    route(readEwayCall, async ({ context, params }) => sendEway(context, await readEway(ports, params.id))),

    route(saveEwayCall, async ({ context, params, body, actor }) =>
      sendEway(context, await saveTransport(ports, params.id, body, actor)),
    ),

    route(cancelledEwayCall, async ({ context, params, body, actor }) =>
      sendEway(context, await noteCancelledBill(ports, params.id, body, actor)),
    ),

    route(lackingEwayCall, async ({ context, params, query }) => {
      const which = kindAndState('tax', params.state);
      if (!which.ok) return refuse(context, which);
      const { bills, more } = await listLackingBills(ports, which.value.taxState);
      const vehicles = bills.filter(({ lacks }) => lacks === 'part-b').length;
      return context.json({
        ...{ bills: bills.length - vehicles, vehicles, more },
        rows: query.totals === 'only' ? [] : bills.map(lackingRow),
      } satisfies LackingEwayAnswer);
    }),

    route(ewayFileCall, async ({ context, body }) => {
      const file = await writeEwayFile(ports, body.documents);
      if (!file.ok) return refuse(context, file);
      context.header('Content-Disposition', 'attachment; filename="eway-bills.json"');
      return context.json(file.value);
    }),

    route(ewayAnswersCall, async ({ context, actor }) => {
      return withSheet({ context, actor, call: ewayAnswersCall, json: true }, async (bytes) => {
        const rows = await takeEwayAnswers(ports, bytes, actor);
        return rows.ok ? context.json(rows.value) : refuse(context, rows);
      });
    }),
  ];
}

function lackingRow({ read, lacks, problems }: Awaited<ReturnType<typeof listLackingBills>>['bills'][number]) {
  const { invoice, document, to } = read;
  return {
    ...{ document: invoice.id, number: invoice.number, date: invoice.date, buyerName: invoice.buyerName },
    ...{ value: document.consignment.value, to: to?.name ?? '', lacks, problems },
  };
}

function sendEway(context: Context<Env>, read: Outcome<ReadEway>): Response {
  if (!read.ok) return refuse(context, read);
  const { kept, document, bills, required, limit, limitNote, from, to, fromPin, toPin, shippedElsewhere, problems } =
    read.value;
  const { goods: _, ...consignment } = document.consignment;
  const answer: EwayRecordAnswer = {
    ...kept,
    ...{ required, limit, limitNote, from, to, fromPin, toPin, shippedElsewhere, consignment, problems },
    movedOn: document.movedOn ?? '',
    bills: bills.map(({ number, madeAt, validUntil, cancelled }) => ({ number, madeAt, validUntil, cancelled })),
  };
  return context.json(answer);
}
