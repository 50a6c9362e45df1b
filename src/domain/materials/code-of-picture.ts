import { fileFolder } from '../catalogue/brochure-folder.ts';
import type { Language } from '../text/language.ts';
import { nameIn } from '../text/names.ts';
import type { CatalogueMaterial } from './catalogue-material.ts';

/** The code and the colourway that a picture shows: `codeOfPicture(materials, { folder: 'hpl', name: 'oak.jpg' })` → `'HP 204 Oak'`; '' for none. */
export function codeOfPicture(
  materials: readonly CatalogueMaterial[],
  { folder, name }: { folder: string; name: string },
  language: Language = 'en',
): string {
  for (const { code, colourways } of materials)
    for (const { names, pictures } of colourways)
      if (pictures.some((each) => each.folder === folder && each.name === name))
        return `${code} ${nameIn(names, language).text}`.trim();
  return '';
}

/**
 * The materials that name some of these files of a folder, on a colourway or among their files, and which:
 * `materialsNaming(materials, 'datasheets', ['fire.pdf'])` → `[{ material, names: ['fire.pdf'] }]`
 */
export function materialsNaming(
  materials: readonly CatalogueMaterial[],
  folder: string,
  names: readonly string[],
): { material: CatalogueMaterial; names: string[] }[] {
  return materials.flatMap((material) => {
    const pictures = material.colourways.flatMap((colourway) => colourway.pictures);
    const files = material.files.map(({ name }) => ({ folder: fileFolder(name), name }));
    const used = new Set([...pictures, ...files].filter((each) => each.folder === folder).map(({ name }) => name));
    const named = names.filter((name) => used.has(name));
    return named.length > 0 ? [{ material, names: named }] : [];
  });
}
