import type { CatalogueMaterial } from './catalogue-material.ts';

/** The code and the colourway that a picture shows: `codeOfPicture(materials, { folder: 'hpl', name: 'oak.jpg' })` → `'HP 204 Oak'`; '' for none. */
export function codeOfPicture(
  materials: readonly CatalogueMaterial[],
  { folder, name }: { folder: string; name: string },
): string {
  for (const { code, colourways } of materials)
    for (const { names, pictures } of colourways)
      if (pictures.some((each) => each.folder === folder && each.name === name)) return `${code} ${names.en}`.trim();
  return '';
}
