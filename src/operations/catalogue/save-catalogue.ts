import { type CatalogueChange, catalogueChanges } from '#domain/catalogue/catalogue-changes.ts';
import { catalogueLosses } from '#domain/catalogue/catalogue-losses.ts';
import { catalogueProblems } from '#domain/catalogue/catalogue-problems.ts';
import type { CatalogueRecord, CatalogueVersion } from '#domain/catalogue/catalogue-record.ts';
import { settleRecord } from '#domain/catalogue/settle-record.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import type { Actor } from '../ports/actor.ts';
import type { CatalogueStore, MaterialStore } from '../ports/catalogue.ts';
import type { System } from '../ports/system.ts';

type Ports = { system: System; catalogues: CatalogueStore };

type SaveCatalogue = {
  /** The version that the person edited: a newer one is not overwritten. */
  onto: number;
  record: CatalogueRecord;
  /** The first words of the site's own addresses. */
  ownWords: ReadonlySet<string>;
};

type CataloguePreview = { changes: CatalogueChange[]; losses: string[] };

/** What a save would change and what would be lost by it; nothing is saved. */
export async function previewCatalogue(
  { catalogues, materials }: Ports & { materials: Pick<MaterialStore, 'current'> },
  asked: SaveCatalogue,
): Promise<Outcome<CataloguePreview>> {
  const settled = await settle(catalogues, asked);
  if (!settled.ok) return settled;
  const { before, after } = settled.value;
  const folders = (await materials.current()).materials.map(({ material }) => material.folder);
  const losses = catalogueLosses(before, after, await catalogues.pictureCounts(), folders);
  return ok({ changes: catalogueChanges(before, after), losses });
}

/** Saves the next version of the catalogue record; visitors see it within a second. */
export async function saveCatalogue(
  { system, catalogues }: Ports,
  asked: SaveCatalogue,
  actor: Actor,
): Promise<Outcome<CatalogueVersion>> {
  const settled = await settle(catalogues, asked);
  if (!settled.ok) return settled;
  const saved = await catalogues.saveOnto(asked.onto, settled.value.after, system.now(), actor);
  if (saved === 'changed') return changedMeanwhile;
  if (!('inUse' in saved)) return ok(saved);
  const category = settled.value.before.categories.find(({ folder }) => folder === saved.inUse);
  const message = `${category?.names.en} has materials or pictures, or had pictures in the last 30 days: hide it instead.`;
  return failed('invalid', 'The catalogue is not saved.', {
    problems: [{ field: `categories.${category?.id}`, message }],
  });
}

async function settle(catalogues: CatalogueStore, { onto, record, ownWords }: SaveCatalogue) {
  const current = await catalogues.current();
  if (current.version !== onto) return changedMeanwhile;
  const before = current.record;
  const after = settleRecord(before, record);
  const problems = catalogueProblems(after, { before, ownWords });
  return problems.length > 0 ? failed('invalid', 'The catalogue is not saved.', { problems }) : ok({ before, after });
}

const changedMeanwhile = failed('conflict', 'The catalogue was saved by somebody else meanwhile.');
