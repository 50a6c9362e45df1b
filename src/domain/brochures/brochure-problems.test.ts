import { describe, expect, test } from 'vitest';
import type { BrochureDraft } from './brochure-draft.ts';
import { brochureProblems } from './brochure-problems.ts';

function problemsOf(changes: Partial<BrochureDraft>) {
  const draft: BrochureDraft = { title: 'Louvers', line: '', cover: 'plate', pictures: pictures(1), ...changes };
  return brochureProblems(draft).map(({ field, message }) => `${field}: ${message}`);
}

function pictures(count: number) {
  return Array.from({ length: count }, (_, index) => ({ folder: 'hpl', name: `${index}.jpg` }));
}

describe('A brochure', () => {
  test('needs a title and a picture', () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({ title: '  ', pictures: [] })).toEqual(['title: Type a title', 'pictures: Choose a picture']);
  });

  test('has room for 60 letters of title, 90 of the line under it, and 40 pictures', () => {
    expect(problemsOf({ title: 'ଘ'.repeat(60), line: 'x'.repeat(90), pictures: pictures(40) })).toEqual([]);
    expect(problemsOf({ title: 'x'.repeat(61), line: 'x'.repeat(92), pictures: pictures(43) })).toEqual([
      'title: The title has 61 letters: at most 60 have room',
      'line: The line under the title has 92 letters: at most 90 have room',
      'pictures: A brochure has at most 40 pictures: remove 3',
    ]);
  });

  test('shows a picture once', () => {
    expect(problemsOf({ pictures: [...pictures(2), ...pictures(1)] })).toEqual(['pictures: A picture is chosen twice']);
  });
});
