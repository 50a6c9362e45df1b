import type { Sheet } from '#domain/customers/import/sheet.ts';
import { findMaterialColumns } from '#domain/move-in/materials/find-material-columns.ts';
import { type PlannedMaterial, planMaterials } from '#domain/move-in/materials/plan-materials.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import type { Actor } from '../ports/actor.ts';
import type { CatalogueStore, MaterialStore } from '../ports/catalogue.ts';
import type { CompanyStore } from '../ports/company.ts';
import type { Sheets } from '../ports/sheets.ts';
import type { System } from '../ports/system.ts';

type Ports = {
  system: Pick<System, 'now'>;
  sheets: Pick<Sheets, 'readMaterials'>;
  materials: Pick<MaterialStore, 'current' | 'saveAllOnto'>;
  catalogues: Pick<CatalogueStore, 'current'>;
  companies: Pick<CompanyStore, 'current'>;
};

type MovedMaterials = {
  sheet: Pick<Sheet, 'kind' | 'name'>;
  headings: string[];
  rows: (PlannedMaterial & { cells: string[] })[];
  /** Of the last of them: the newest, where nothing changed. */
  version: number;
};

/** Somebody else may save a material meanwhile: then the rows are planned again, onto theirs. */
const TRIES = 5;

/** Takes the materials of a file, all good rows together or none. A preview stores nothing, and the same file again changes nothing. */
export async function moveInMaterials(
  ports: Ports,
  bytes: Uint8Array,
  isPreview: boolean,
  actor: Actor,
): Promise<Outcome<MovedMaterials>> {
  const file = await ports.sheets.readMaterials(bytes);
  if (!file.ok) return file;
  const chosen = findMaterialColumns(file.value);
  if (!chosen) return failed('invalid', noCodes);
  const { sheet, found } = chosen;
  if (found.rows.length === 0) return failed('invalid', 'There are no rows under the headings.');
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { version, materials } = await ports.materials.current();
    const { rows, saves } = planMaterials(found, {
      ...(await aroundOf(ports)),
      materials: materials.map(({ material }) => material),
    });
    const cellsOf = (at: number) => found.rows[at]?.cells ?? [];
    const answer = {
      sheet: { kind: sheet.kind, name: sheet.name },
      headings: found.headings,
      rows: rows.map((row, at) => ({ ...row, cells: cellsOf(at) })),
    };
    if (isPreview || saves.length === 0) return ok({ ...answer, version });
    const saved = await ports.materials.saveAllOnto(version, saves, ports.system.now(), actor);
    if (saved !== 'changed') return ok({ ...answer, version: saved });
  }
  return failed('conflict', 'The materials are being saved by others: try again.');
}

async function aroundOf({ catalogues, companies }: Ports) {
  const { record } = await catalogues.current();
  const offices = (await companies.current())?.company.contact?.offices ?? [];
  return {
    categories: record.categories,
    products: record.products.map(({ name }) => name),
    cities: offices.map(({ city }) => city),
  };
}

const noCodes =
  'No column of this file is named Code. Name the columns in the first row, as “Save as Excel” on Materials does.';
