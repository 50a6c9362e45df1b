import { fileFolder } from '#domain/catalogue/brochure-folder.ts';
import { foldersOf } from '#domain/catalogue/folders-of.ts';
import type { CatalogueMaterial, SavedMaterial } from '#domain/materials/catalogue-material.ts';
import { materialKey } from '#domain/materials/material-key.ts';
import { materialProblems, namedBy } from '#domain/materials/material-problems.ts';
import { settleMaterial } from '#domain/materials/settle-material.ts';
import { failed, type Outcome, ok, type Problem } from '#domain/outcome.ts';
import type { Actor } from '../ports/actor.ts';
import type { CatalogueStore, MaterialStore } from '../ports/catalogue.ts';
import type { CompanyStore } from '../ports/company.ts';
import type { PhotoIndex } from '../ports/photos.ts';
import type { System } from '../ports/system.ts';

type Ports = {
  system: System;
  materials: MaterialStore;
  catalogues: Pick<CatalogueStore, 'current'>;
  companies: Pick<CompanyStore, 'current'>;
  photos: Pick<PhotoIndex, 'listPart'>;
};

/** `onto`: the version that the person edited, 0 for a new material. A newer one is not overwritten. */
type SaveMaterial = { code: string; onto: number; material: CatalogueMaterial };

/** Saves the next version of a material; visitors see it within a second. */
export async function saveMaterial(
  ports: Ports,
  { code, onto, material: typed }: SaveMaterial,
  actor: Actor,
): Promise<Outcome<SavedMaterial>> {
  const material = settleMaterial(typed);
  const { materials } = await ports.materials.current();
  const before = materials.find((each) => materialKey(each.material.code) === materialKey(code));
  const problems = [
    ...(materialKey(material.code) === materialKey(code)
      ? []
      : [{ field: 'code', message: 'A code is given once: another code is another material.' }]),
    ...materialProblems(material, await around(ports, materials, before?.material)),
    ...(await pictureProblems(ports, material, before?.material)),
    ...(await fileProblems(ports, material, before?.material)),
  ];
  if (problems.length > 0) return failed('invalid', 'The material is not saved.', { problems });
  if (before && onto === 0) return failed('conflict', `There is a material ${before.material.code} already.`);
  const saved = await ports.materials.saveOnto(onto, material, ports.system.now(), actor);
  return saved === 'changed' ? failed('conflict', changedMeanwhile(material.code)) : ok(saved);
}

/** `changedMeanwhile('WP 204')`: what somebody else did since the screen was opened is not lost. */
export function changedMeanwhile(code: string): string {
  return `${code} was changed by somebody else meanwhile. Open it again.`;
}

/** A product, another material or an office that the shop has lost since stays on the record. */
async function around({ catalogues, companies }: Ports, materials: readonly SavedMaterial[], had?: CatalogueMaterial) {
  const { record } = await catalogues.current();
  const offices = (await companies.current())?.company.contact?.offices ?? [];
  return {
    folders: record.categories.map(({ folder }) => folder),
    products: [had?.product ?? '', ...record.products.map(({ name }) => name)],
    codes: [...(had ? namedBy(had) : []), ...materials.map(({ material }) => material.code)],
    cities: [...(had?.ready ?? []), ...offices].map(({ city }) => city),
  };
}

/** New pictures are in the catalogue. One that it has lost since stays on the record, and its page leaves it out. */
async function pictureProblems(
  { photos, catalogues }: Ports,
  { colourways }: CatalogueMaterial,
  before: CatalogueMaterial | undefined,
): Promise<Problem[]> {
  const had = new Set(
    (before?.colourways ?? []).flatMap(({ pictures }) => pictures.map(({ folder, name }) => `${folder}/${name}`)),
  );
  const wanted = colourways.flatMap(({ pictures }, nth) =>
    pictures.filter(({ folder, name }) => !had.has(`${folder}/${name}`)).map((picture) => ({ ...picture, nth })),
  );
  const known = new Set(foldersOf((await catalogues.current()).record));
  const live = new Set<string>();
  for (const [folder, pictures] of Object.entries(Object.groupBy(wanted, ({ folder }) => folder))) {
    if (!pictures || !known.has(folder)) continue;
    const found = await photos.listPart(folder, { names: pictures.map(({ name }) => name) });
    for (const { photo } of found) live.add(`${folder}/${photo.name}`);
  }
  return wanted
    .filter(({ folder, name }) => !live.has(`${folder}/${name}`))
    .map(({ folder, name, nth }) => ({
      field: `colourways.${nth}.pictures`,
      message: `There is no picture ${folder}/${name}.`,
    }));
}

/** As with pictures: a new file is there, and one that is gone since stays on the record. */
async function fileProblems(
  { photos }: Ports,
  { files }: CatalogueMaterial,
  before: CatalogueMaterial | undefined,
): Promise<Problem[]> {
  const wanted = files.filter(({ name }) => !before?.files.some((each) => each.name === name)).map(({ name }) => name);
  const live = new Set<string>();
  for (const [folder, names = []] of Object.entries(Object.groupBy(wanted, fileFolder)))
    for (const { photo } of await photos.listPart(folder, { names })) live.add(photo.name);
  return wanted
    .filter((name) => !live.has(name))
    .map((name) => ({ field: 'files', message: `There is no file ${name}.` }));
}
