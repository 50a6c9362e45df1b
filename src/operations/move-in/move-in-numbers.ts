import { indianDate } from '#domain/calendar/indian-date.ts';
import { fillInCompany } from '#domain/company/firm-problem.ts';
import { registeredStates } from '#domain/company/registered-states.ts';
import type { Sheet } from '#domain/customers/import/sheet.ts';
import { findNumberColumns } from '#domain/move-in/numbers/find-number-columns.ts';
import { type PlannedNumber, planNumbers } from '#domain/move-in/numbers/plan-numbers.ts';
import { readNumberRow } from '#domain/move-in/numbers/read-number-row.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import type { Actor } from '../ports/actor.ts';
import type { CompanyStore } from '../ports/company.ts';
import type { Sheets } from '../ports/sheets.ts';
import type { System } from '../ports/system.ts';

type Ports = {
  system: Pick<System, 'now'>;
  sheets: Pick<Sheets, 'read'>;
  companies: Pick<CompanyStore, 'current' | 'begunSeries' | 'saveOnto'>;
};

type MovedNumbers = {
  sheet: Pick<Sheet, 'kind' | 'name'>;
  headings: string[];
  rows: (PlannedNumber & { cells: string[] })[];
  /** The version of the company record that has them: the newest, where nothing changed. */
  version: number;
};

/** Somebody else may save the record, or begin a series, meanwhile: then the rows are planned again. */
const TRIES = 5;

/**
 * Takes the last number of each series from a file: the next document gets the one after it. All good rows become one version of the
 * company record. A preview stores nothing, and the same file again changes nothing.
 */
export async function moveInNumbers(
  { system, sheets, companies }: Ports,
  bytes: Uint8Array,
  isPreview: boolean,
  actor: Actor,
): Promise<Outcome<MovedNumbers>> {
  const file = await sheets.read(bytes);
  if (!file.ok) return file;
  const chosen = findNumberColumns(file.value);
  if (!chosen) return failed('invalid', noNumbers);
  const { sheet, found } = chosen;
  if (found.rows.length === 0) return failed('invalid', 'There are no rows under the headings.');
  const today = indianDate(system.now());
  for (let tries = 0; tries < TRIES; tries += 1) {
    const record = await companies.current();
    if (!record || registeredStates(record.company).length === 0) return failed('conflict', `${fillInCompany}.`);
    const { version, company, demo } = record;
    const plan = planNumbers(
      found.rows.map((row) => readNumberRow(found, row, { company, today })),
      company,
      await companies.begunSeries(),
    );
    const rows = plan.rows.map((row, at) => ({ ...row, cells: found.rows[at]?.cells ?? [] }));
    const answer = { sheet: { kind: sheet.kind, name: sheet.name }, headings: found.headings, rows };
    const isNothing = plan.rows.every(({ what }) => what === 'same' || what === 'refused');
    if (isPreview || isNothing) return ok({ ...answer, version });
    const next = { ...company, openingNumbers: plan.openingNumbers };
    const saved = await companies.saveOnto(version, next, demo, system.now(), actor);
    if (saved && saved !== 'series-begun') return ok({ ...answer, version: saved.version });
  }
  return failed('conflict', 'The company record is being saved by others: try again.');
}

const noNumbers =
  'No column of this file is named Last number. Name the columns in the first row: Document, State, Last number.';
