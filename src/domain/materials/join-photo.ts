import { listWords } from '../text/list-words.ts';
import { wordsOf } from '../text/word-starts.ts';
import type { CatalogueMaterial, Colourway, PictureKind } from './catalogue-material.ts';
import { materialKey } from './material-key.ts';

/**
 * What the name of a picture says it belongs to. `way`: the place of its colourway. `saysKind`: false where the name says nothing of
 * what is shown, which is then taken for a room. `left`: words that were not understood, '' for none.
 */
export type JoinedPhoto =
  | { kind: 'joined'; material: CatalogueMaterial; way: number; shows: PictureKind; saysKind: boolean; left: string }
  /** Its code is known, and the rest leaves a doubt. */
  | { kind: 'unclear'; why: string }
  /** It begins with no code of the shop. */
  | { kind: 'none' };

/** A picture of the catalogue with its place on a material. */
type PlacedPhoto = { folder: string; name: string; way: number; shows: PictureKind };

/** Materials by the letters and digits of their codes: 'WP204'. */
type MaterialsByLetters = ReadonlyMap<string, readonly CatalogueMaterial[]>;

/** For `joinPhoto`: of a shop with 5,000 materials this is done once and not for each picture. */
export function materialsByLetters(materials: readonly CatalogueMaterial[]): MaterialsByLetters {
  const found = new Map<string, CatalogueMaterial[]>();
  for (const material of materials) {
    const letters = wordsOf(material.code).join('');
    found.set(letters, [...(found.get(letters) ?? []), material]);
  }
  return found;
}

/**
 * `joinPhoto('wp-204-sage-room.jpg', …)` → WP 204, its colourway Sage, a room. The code comes first, however it is spaced; the longest one
 * that fits is meant. Then come words of the colourway and of what is shown, in any order. Numbers behind the code count pictures.
 */
export function joinPhoto(name: string, materials: MaterialsByLetters): JoinedPhoto {
  const words = wordsOf(name.replace(/\.\w+$/, ''));
  for (let length = words.length; length > 0; length -= 1) {
    const fitting = materials.get(words.slice(0, length).join('')) ?? [];
    // 'WP 20-4' and 'WP 204' have the same letters and digits.
    const key = words.slice(0, length).join('-').toLowerCase();
    const material = fitting.length === 1 ? fitting[0] : fitting.find(({ code }) => materialKey(code) === key);
    if (material) return joinTo(material, words.slice(length));
    if (fitting.length > 0) return { kind: 'unclear', why: `${listWords(fitting.map(({ code }) => code))} fit alike.` };
  }
  return { kind: 'none' };
}

/** The material with more pictures on its colourways; those that it has stay as they are. */
export function withPicturesAdded(material: CatalogueMaterial, photos: readonly PlacedPhoto[]): CatalogueMaterial {
  const has = new Set(
    material.colourways.flatMap(({ pictures }) => pictures.map((each) => `${each.folder}/${each.name}`)),
  );
  const added = photos.filter(({ folder, name }) => !has.has(`${folder}/${name}`));
  return {
    ...material,
    colourways: material.colourways.map((colourway, nth) => ({
      ...colourway,
      pictures: [
        ...colourway.pictures,
        ...added.filter(({ way }) => way === nth).map(({ folder, name, shows }) => ({ folder, name, kind: shows })),
      ],
    })),
  };
}

function joinTo(material: CatalogueMaterial, said: readonly string[]): JoinedPhoto {
  const { code, colourways, names } = material;
  const named = colourwaysSaid(colourways, said);
  const [first, second] = named;
  if (first && second)
    return { kind: 'unclear', why: `It names ${listWords(named.map(({ way }) => way.names.en))} of ${code}.` };
  if (!first && colourways.length > 1)
    return { kind: 'unclear', why: `${code} has ${colourways.length} colourways, and it names none.` };
  const rest = said.filter((word) => !first?.words.includes(word));
  const kinds = [...new Set(rest.flatMap((word) => kindOfWord.get(word) ?? []))];
  if (kinds.length > 1) return { kind: 'unclear', why: `It says ${listWords(kinds)}.` };
  const known = new Set([...wordsOf(names.en), ...kindOfWord.keys(), 'UP']);
  const left = rest.filter((word) => !known.has(word) && !/^\d+$/.test(word));
  const [shows] = kinds;
  return {
    ...{ kind: 'joined', material, way: first?.nth ?? 0 },
    ...{ shows: shows ?? 'room', saysKind: shows !== undefined, left: left.join(' ').toLowerCase() },
  };
}

/** Those of which most words are said: 'dark sage' names Dark sage, and not Sage. */
function colourwaysSaid(colourways: readonly Colourway[], said: readonly string[]) {
  const found = colourways.flatMap((way, nth) => {
    const words = wordsOf(way.names.en);
    const inOne = words.join('');
    if (words.length > 0 && words.every((word) => said.includes(word)))
      return [{ way, nth, words, length: words.length }];
    return inOne !== '' && said.includes(inOne) ? [{ way, nth, words: [inOne], length: words.length }] : [];
  });
  const most = Math.max(...found.map(({ length }) => length));
  return found.filter(({ length }) => length === most);
}

const kindWords: Record<PictureKind, string> = {
  swatch: 'SWATCH SURFACE SAMPLE FLAT',
  close: 'CLOSE CLOSEUP DETAIL MACRO',
  room: 'ROOM BEDROOM BATHROOM KITCHEN INTERIOR SCENE',
};

const kindOfWord = new Map<string, PictureKind>(
  (Object.keys(kindWords) as PictureKind[]).flatMap((kind) =>
    kindWords[kind].split(' ').map((word): [string, PictureKind] => [word, kind]),
  ),
);
