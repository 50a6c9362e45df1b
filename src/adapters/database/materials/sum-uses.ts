import { sql } from 'kysely';
import type { FigureDays } from '#domain/figures/period.ts';
import type { DraftLine, InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { InvoiceKind } from '#domain/invoices/invoice-kinds.ts';
import { type AskedCodes, openAskedCodes } from '#domain/materials/asked-codes.ts';
import { type MaterialSums, openMaterialSums } from '#domain/materials/material-report.ts';
import { materialsIn } from '#domain/materials/material-uses.ts';
import { madeFrom } from '../engine/made-from.ts';
import type { Database } from '../engine/tables.ts';
import { documentsOfDays, requestsOfDays } from './parts-of-days.ts';

type Sums = ReturnType<typeof openMaterialSums>;

/**
 * How often each material was asked for, sampled, quoted and sold on some days. `codes`: those of the catalogue; others are found where
 * documents or samples have them.
 */
export async function sumUses({ read }: Database, codes: readonly string[], days: FigureDays): Promise<MaterialSums> {
  const sums = openMaterialSums();
  for await (const { documents } of documentsOfDays(read, days))
    for (const { kind, draft } of await documents.select(['kind', 'draft']).execute())
      if (draft.includes('"material":')) sums.addDocument({ kind: kind as InvoiceKind, lines: linesIn(draft) });
  await addRequests(read, sums, openAskedCodes([...codes, ...sums.codes()]), days);
  return sums.result();
}

/**
 * The rows of a document without the rest, which is longer: a hundred thousand are read at once. Cut off inside of a text or of a row
 * they are no JSON, and all is read.
 */
function linesIn(draft: string): DraftLine[] {
  const from = draft.indexOf('"lines":[') + '"lines":'.length;
  try {
    return JSON.parse(draft.slice(from, draft.indexOf('}]', from) + 2));
  } catch {
    return (JSON.parse(draft) as InvoiceDraft).lines;
  }
}

async function addRequests(read: Database['read'], sums: Sums, known: AskedCodes, days: FigureDays): Promise<void> {
  for await (const requests of requestsOfDays(read, days)) {
    const sampled = new Map<string, string[]>();
    for (const { id, isForSamples, request } of requests) {
      for (const { code } of request.items) known.add(code);
      const codes = known.in(request);
      sums.addRequest(isForSamples ? 'sampled' : 'asked', codes);
      if (isForSamples) sampled.set(id, codes);
    }
    for (const [id, drafts] of await invoicesFrom(read, [...sampled.keys()])) {
      const sold = new Set(drafts.flatMap((draft) => [...materialsIn(draft).keys()]));
      sums.addOrder((sampled.get(id) ?? []).filter((code) => sold.has(code)));
    }
  }
}

/** The standing tax invoices that were made from requests, also by way of a pro-forma. */
async function invoicesFrom(read: Database['read'], requests: string[]): Promise<Map<string, InvoiceDraft[]>> {
  if (requests.length === 0) return new Map();
  const { rows } = await sql<{ enquiry: string; draft: string }>`
    with ${madeFrom(sql`${sql.join(requests)}`)}
    select all_made.enquiry, draft from all_made inner join invoices on invoices.id = all_made.document
    where invoices.kind = 'tax' and invoices.cancelled = 0`.execute(read);
  return new Map(
    [...Map.groupBy(rows, ({ enquiry }) => enquiry)].map(([id, of]) => [id, of.map(({ draft }) => JSON.parse(draft))]),
  );
}
