import { soldAs } from '../materials/sold-as.ts';
import type { MeasureWords } from '../measures/measure-words.ts';
import { packWords, rateWords } from '../measures/pack-words.ts';
import type { Sold } from '../measures/reckon.ts';
import { type PhotoSurface, surfaceSize } from '../photos/photo-surface.ts';
import { photoReference } from '../selection/selection-address.ts';
import type { Language } from '../text/language.ts';
import { nameIn } from '../text/names.ts';
import type { Catalogue } from './catalogue.ts';

/** A picture of a material that can be seen on a wall, as its page has it. `widest` is its widest JPEG for pages, `small` its smallest. */
export type PageSurface = PhotoSurface & {
  /** 'wallpapers/weave' */
  reference: string;
  title: string;
  lang: Language;
  hash: string;
  widest: number;
  small: number;
  /** That its quantity is reckoned of; absent where nobody said how it is packed. */
  product?: string;
};

/** More do not fit into a strip that anybody looks through. */
const MOST = 40;

/**
 * The surfaces of the shop, those that are asked for first, then others for the same, wall or floor, as the first of them:
 * `surfacesIn(catalogue, ['wallpapers/weave'], 'en')`
 */
export function surfacesIn(
  { folders, categories, sold }: Pick<Catalogue, 'folders' | 'categories' | 'sold'>,
  asked: readonly string[],
  language: Language,
): PageSurface[] {
  const all = Object.entries(folders).flatMap(([folder, photos]) =>
    photos.flatMap(({ name, titles, surface, hash, jpg }): PageSurface[] => {
      if (!surface) return [];
      const gallery = categories.find((each) => each.folder === folder);
      const own = nameIn(titles, language);
      const { text: title, lang } = own.text !== '' || !gallery ? own : nameIn(gallery.names, language);
      const reference = photoReference({ folder, name });
      const product = soldAs(sold, reference)?.product;
      const shown = { reference, title, lang, hash, widest: jpg.at(-1) ?? 0, small: jpg[0] ?? 0 };
      return [{ ...surface, ...shown, ...(product && { product }) }];
    }),
  );
  const first = all.find(({ reference }) => reference === asked[0]) ?? all[0];
  const place = (surface: PageSurface) => {
    const at = asked.indexOf(surface.reference);
    return at < 0 ? asked.length + Number(surface.for !== first?.for) : at;
  };
  return all.toSorted((one, other) => place(one) - place(other)).slice(0, MOST);
}

/**
 * What the page of a surface says of it, in words, one after the other: one repeat and how it follows the other, how it is sold where
 * somebody said so, and the rate where it is shown.
 */
export type SurfaceFacts = { for: PhotoSurface['for']; said: readonly string[] };

/** `surfaceFacts(surface, { pack, rate: null }, words)` → `{ for: 'wall', said: ['1060 × 795 mm, straight', 'roll, 0.53 × 10.05 m'] }` */
export function surfaceFacts(surface: PhotoSurface, sold: Sold | null, words: MeasureWords): SurfaceFacts {
  return {
    for: surface.for,
    said: [
      `${surfaceSize(surface)}, ${words[repeatWords[surface.repeat]]}`,
      ...(sold ? [packWords(sold.pack, words)] : []),
      ...(sold?.rate ? [rateWords(sold.pack.kind, sold.rate, words)] : []),
    ],
  };
}

const repeatWords = {
  straight: 'repeatStraight',
  'half-drop': 'repeatHalfDrop',
  brick: 'repeatBrick',
  mirrored: 'repeatMirrored',
  'random-turn': 'repeatRandomTurn',
  mural: 'repeatMural',
} as const satisfies Record<PhotoSurface['repeat'], keyof MeasureWords>;
