import { indianDate } from '#domain/calendar/indian-date.ts';
import { fillInCompany } from '#domain/company/firm-problem.ts';
import { registeredStates } from '#domain/company/registered-states.ts';
import { openImportBook } from '#domain/customers/import/import-book.ts';
import type { Sheet } from '#domain/customers/import/sheet.ts';
import { findBillColumns } from '#domain/move-in/bills/find-bill-columns.ts';
import { type PlannedBill, planBills } from '#domain/move-in/bills/plan-bills.ts';
import { readBillRow } from '#domain/move-in/bills/read-bill-row.ts';
import { fileId, rowId, rowOfId, triesOf } from '#domain/move-in/file-ids.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import type { OpeningBill } from '#domain/receivables/opening-bill.ts';
import type { TaxState } from '#domain/tax/states.ts';
import type { Actor } from '../ports/actor.ts';
import type { CompanyStore } from '../ports/company.ts';
import type { CustomerImports } from '../ports/customer-imports.ts';
import type { ReceivableStore } from '../ports/receivables.ts';
import type { Sheets } from '../ports/sheets.ts';
import type { System } from '../ports/system.ts';

type Ports = {
  system: Pick<System, 'now' | 'sha256' | 'pause'>;
  sheets: Pick<Sheets, 'readBills'>;
  companies: Pick<CompanyStore, 'current'>;
  customerImports: Pick<CustomerImports, 'candidates'>;
  receivables: Pick<ReceivableStore, 'allOpenings' | 'openingsOfFile' | 'addOpenings'>;
};

type MovedBills = {
  sheet: Pick<Sheet, 'kind' | 'name' | 'leftOut'>;
  /** By which the bills of this file are taken back. */
  file: string;
  headings: string[];
  /** Those of the firm: a bill is owed to one of them. */
  registrations: TaxState[];
  rows: (PlannedBill & { cells: string[] })[];
};

/** In a transaction: others wait for their numbers no longer than that. */
const BILLS_AT_ONCE = 100;

/**
 * Takes open bills and advances of customers from a file into their accounts. A preview stores nothing. After a broken connection the same
 * file again enters what is missing, and nothing twice.
 */
export async function moveInBills(
  ports: Ports,
  bytes: Uint8Array,
  isPreview: boolean,
  actor: Actor,
): Promise<Outcome<MovedBills>> {
  const states = registeredStates((await ports.companies.current())?.company ?? null);
  if (states.length === 0) return failed('invalid', fillInCompany);
  const read = await ports.sheets.readBills(bytes);
  if (!read.ok) return read;
  const chosen = findBillColumns(read.value);
  if (!chosen) return failed('invalid', noColumns);
  const { sheet, found } = chosen;
  if (found.rows.length === 0) return failed('invalid', 'There are no rows under the headings.');
  const at = ports.system.now();
  const today = indianDate(at);
  const bills = found.rows.map((row) => readBillRow(found, row, { states, today }));
  const sought = bills.flatMap((bill) => ('name' in bill ? [{ name: bill.name, gstin: bill.gstin, phone: '' }] : []));
  const book = openImportBook(await ports.customerImports.candidates(sought));
  const sha256 = ports.system.sha256(bytes);
  const file = fileId(sha256);
  const latest = latestOfRows(await ports.receivables.openingsOfFile(file));
  const plan = planBills(bills, { book, known: await ports.receivables.allOpenings(), today }).map((row) =>
    withoutRenamed(row, latest.get(row.number)),
  );
  const answerOf = (rows: PlannedBill[]): Outcome<MovedBills> =>
    ok({
      sheet: { kind: sheet.kind, name: sheet.name, leftOut: sheet.leftOut },
      file,
      headings: found.headings,
      registrations: states,
      rows: rows.map((row, index) => ({ ...row, cells: found.rows[index]?.cells ?? [] })),
    });
  if (isPreview) return answerOf(plan);
  const entries = plan.flatMap(({ number, what, bill }) => {
    if (what !== 'new' || !bill) return [];
    const { name: _, ...fields } = bill;
    const ended = latest.get(number);
    return [{ id: rowId(sha256, ended ? triesOf(ended.id) + 1 : 0, number), fields }];
  });
  const stored = new Set<number>();
  for (let from = 0; from < entries.length; from += BILLS_AT_ONCE) {
    const ids = await ports.receivables.addOpenings(entries.slice(from, from + BILLS_AT_ONCE), at, actor);
    for (const id of ids) stored.add(rowOfId(id));
    await ports.system.pause();
  }
  return answerOf(plan.map((row) => (row.what === 'new' && !stored.has(row.number) ? notEntered(row) : row)));
}

/** What each row of the file brought last: it stands, or has ended. */
function latestOfRows(earlier: readonly OpeningBill[]): Map<number, OpeningBill> {
  return new Map(
    earlier.toSorted((a, b) => triesOf(a.id) - triesOf(b.id)).map((bill) => [rowOfId(bill.id), bill] as const),
  );
}

/** A bill of the file that stands by another number or customer is not entered a second time. */
function withoutRenamed(row: PlannedBill, latest: OpeningBill | undefined): PlannedBill {
  if (row.what !== 'new' || !latest || latest.endedAt !== null) return row;
  return refused(
    row,
    `this file brought it already, and it is ${latest.reference} now. Change it on the page of the customer.`,
  );
}

/** Between the plan and the lock of the store somebody was faster. */
function notEntered(row: PlannedBill): PlannedBill {
  const { reference = '', name = '' } = row.bill ?? {};
  return refused(
    row,
    `${reference} of ${name} was not entered: somebody entered it or changed its customer just now. Read the file again to see what is there.`,
  );
}

function refused({ number }: PlannedBill, why: string): PlannedBill {
  return { number, what: 'refused', message: `Row ${number}: ${why}`, bill: null };
}

const noColumns =
  'Name the columns in the first row: Customer, Bill no, Date, Amount. Due date, GSTIN, Dr/Cr and Registration are read too.';
