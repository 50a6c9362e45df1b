import type { Customer } from '../customer.ts';
import { type BookEntry, type ImportBook, openImportBook } from './import-book.ts';
import type { PlannedRow } from './planned-row.ts';
import type { ImportRow } from './read-import-row.ts';

type Planned = ReadonlyMap<ImportRow, PlannedRow>;

/**
 * The rows that cannot be taken, each with the other row that is about the same customer: both match the customer now, or the
 * other one would match other customers after the import.
 */
export function rowsOfOneCustomer(
  planned: Planned,
  book: ImportBook<BookEntry>,
  customers: readonly Customer[],
): Map<ImportRow, ImportRow> {
  const { found, owners } = rowsWithOneMatch(planned);
  for (let before = -1; before < found.size; ) {
    before = found.size;
    const after = openImportBook(bookAfter(planned, found, customers));
    for (const [row, plan] of planned) {
      const own = found.has(row) ? null : idAfter(plan);
      const now = own === null ? idsOf(book, row) : [own];
      const then = idsOf(after, row);
      // When each row matches the same customers as before, the same rows are taken and refused the next time.
      if (then.join() === now.join()) continue;
      for (const id of [...now, ...then]) {
        const owner = owners.get(id);
        if (owner && owner !== row && !found.has(owner)) found.set(owner, row);
      }
    }
  }
  return found;
}

function rowsWithOneMatch(planned: Planned) {
  const found = new Map<ImportRow, ImportRow>();
  const owners = new Map<string, ImportRow>();
  for (const [row, plan] of planned) {
    const id = idAfter(plan);
    if (id === null) continue;
    const owner = owners.get(id);
    if (!owner) owners.set(id, row);
    else found.set(row, owner).set(owner, found.get(owner) ?? row);
  }
  return { found, owners };
}

function idsOf(book: ImportBook<BookEntry>, row: ImportRow): string[] {
  return book
    .match(row.customer)
    .live.map(({ id }) => id)
    .toSorted();
}

/** The id of the customer that the row is about after the import; of a new one the number of the row. */
function idAfter(plan: PlannedRow): string | null {
  if (plan.what === 'refused') return null;
  return plan.what === 'new' ? `row ${plan.number}` : plan.customer.id;
}

function bookAfter(
  planned: Planned,
  found: ReadonlyMap<ImportRow, ImportRow>,
  customers: readonly Customer[],
): BookEntry[] {
  const taken = [...planned].flatMap(([row, plan]) => (found.has(row) ? [] : [plan]));
  const changed = new Map(
    taken.flatMap((plan) => (plan.what === 'changes' ? [[plan.customer.id, plan.fields] as const] : [])),
  );
  const added = taken.flatMap((plan) =>
    plan.what === 'new' ? [{ ...plan.fields, id: `row ${plan.number}`, archivedAt: null, mergedInto: null }] : [],
  );
  return [...customers.map((customer) => ({ ...customer, ...changed.get(customer.id) })), ...added];
}
