import type { FigureDays } from '#domain/figures/period.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import { asksFor, type MaterialUses, quantitiesOf } from '#domain/materials/material-uses.ts';
import { compareText } from '#domain/text/compare-text.ts';
import type { Database } from '../engine/tables.ts';
import { documentsOfDays, requestsOfDays } from './parts-of-days.ts';

/** As many of each kind as a screen lists. */
const MOST = 500;

/** What has to do with a material on some days, newest first: requests that were not held back, and standing documents. */
export async function readUses({ read }: Database, code: string, days: FigureDays): Promise<MaterialUses> {
  const [requests, documents] = await Promise.all([requestsOf(read, code, days), documentsOf(read, code, days)]);
  return { ...requests, ...documents };
}

/** Codes are compared here, because the engines compare letter cases in different ways. */
async function requestsOf(read: Database['read'], code: string, days: FigureDays) {
  const found: Pick<MaterialUses, 'asked' | 'sampled'> = { asked: [], sampled: [] };
  for await (const requests of requestsOfDays(read, days)) {
    for (const { id, date, name, isForSamples, request } of requests) {
      const list = isForSamples ? found.sampled : found.asked;
      if (list.length < MOST && asksFor(request, code))
        list.push({ id, kind: 'request', number: '', date, name, quantities: [] });
    }
    if (Object.values(found).every(({ length }) => length === MOST)) break;
  }
  return found;
}

type Found = { seq: number; use: MaterialUses['sold'][number] }[];

/** The newest in the order of issue. */
async function documentsOf(read: Database['read'], code: string, days: FigureDays) {
  const quoted: Found = [];
  const sold: Found = [];
  for await (const { documents } of documentsOfDays(read, days)) {
    const rows = await documents
      .leftJoin('buyer_names', 'buyer_names.document', 'invoices.id')
      .select(['id', 'issued_seq', 'kind', 'number', 'date', 'draft', 'buyer_name', 'buyer_names.name'])
      .where('draft', 'like', `%"material":${JSON.stringify(code)}%`)
      .orderBy('issued_seq', 'desc')
      .execute();
    for (const { id, issued_seq: seq, kind, number, date, draft, name, buyer_name } of rows) {
      const quantities = quantitiesOf(JSON.parse(draft) as InvoiceDraft, code);
      if (!quantities || (kind !== 'pro' && kind !== 'tax' && kind !== 'credit')) continue;
      (kind === 'pro' ? quoted : sold).push({
        seq,
        use: { id, kind, number, date, name: name ?? buyer_name, quantities },
      });
    }
    if (quoted.length >= MOST && sold.length >= MOST) break;
  }
  return { quoted: newest(quoted), sold: newest(sold) };
}

function newest(found: Found): MaterialUses['sold'] {
  return found
    .toSorted((one, other) => compareText(other.use.date, one.use.date) || other.seq - one.seq)
    .slice(0, MOST)
    .map(({ use }) => use);
}
