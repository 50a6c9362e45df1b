import { foldText } from '../text/fold-text.ts';

/**
 * Where visitors see a product: `galleryPath('Engineered Wooden Flooring', galleries)` → `/woodenfloorings`, the gallery whose title the
 * name contains; `galleryPath('Sun Film', galleries)` → `/search?q=Film`, the galleries with its last word; else the list of all.
 */
export function galleryPath(product: string, galleries: readonly Gallery[]): string {
  const words = stemsOf(product);
  const [gallery] = galleries
    .filter(({ title }) => stemsOf(title).every((stem) => words.includes(stem)))
    .toSorted((one, other) => stemsOf(other.title).length - stemsOf(one.title).length);
  if (gallery) return gallery.route;
  const last = product.split(' ').at(-1) ?? '';
  const [stem = ''] = stemsOf(last);
  if (galleries.some(({ title }) => stemsOf(title).includes(stem))) return `/search?q=${encodeURIComponent(last)}`;
  return '/products';
}

type Gallery = { title: string; route: string };

function stemsOf(text: string): string[] {
  return (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(/(?:INGS?|S)$/, ''));
}
