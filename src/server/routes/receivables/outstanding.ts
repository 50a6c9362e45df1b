import type { Context } from 'hono';
import type { Logger } from 'pino';
import {
  type AdvancesAnswer,
  advancesCall,
  markAdvanceCall,
  type OpenItemAnswer,
  type OutstandingAnswer,
  openItemsCall,
  outstandingCall,
  outstandingCsvCall,
  outstandingWorkbookCall,
} from '#contract/receivables/outstanding.ts';
import { indianDate } from '#domain/calendar/indian-date.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import { outstandingCsvRow, outstandingHeader, outstandingSheet } from '#domain/receivables/outstanding-file.ts';
import type { OutstandingRow } from '#domain/receivables/outstanding-row.ts';
import { sumOfAdvances, takesMark } from '#domain/receivables/unused-advance.ts';
import type { TaxState } from '#domain/tax/states.ts';
import { csvLine, csvStart } from '#domain/text/csv-line.ts';
import type { OpenItem, OutstandingFilter, OutstandingSearch } from '#operations/ports/outstanding.ts';
import { readAdvancesOfPeriod } from '#operations/returns/pack/pack-books.ts';
import { askPack } from '#operations/returns/pack/write-pack.ts';
import { sendStream } from '../../http/send-stream.ts';
import { sendWorkbook } from '../../http/send-workbook.ts';
import { refuse } from '../../respond.ts';
import { type Env, type Route, route } from '../../route.ts';
import type { ServerPorts } from '../../server-ports.ts';

export function outstandingRoutes(ports: ServerPorts, log: Logger): Route[] {
  const { outstanding } = ports;
  return [
    route(outstandingCall, async ({ context, query }) => {
      const filter = filterOf(ports, query);
      if (!filter.ok) return refuse(context, filter);
      const search = { ...filter.value, query: query.q, which: query.which };
      const [rows, sums] = await Promise.all([
        query.totals === 'only' ? [] : outstanding.rows(search, query.page, query.size),
        query.totals === 'without' ? null : outstanding.sums(search),
      ]);
      if (sums) context.header('X-Total-Count', String(sums.counts[query.which]));
      const answer: OutstandingAnswer = { asOf: search.asOf, rows, ...sums };
      return context.json(answer);
    }),

    route(openItemsCall, async ({ context, query }) => {
      const filter = filterOf(ports, query);
      if (!filter.ok) return refuse(context, filter);
      const wanted = { ...filter.value, customer: query.customer || null, box: query.box };
      const { items, count } = await outstanding.items(wanted, query.page, query.size);
      context.header('X-Total-Count', String(count));
      return context.json(items.map(itemOnTheWire));
    }),

    route(outstandingCsvCall, async ({ context, query }) => {
      const filter = filterOf(ports, query);
      if (!filter.ok) return refuse(context, filter);
      const rows = rowsOf(ports, { ...filter.value, query: query.q, which: query.which });
      nameFile(context, `outstanding-${filter.value.asOf}.csv`, 'text/csv; charset=utf-8');
      return sendStream(context, log, csvLines(rows));
    }),

    route(outstandingWorkbookCall, async ({ context, query }) => {
      const filter = filterOf(ports, query);
      if (!filter.ok) return refuse(context, filter);
      const rows = rowsOf(ports, { ...filter.value, query: query.q, which: query.which });
      const file = { name: `outstanding-${filter.value.asOf}`, sheet: outstandingSheet(rows) };
      return sendWorkbook(context, { sheets: ports.sheets, log }, file);
    }),

    route(advancesCall, async ({ context, params, query: { page, size } }) => {
      const asked = await askPack(ports, params.state, params.period);
      if (!asked.ok) return refuse(context, asked);
      const { to, today } = asked.value;
      const asOf = to < today ? to : today;
      const all = await readAdvancesOfPeriod(outstanding, asked.value);
      const rows = all.slice((page - 1) * size, page * size).map((row) => ({ ...row, takesMark: takesMark(row.kind) }));
      context.header('X-Total-Count', String(all.length));
      return context.json({ asOf, rows, ...sumOfAdvances(all) } satisfies AdvancesAnswer);
    }),

    route(markAdvanceCall, async ({ context, params, body: { mark }, actor }) => {
      const isMarked = await ports.receivables.markAdvance(params.id, mark, ports.system.now(), actor);
      return isMarked ? context.json({ mark }) : refuse(context, unknownAdvance);
    }),
  ];
}

const unknownAdvance = failed('not-found', 'There is no such advance of a customer.');

function filterOf(
  { system }: ServerPorts,
  { asOf, state }: { asOf: string; state: TaxState | '' },
): Outcome<OutstandingFilter> {
  const today = indianDate(system.now());
  if (asOf > today) {
    const message = 'Choose today or a day before it: what will be owed is not known.';
    return failed('invalid', message, { problems: [{ field: 'asOf', message }] });
  }
  return ok({ asOf: asOf === '' ? today : asOf, today, taxState: state });
}

/** An advance is below zero, and has no due date. */
function itemOnTheWire({ side, customer: _, endedOn: __, ...item }: OpenItem): OpenItemAnswer {
  return side === 'debt' ? item : { ...item, due: '', amount: -item.amount, open: -item.open };
}

/** More than any shop has: a file is one reading, so that nobody is in it twice. */
const ALL = 1_000_000;

async function* rowsOf({ outstanding }: ServerPorts, search: OutstandingSearch): AsyncGenerator<OutstandingRow> {
  yield* await outstanding.rows(search, 1, ALL);
}

async function* csvLines(rows: AsyncIterable<OutstandingRow>) {
  yield csvStart(outstandingHeader);
  for await (const row of rows) yield csvLine(outstandingCsvRow(row));
}

function nameFile(context: Context<Env>, name: string, type: string) {
  context.header('Content-Type', type);
  context.header('Content-Disposition', `attachment; filename="${name}"`);
}
