import type { CatalogueMaterial, Colourway } from '../materials/catalogue-material.ts';
import { materialKey } from '../materials/material-key.ts';
import { fillWords } from '../text/fill-words.ts';
import type { SampleProblem } from './sample-problems.ts';
import type { SampleWish } from './sample-request.ts';
import type { SampleWords } from './sample-words.ts';

/** A sample as it was asked for: the names are English, as they were then. */
export type SampleItem = { code: string; name: string; colourway: string };

/** The samples that are meant, each once, with the picture of each; and why some cannot be sent. */
type FoundSamples = {
  items: SampleItem[];
  /** The first swatch of each, else its first picture: folder/name. */
  pictures: string[];
  problems: SampleProblem[];
};

/** `findSamples([{ code: 'wp-204', colourway: '' }], materials, 6, words).items` → `[{ code: 'WP 204', name: 'Leaf wallpaper', colourway: '' }]` */
export function findSamples(
  wishes: readonly SampleWish[],
  materials: readonly CatalogueMaterial[],
  most: number,
  words: SampleWords,
): FoundSamples {
  const wanted = [...new Map(wishes.map((wish) => [`${materialKey(wish.code)}/${wish.colourway}`, wish])).values()];
  const problem = (message: string): FoundSamples => ({
    items: [],
    pictures: [],
    problems: [{ field: 'materials', message }],
  });
  if (wanted.length === 0) return problem(words.none);
  if (wanted.length > most) return problem(fillWords(words.many, { most, n: wanted.length }));
  const found: FoundSamples = { items: [], pictures: [], problems: [] };
  for (const wish of wanted) {
    const material = findMaterial(materials, wish.code);
    const way = material && wayOf(material, wish.colourway);
    if (!material || !way || material.discontinued) {
      found.problems.push({ field: 'materials', message: whyNot(wish, material, materials, words) });
      continue;
    }
    found.items.push({ code: material.code, name: material.names.en, colourway: way.names.en });
    const picture = way.pictures.find(({ kind }) => kind === 'swatch') ?? way.pictures[0];
    if (picture) found.pictures.push(`${picture.folder}/${picture.name}`);
  }
  return found;
}

/** `findMaterial(materials, 'wp-204')?.code` → `'WP 204'` */
export function findMaterial(materials: readonly CatalogueMaterial[], code: string): CatalogueMaterial | undefined {
  return materials.find((each) => materialKey(each.code) === materialKey(code));
}

/** Without a name: the first one. */
function wayOf({ colourways }: CatalogueMaterial, name: string): Colourway | undefined {
  return name === '' ? colourways[0] : colourways.find(({ names }) => names.en === name);
}

function whyNot(
  { code, colourway }: SampleWish,
  material: CatalogueMaterial | undefined,
  materials: readonly CatalogueMaterial[],
  words: SampleWords,
): string {
  if (!material) return fillWords(words.unknown, { code });
  if (!material.discontinued) return fillWords(words.colourway, { code: material.code, name: colourway });
  const successor = material.successor === '' ? undefined : findMaterial(materials, material.successor);
  if (!successor) return fillWords(words.gone, { code: material.code });
  return fillWords(words.goneFor, {
    code: material.code,
    name: successor.names.en,
    successor: successor.code,
  });
}
