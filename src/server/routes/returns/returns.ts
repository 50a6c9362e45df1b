import type { Context } from 'hono';
import { filedFileCall, fileReturnCall, reopenReturnCall } from '#contract/returns/file-return.ts';
import { type ReturnRow, returnCall, returnDocumentsCall } from '#contract/returns/returns.ts';
import { isPeriod } from '#domain/returns/period.ts';
import type { ReturnDocument } from '#domain/returns/return-document.ts';
import { isTaxState } from '#domain/tax/states.ts';
import { fileReturn } from '#operations/returns/file-return.ts';
import { listReturnDocuments } from '#operations/returns/list-return-documents.ts';
import { noSuchReturn, readReturn } from '#operations/returns/read-return.ts';
import { reopenReturn } from '#operations/returns/reopen-return.ts';
import { returnAnswerOf } from '../../answers/return-answer-of.ts';
import { refuse } from '../../respond.ts';
import { type Env, type Route, route } from '../../route.ts';
import type { ServerPorts } from '../../server-ports.ts';

/** The return of a period: its figures, the documents behind them, and that it was filed. */
export function returnRoutes(ports: ServerPorts): Route[] {
  const answer = async (context: Context<Env>, { state, period }: { state: string; period: string }) => {
    const read = await readReturn(ports, state, period);
    return read.ok ? context.json(returnAnswerOf(read.value)) : refuse(context, read);
  };
  return [
    route(returnCall, ({ context, params }) => answer(context, params)),

    route(returnDocumentsCall, async ({ context, params, query: { section, page, size } }) => {
      const listed = await listReturnDocuments(ports, { ...params, figure: section, page, size });
      if (!listed.ok) return refuse(context, listed);
      context.header('X-Total-Count', String(listed.value.count));
      return context.json(listed.value.rows.map(rowOf));
    }),

    route(fileReturnCall, async ({ context, params, body, actor }) => {
      const filed = await fileReturn(ports, { ...params, ...body }, actor);
      return filed.ok ? answer(context, params) : refuse(context, filed);
    }),

    route(reopenReturnCall, async ({ context, params, query, actor }) => {
      const reopened = await reopenReturn(ports, { ...params, ...query }, actor);
      return reopened.ok ? answer(context, params) : refuse(context, reopened);
    }),

    route(filedFileCall, async ({ context, params: { state, period, file } }) => {
      if (!isTaxState(state) || !isPeriod(period)) return refuse(context, noSuchReturn);
      const filings = await ports.returns.filingsTouching(state, period);
      const found = filings.filter((filing) => filing.period === period).flatMap(({ files }) => files);
      const hash = found.find(({ name }) => name === file)?.hash;
      const bytes = hash === undefined ? null : await ports.files.get(hash);
      if (!bytes) return refuse(context, noSuchReturn);
      return context.body(new Uint8Array(bytes), 200, {
        'Content-Type': file.endsWith('.json') ? 'application/json' : 'application/octet-stream',
        'Content-Disposition': `attachment; filename="${file}"`,
      });
    }),
  ];
}

function rowOf({
  id,
  kind,
  number,
  date,
  buyerName,
  gstin,
  place,
  cancelled,
  carried,
  totals,
}: ReturnDocument): ReturnRow {
  const sign = kind === 'credit' ? -1 : 1;
  return {
    document: id,
    ...{ kind, number, date, buyerName, gstin, place, cancelled, carried },
    taxable: sign * totals.taxable,
    igst: sign * totals.igst,
    cgst: sign * totals.cgst,
    sgst: sign * totals.sgst,
  };
}
