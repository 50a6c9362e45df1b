import { indianDate } from '#domain/calendar/indian-date.ts';
import type { Sheet } from '#domain/customers/import/sheet.ts';
import { findProductColumns } from '#domain/move-in/find-product-columns.ts';
import { type PlannedProduct, type ProductPlan, planProducts } from '#domain/move-in/plan-products.ts';
import { readProductRow } from '#domain/move-in/read-product-row.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import type { Actor } from '../ports/actor.ts';
import type { CatalogueStore } from '../ports/catalogue.ts';
import type { Sheets } from '../ports/sheets.ts';
import type { System } from '../ports/system.ts';
import type { Tariff } from '../ports/tariff.ts';

type Ports = {
  system: Pick<System, 'now'>;
  sheets: Pick<Sheets, 'readProducts'>;
  catalogues: Pick<CatalogueStore, 'current' | 'saveOnto'>;
  tariff: Tariff;
};

type MovedProducts = {
  sheet: Pick<Sheet, 'kind' | 'name'>;
  headings: string[];
  rows: (PlannedProduct & { cells: string[] })[];
  /** The version of the catalogue that has them: the newest, where nothing changed. */
  version: number;
};

/** Somebody else may save the catalogue meanwhile: then the rows are planned again, onto theirs. */
const TRIES = 5;

/**
 * Takes the products of a file into the catalogue, as one version of it: all good rows or none. A preview stores nothing. The same
 * file again changes nothing, so a repeated call is answered by what is there.
 */
export async function moveInProducts(
  ports: Ports,
  bytes: Uint8Array,
  isPreview: boolean,
  actor: Actor,
): Promise<Outcome<MovedProducts>> {
  const file = await ports.sheets.readProducts(bytes);
  if (!file.ok) return file;
  const chosen = findProductColumns(file.value);
  if (!chosen) return failed('invalid', noNames);
  const { sheet, found } = chosen;
  if (found.rows.length === 0) return failed('invalid', 'There are no rows under the headings.');
  const official = new Set((await ports.tariff.codes()).map(({ code }) => code));
  const today = indianDate(ports.system.now());
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { version, record } = await ports.catalogues.current();
    const rules = { units: record.units, official, today };
    const plan: ProductPlan = planProducts(
      found.rows.map((row) => readProductRow(found, row, rules)),
      record,
    );
    const rows = plan.rows.map((row, at) => ({ ...row, cells: found.rows[at]?.cells ?? [] }));
    const answer = { sheet: { kind: sheet.kind, name: sheet.name }, headings: found.headings, rows };
    const isNothing = plan.rows.every(({ what }) => what === 'same' || what === 'refused');
    if (isPreview || isNothing) return ok({ ...answer, version });
    const saved = await ports.catalogues.saveOnto(version, plan.record, ports.system.now(), actor);
    if (saved !== 'changed') return ok({ ...answer, version: version + 1 });
  }
  return failed('conflict', 'The catalogue is being saved by others: try again.');
}

const noNames = 'No column of this file is named Name, Product or Item. Name the columns in the first row.';
