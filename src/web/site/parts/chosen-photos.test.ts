import { expect, test } from 'vitest';
import { askAbout, photoReference, readChosen, withPhotos, writeChosen } from './chosen-photos.ts';

function photo(folder: string, name: string) {
  return { folder, name, hash: 'ab', avif: [256], jpg: [512] };
}
const [teak, oak, grey] = [photo('hpl', 'teak.jpg'), photo('hpl', 'oak.jpg'), photo('blinds', 'grey.jpg')];
function names(photos: Parameters<typeof writeChosen>[0]) {
  return photos.map(photoReference);
}

test('a selection is read back as it was kept, with no more of a picture than it needs', () => {
  const kept = writeChosen([{ ...teak, title: 'Teak', placeholder: 'data:' } as typeof teak, grey]);
  expect(kept).not.toContain('data:');
  expect(readChosen(kept)).toEqual([teak, grey]);
});

test.each([null, '', '{', '{}', 'null', '[null, 3, {"folder": "hpl"}]'])('%j is no selection', (kept) => {
  expect(readChosen(kept)).toEqual([]);
});

test('a picture is in a selection once, and leaves it from whichever gallery', () => {
  expect(names(withPhotos([grey, teak], [teak, oak], true))).toEqual(['blinds/grey', 'hpl/teak', 'hpl/oak']);
  expect(names(withPhotos([grey, teak, oak], [teak, oak], false))).toEqual(['blinds/grey']);
});

test('a visitor asks about the pictures by their names', () => {
  expect(askAbout([teak, grey])).toBe('I am interested in: hpl/teak, blinds/grey');
});

test('a selection too long for a message says how many more there are', () => {
  const many = Array.from({ length: 300 }, (_, index) => photo('wallpapers', `sample-${index}.jpg`));
  const said = askAbout(many);
  expect(said.length).toBeLessThan(1300);
  const named = said.split(', ').length;
  expect(said.endsWith(` and ${300 - named} more`)).toBe(true);
});
