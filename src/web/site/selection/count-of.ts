import { countWords, fillWords } from '#domain/text/fill-words.ts';
import type { Words } from '../words/words.ts';

/** `countOf(photos, words.selection)` → `'6 pictures from 5 galleries'` */
export function countOf(photos: readonly { folder: string }[], words: Words['selection']): string {
  const galleries = new Set(photos.map(({ folder }) => folder)).size;
  return fillWords(words.from, {
    pictures: countWords(photos.length, words.picturesOne, words.pictures),
    galleries: countWords(galleries, words.galleriesOne, words.galleries),
  });
}
