import type { Selectable } from 'kysely';
import { effectiveFacts } from '#domain/returns/return-document-of.ts';
import type { ReturnFacts } from '#domain/returns/return-facts.ts';
import type { Supplement } from '#domain/returns/supplement.ts';
import type { Database, Tables, Transacting } from '../engine/tables.ts';
import { factsOfDraft } from './return-facts.ts';

type Reading = Database['read'] | Transacting;

type WithFacts = Pick<Tables['invoices'], 'tax_state' | 'tax_type' | 'draft'> & {
  gstin: string | null;
  place: string | null;
};

/** A stored document, with its facts when they are frozen. */
type StoredDocument = WithFacts & { id: string; original_id: string | null };

/** The invoice of this shop that a note corrects, with the facts that count for it. */
type StoredOriginal = { number: string; date: string; value: number } & ReturnFacts;

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
  );
  const supplements = await newestSupplements(from, [...rows.map(({ id }) => id), ...originals.keys()], line);
  return (row) => {
    const original = originalOf(row, originals, supplements);
    return {
      facts: original ? { gstin: original.gstin, place: original.place } : frozenFacts(row),
      supplement: { ...supplements.get(row.id), ...gstinSaid(row, supplements) },
      original,
    };
  };
}

type Original = Pick<Selectable<Tables['invoices']>, 'id' | 'number' | 'date' | 'payable'> & { facts: ReturnFacts };

/** The invoices of this shop that notes correct, of any month, by their id. */
async function ownOriginals(from: Reading, ids: string[]): Promise<Map<string, Original>> {
  if (ids.length === 0) return new Map();
  const rows = await from
    .selectFrom('invoices')
    .leftJoin('return_facts', 'return_facts.document', 'invoices.id')
    .select(['invoices.id', 'invoices.number', 'invoices.date', 'payable', 'invoices.tax_state', 'tax_type', 'draft'])
    .select(['return_facts.gstin', 'return_facts.place'])
    .where('invoices.id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, { ...row, facts: frozenFacts(row) }]));
}

/** An earlier release froze none: they are those that the text shows. */
function frozenFacts(row: WithFacts): ReturnFacts {
  return row.gstin === null || row.place === null ? factsOfDraft(row) : { gstin: row.gstin, place: row.place };
}

function originalOf(
  { original_id }: StoredDocument,
  originals: Map<string, Original>,
  supplements: Map<string, Supplement>,
): StoredOriginal | null {
  const original = original_id === null ? undefined : originals.get(original_id);
  if (!original) return null;
  const { number, date, payable: value, facts } = original;
  return { number, date, value, ...effectiveFacts(facts, supplements.get(original.id) ?? {}) };
}

/** Whether staff said who the buyer of a note's invoice is: it holds for the note. */
function gstinSaid({ original_id }: StoredDocument, supplements: Map<string, Supplement>): Pick<Supplement, 'gstin'> {
  const gstin = supplements.get(original_id ?? '')?.gstin;
  return gstin === undefined ? {} : { gstin };
}

async function newestSupplements(from: Reading, ids: string[], line: number): Promise<Map<string, Supplement>> {
  const rows = await from
    .selectFrom('supplements')
    .select(['document', 'facts'])
    .where('document', 'in', ids)
    .where('line', '<=', line)
    .orderBy('line')
    .execute();
  return new Map(rows.map(({ document, facts }) => [document, JSON.parse(facts)]));
}
