import { effectiveFacts } from '#domain/returns/return-document-of.ts';
import type { ReturnFacts } from '#domain/returns/return-facts.ts';
import type { Supplement } from '#domain/returns/supplement.ts';
import type { TaxType } from '#domain/tax/gst.ts';
import { gstinIn } from '#domain/tax/gstin.ts';
import { placeByAddresses } from '#domain/tax/place-of-supply.ts';
import type { TaxState } from '#domain/tax/states.ts';
import { keptQuery } from '../engine/kept-query.ts';
import type { Database, Tables, Transacting } from '../engine/tables.ts';

type Reading = Database['read'] | Transacting;

type Issued = Pick<Tables['invoices'], 'tax_state' | 'tax_type' | 'draft'>;

/**
 * The facts to freeze of a document that is being issued. A note has those of its invoice, even when the buyer has others today.
 * `shown`: the facts that its own text shows. `original`: that invoice, when this shop issued it.
 */
export async function factsToFreeze(
  from: Reading,
  shown: () => ReturnFacts,
  original: string | null,
): Promise<ReturnFacts> {
  return (original === null ? null : await factsOf(from, original)) ?? shown();
}

/** Stores them. The document is a tax invoice or a credit note. */
export const addReturnFacts = keptQuery((database, row: Tables['return_facts']) =>
  database.insertInto('return_facts').values(row),
);

/** `factsOfDraft(row)` → the facts of a document of a release that froze none: its place is that of its addresses. */
export function factsOfDraft({ tax_state, tax_type, draft }: Issued): ReturnFacts {
  const { buyerAddress, consigneeAddress } = JSON.parse(draft);
  const place = placeByAddresses({
    taxState: tax_state as TaxState,
    taxType: tax_type as TaxType,
    buyerAddress,
    consigneeAddress,
  });
  return { gstin: gstinIn(buyerAddress) ?? '', place: place?.code ?? '' };
}

/** What counts for a document now. Null when no document has this id. */
async function factsOf(from: Reading, document: string): Promise<ReturnFacts | null> {
  const row = await from
    .selectFrom('invoices')
    .leftJoin('return_facts', 'return_facts.document', 'invoices.id')
    .select(['tax_type', 'draft', 'invoices.tax_state', 'return_facts.gstin', 'return_facts.place'])
    .where('invoices.id', '=', document)
    .executeTakeFirst();
  if (!row) return null;
  const frozen = row.gstin === null || row.place === null ? factsOfDraft(row) : { gstin: row.gstin, place: row.place };
  return effectiveFacts(frozen, await newestSupplement(from, document));
}

/** What was added to a document and counts now; `{}` when nothing was. */
export async function newestSupplement(from: Reading, document: string): Promise<Supplement> {
  const row = await from
    .selectFrom('supplements')
    .select('facts')
    .where('document', '=', document)
    .orderBy('line', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? JSON.parse(row.facts) : {};
}
