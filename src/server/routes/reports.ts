import type { Logger } from 'pino';
import { getInvoiceDetailsCall, registerCall, registerWorkbookCall } from '#contract/invoices.ts';
import type { InvoiceKind } from '#domain/invoices/invoice-kinds.ts';
import type { IssuedInvoice } from '#domain/invoices/issued-invoice.ts';
import { registerHeader, registerRow, registerSheet } from '#domain/reports/register-row.ts';
import type { TaxState } from '#domain/tax/states.ts';
import { csvLine, csvStart } from '#domain/text/csv-line.ts';
import { whollyCredited } from '#operations/documents/left-to-credit.ts';
import { awaitIrn } from '#operations/einvoices/await-irn.ts';
import type { InvoiceFilter, InvoiceTotalsFound } from '#operations/ports/invoices.ts';
import { invoiceRecordOf } from '../answers/invoice-record-of.ts';
import { kindAndState } from '../answers/kind-and-state.ts';
import { sendStream } from '../http/send-stream.ts';
import { sendWorkbook } from '../http/send-workbook.ts';
import { untilGone } from '../http/until-gone.ts';
import { refuse } from '../respond.ts';
import { type Route, route } from '../route.ts';
import type { ServerPorts } from '../server-ports.ts';

export function reportRoutes(ports: ServerPorts, log: Logger): Route[] {
  return [
    route(getInvoiceDetailsCall, async ({ context, params, query }) => {
      const which = kindAndState(params.type, params.state);
      if (!which.ok) return refuse(context, which);
      const filter = {
        ...which.value,
        query: query.q,
        from: query.from,
        to: query.to,
        withCancelled: query.cancelled === 'true',
      };
      if (query.page === undefined) {
        context.header('Content-Type', 'application/json');
        return sendStream(context, log, jsonList(ports.invoices.stream(filter)));
      }
      // Both at the same time; the totals end when the caller has gone.
      const [rows, totals] = await Promise.all([
        query.totals === 'only' ? [] : ports.invoices.rows(filter, query.page, query.size, query.after),
        query.totals === 'without' ? null : ports.invoices.totals(filter, untilGone(context)),
      ]);
      if (totals) {
        context.header('X-Total-Count', String(totals.count));
        context.header('X-Totals', exactJson(totals.sums));
      }
      const [awaiting, credited] = await Promise.all([awaitIrn(ports, rows), whollyCredited(ports, rows)]);
      const factsOf = ({ id }: IssuedInvoice) => ({ irnAwaited: awaiting.has(id), whollyCredited: credited.has(id) });
      return context.json(rows.map((row) => ({ ...invoiceRecordOf(row), ...factsOf(row) })));
    }),

    route(registerCall, ({ context, query }) => {
      context.header('Content-Type', 'text/csv; charset=utf-8');
      context.header('Content-Disposition', `attachment; filename="register${query.state && `-${query.state}`}.csv"`);
      return sendStream(context, log, csvRegister(ports, query));
    }),

    route(registerWorkbookCall, ({ context, query }) => {
      const { type, q, cancelled, ...period } = query;
      const kinds = type === '' ? registerKinds : [type];
      const invoices = streamRegister(ports, { ...period, kinds, query: q, withCancelled: cancelled === 'true' });
      const name = ['register', type, query.state, query.from, query.to].filter((part) => part !== '').join('-');
      return sendWorkbook(context, { sheets: ports.sheets, log }, { name, sheet: registerSheet(invoices) });
    }),
  ];
}

/** JSON allows integers of any length, but JSON.stringify throws on a BigInt. */
function exactJson(sums: InvoiceTotalsFound['sums']) {
  return `{${Object.entries(sums)
    .map(([name, paise]) => `"${name}":${paise}`)
    .join()}}`;
}

async function* jsonList(invoices: AsyncIterable<IssuedInvoice>) {
  let before = '[';
  for await (const invoice of invoices) {
    yield before + JSON.stringify(invoiceRecordOf(invoice));
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

type RegisterPeriod = { state: '' | TaxState; from: string; to: string };

async function* csvRegister(ports: ServerPorts, period: RegisterPeriod) {
  yield csvStart(registerHeader);
  const all = { ...period, kinds: registerKinds, query: '', withCancelled: true };
  for await (const invoice of streamRegister(ports, all)) yield csvLine(registerRow(invoice));
}

/** A pro-forma is no tax document. */
const registerKinds: InvoiceKind[] = ['tax', 'credit'];

async function* streamRegister(
  { invoices }: ServerPorts,
  {
    state,
    kinds,
    ...filter
  }: RegisterPeriod & Pick<InvoiceFilter, 'query' | 'withCancelled'> & { kinds: InvoiceKind[] },
) {
  for (const taxState of state === '' ? await invoices.statesInUse() : [state])
    for (const kind of kinds) yield* invoices.stream({ ...filter, kind, taxState }, 'oldest');
}
