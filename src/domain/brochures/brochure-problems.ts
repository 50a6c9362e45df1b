import type { Problem } from '../outcome.ts';
import { type BrochureDraft, brochureLimits } from './brochure-draft.ts';

/**
 * What keeps a brochure from being made; `field` is `title`, `line` or `pictures`.
 * `brochureProblems({ title: '', line: '', cover: 'plate', pictures })` → `[{ field: 'title', message: 'Type a title' }]`
 */
export function brochureProblems({ title, line, pictures }: BrochureDraft): Problem[] {
  const { title: longestTitle, line: longestLine, pictures: most } = brochureLimits;
  const names = new Set(pictures.map(({ folder, name }) => `${folder}/${name}`));
  return [
    ...(title.trim() === '' ? [{ field: 'title', message: 'Type a title' }] : []),
    ...tooLong('title', 'The title', title, longestTitle),
    ...tooLong('line', 'The line under the title', line, longestLine),
    ...(pictures.length === 0 ? [{ field: 'pictures', message: 'Choose a picture' }] : []),
    ...(pictures.length > most
      ? [{ field: 'pictures', message: `A brochure has at most ${most} pictures: remove ${pictures.length - most}` }]
      : []),
    ...(names.size < pictures.length ? [{ field: 'pictures', message: 'A picture is chosen twice' }] : []),
  ];
}

function tooLong(field: string, name: string, text: string, most: number): Problem[] {
  const length = [...text.trim()].length;
  return length > most ? [{ field, message: `${name} has ${length} letters: at most ${most} have room` }] : [];
}
