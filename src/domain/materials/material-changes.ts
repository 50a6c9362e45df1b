import { shortened } from '../audit/shortened.ts';
import type { CatalogueChange } from '../catalogue/catalogue-changes.ts';
import { catalogueLanguages } from '../text/catalogue-language.ts';
import type { Names } from '../text/names.ts';
import type { CatalogueMaterial } from './catalogue-material.ts';

/**
 * The differences between two versions of a material; null is before the first and after the last.
 * `materialChanges(before, after)` → `[{ field: 'names.en', from: 'Leaf', to: 'Leaves' }]`
 */
export function materialChanges(before: CatalogueMaterial | null, after: CatalogueMaterial | null): CatalogueChange[] {
  const [old, now] = [valuesOf(before), valuesOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((field) => ({ field, from: old.get(field) ?? '', to: now.get(field) ?? '' }))
    .filter(({ from, to }) => from !== to)
    .map(({ field, from, to }) => ({ field, from: shortened(from), to: shortened(to) }));
}

function valuesOf(material: CatalogueMaterial | null): Map<string, string> {
  if (!material) return new Map();
  const { code, folder, colourways, facts, rate, ready, files, goesWith, product, discontinued, successor } = material;
  const values = new Map([
    ['code', code],
    ['folder', folder],
    ['rate', rate ? `${rate.paise} paise, ${rate.unit}${rate.shown ? ', shown' : ''}` : ''],
    ['ready', ready.map(({ city, days }) => `${city} ${days}`).join(', ')],
    ['files', files.map(({ kind, name }) => `${kind} ${name}`).join(', ')],
    ['goesWith', goesWith.join(', ')],
    ['product', product],
    ['discontinued', discontinued ? 'yes' : ''],
    ['successor', successor],
    ['colourways', colourways.map(({ names, colours }) => [names.en, ...colours].join(' ')).join('; ')],
    [
      'pictures',
      colourways.flatMap(({ pictures }) => pictures.map(({ folder: of, name }) => `${of}/${name}`)).join(', '),
    ],
    [
      'facts',
      facts
        .map(({ kind, label, number, unit, text }) => [label.en || kind, number, unit, text.en].join(' '))
        .join('; '),
    ],
  ]);
  for (const field of ['names', 'where', 'whereNot', 'care'] as const)
    for (const language of catalogueLanguages) values.set(`${field}.${language}`, (material[field] as Names)[language]);
  return values;
}
