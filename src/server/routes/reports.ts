import type { Context } from 'hono';
import { stream } from 'hono/streaming';
import type { z } from 'zod';
import { getInvoiceDetailsCall, type invoiceRecord, registerCall } from '#contract/invoices.ts';
import { csvLine } from '#domain/invoice/csv-line.ts';
import type { IssuedInvoice } from '#domain/invoice/issued-invoice.ts';
import { registerHeader, registerRow } from '#domain/invoice/register-row.ts';
import type { InvoiceFilter } from '#operations/ports.ts';
import { kindAndState } from '../kind-and-state.ts';
import { fail } from '../respond.ts';
import { type Env, type Route, route } from '../route.ts';
import type { ServerPorts } from '../server-ports.ts';

export const reportRoutes = (ports: ServerPorts): Route[] => [
  route(getInvoiceDetailsCall, async ({ context, query }) => {
    const { type = '', state = '' } = context.req.param() as Record<string, string>;
    const which = kindAndState(type, state);
    if (!which) return fail(context, 404, 'There is no such kind of document or state.');
    const filter = {
      ...which,
      query: query.q,
      from: query.from,
      to: query.to,
      withCancelled: query.cancelled === 'true',
    };
    if (query.page === undefined) return streamAll(context, ports, filter);
    const found = await ports.invoices.page(filter, query.page, query.size);
    context.header('X-Total-Count', String(found.count));
    context.header('X-Totals', JSON.stringify(found.sums));
    return context.json(found.invoices.map(recordOf));
  }),

  route(registerCall, ({ context, query }) => {
    context.header('Content-Type', 'text/csv; charset=utf-8');
    context.header('Content-Disposition', `attachment; filename="register${query.state && `-${query.state}`}.csv"`);
    return stream(context, async (out) => {
      // Spreadsheets take a file without this mark for another character set.
      await out.write(`\uFEFF${csvLine(registerHeader)}`);
      const states = query.state === '' ? (['delhi', 'odisha'] as const) : [query.state];
      for (const taxState of states)
        for (const kind of ['tax', 'credit'] as const)
          for await (const invoice of ports.invoices.stream(
            { kind, taxState, query: '', from: query.from, to: query.to, withCancelled: true },
            'oldest',
          ))
            await out.write(csvLine(registerRow(invoice)));
    });
  }),
];

/** A list of years must not stand in memory: the rows go out as they are read. */
const streamAll = (context: Context<Env>, ports: ServerPorts, filter: InvoiceFilter): Response => {
  context.header('Content-Type', 'application/json');
  return stream(context, async (out) => {
    let between = '[';
    for await (const invoice of ports.invoices.stream(filter)) {
      await out.write(between + JSON.stringify(recordOf(invoice)));
      between = ',';
    }
    await out.write(between === '[' ? '[]' : ']');
  });
};

const recordOf = (invoice: IssuedInvoice): z.output<typeof invoiceRecord> => ({
  refnum: invoice.number,
  gstType: invoice.taxType,
  data: invoice.data,
  totals: invoice.totals,
  cancelled: invoice.cancelledAt !== null,
});
