import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import { effectiveFacts } from '#domain/returns/return-document-of.ts';
import type { ReturnFacts } from '#domain/returns/return-facts.ts';
import type { Supplement } from '#domain/returns/supplement.ts';
import { isSupplyType, type SupplyType } from '#domain/tax/supply-types.ts';
import type { Database, Tables, Transacting } from '../engine/tables.ts';
import { factsOfDraft } from './return-facts.ts';

type Reading = Database['read'] | Transacting;

type WithFacts = Pick<Tables['invoices'], 'tax_state' | 'tax_type' | 'draft'> & {
  gstin: string | null;
  place: string | null;
};

/** A stored document, with its facts when they are frozen. `supplement` is that of `supplementAt`. */
type StoredDocument = WithFacts & { original_id: string | null; supplement: string | null };

/** The invoice of this shop that a note corrects, with its rows and the facts that count for it. */
type StoredOriginal = { number: string; date: string; value: number; supplyType?: SupplyType } & ReturnFacts &
  Pick<InvoiceDraft, 'lines'>;

type DocumentFacts = {
  /** Those of its issue, or for a note those that count for its invoice. */
  facts: ReturnFacts;
  /** What staff added, for a note also who they said that the buyer of its invoice is. */
  supplement: Supplement;
  original: StoredOriginal | null;
};

/** What these documents had at an audit line, as a function of the document. */
export async function documentFacts(
  from: Reading,
  rows: readonly StoredDocument[],
  line: number,
): Promise<(row: StoredDocument) => DocumentFacts> {
  const originals = await ownOriginals(
    from,
    rows.flatMap(({ original_id }) => original_id ?? []),
    line,
  );
  return (row) => {
    const supplement: Supplement = row.supplement === null ? {} : JSON.parse(row.supplement);
    const found = row.original_id === null ? undefined : originals.get(row.original_id);
    if (!found) return { facts: frozenFacts(row), supplement, original: null };
    const { said, ...original } = found;
    const { gstin, place } = original;
    return { facts: { gstin, place }, supplement: { ...supplement, ...said }, original };
  };
}

/** What staff had added to a document at an audit line, as a column of a query. */
export function supplementAt(line: number) {
  return (row: ExpressionBuilder<Tables, 'invoices'>) =>
    row
      .selectFrom('supplements')
      .select('supplements.facts')
      .whereRef('supplements.document', '=', 'invoices.id')
      .where('supplements.line', '<=', line)
      .orderBy('supplements.line', 'desc')
      .limit(sql.lit(1))
      .as('supplement');
}

/** `said`: whether staff said who its buyer is. It holds for the note. */
type Original = StoredOriginal & { said: Pick<Supplement, 'gstin'> };

/** The invoices of this shop that notes correct, of any month, by their id. */
async function ownOriginals(from: Reading, ids: string[], line: number): Promise<Map<string, Original>> {
  if (ids.length === 0) return new Map();
  const rows = await from
    .selectFrom('invoices')
    .leftJoin('return_facts', 'return_facts.document', 'invoices.id')
    .select(['invoices.id', 'invoices.number', 'invoices.date', 'payable', 'invoices.tax_state', 'tax_type', 'draft'])
    .select(['return_facts.gstin', 'return_facts.place'])
    .select(supplementAt(line))
    .where('invoices.id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, originalOf(row)]));
}

function originalOf(
  row: WithFacts &
    Pick<Selectable<Tables['invoices']>, 'number' | 'date' | 'payable'> &
    Pick<StoredDocument, 'supplement'>,
): Original {
  const supplement: Supplement = row.supplement === null ? {} : JSON.parse(row.supplement);
  const { number, date, payable: value } = row;
  const said = supplement.gstin === undefined ? {} : { gstin: supplement.gstin };
  return { number, date, value, ...saidOf(row), ...effectiveFacts(frozenFacts(row), supplement), said };
}

function saidOf({ draft }: Pick<WithFacts, 'draft'>): Pick<StoredOriginal, 'lines' | 'supplyType'> {
  const { lines, supplyType } = JSON.parse(draft) as InvoiceDraft;
  return { lines, ...(isSupplyType(supplyType) && { supplyType }) };
}

/** An earlier release froze none: they are those that the text shows. */
function frozenFacts(row: WithFacts): ReturnFacts {
  return row.gstin === null || row.place === null ? factsOfDraft(row) : { gstin: row.gstin, place: row.place };
}
