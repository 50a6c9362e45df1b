import type { Logger } from 'pino';
import { getInvoiceDetailsCall, registerCall } from '#contract/invoices.ts';
import type { IssuedInvoice } from '#domain/invoices/issued-invoice.ts';
import { registerHeader, registerRow } from '#domain/reports/register-row.ts';
import type { TaxState } from '#domain/tax/gst.ts';
import { csvLine, csvStart } from '#domain/text/csv-line.ts';
import type { InvoiceTotalsFound } from '#operations/ports/invoices.ts';
import { sendStream } from '../http/send-stream.ts';
import { untilGone } from '../http/until-gone.ts';
import { invoiceRecordOf } from '../invoice-record-of.ts';
import { kindAndState } from '../kind-and-state.ts';
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
      return context.json(rows.map(invoiceRecordOf));
    }),

    route(registerCall, ({ context, query }) => {
      context.header('Content-Type', 'text/csv; charset=utf-8');
      context.header('Content-Disposition', `attachment; filename="register${query.state && `-${query.state}`}.csv"`);
      return sendStream(context, log, exportRegister(ports, query));
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

async function* exportRegister(
  ports: ServerPorts,
  { state, from, to }: { state: '' | TaxState; from: string; to: string },
) {
  yield csvStart(registerHeader);
  for (const taxState of state === '' ? (['delhi', 'odisha'] as const) : [state])
    for (const kind of ['tax', 'credit'] as const) {
      const filter = { kind, taxState, query: '', from, to, withCancelled: true };
      for await (const invoice of ports.invoices.stream(filter, 'oldest')) yield csvLine(registerRow(invoice));
    }
}
