import { fillWords } from '#domain/text/fill-words.ts';
import type { Words } from '../words/words.ts';

/** The alt text of a picture: its title, or its place in the folder, from 1: `pictureAlt('', 'HPL', 3, words)` → `'HPL sample 3'` */
export function pictureAlt(title: string, folderName: string, n: number, { gallery }: Words): string {
  return title || fillWords(gallery.sample, { name: folderName, n });
}
