import { expect, test } from 'vitest';
import { wordsIn } from '../words/words-in.ts';
import { askAbout, photoReference, readChosen, withPhotos, writeChosen } from './chosen-photos.ts';

const words = wordsIn('en');

function photo(folder: string, name: string) {
  return { folder, name, hash: 'ab', avif: [256], jpg: [512] };
}
const [teak, oak, grey] = [photo('hpl', 'teak.jpg'), photo('hpl', 'oak.jpg'), photo('blinds', 'grey.jpg')];
function names(photos: Parameters<typeof writeChosen>[0]) {
  return photos.map(photoReference);
}

test('a selection is read back as it was stored, with only the necessary data of each picture', () => {
  const kept = writeChosen([{ ...teak, title: 'Teak', placeholder: 'data:' } as typeof teak, grey]);
  expect(kept).not.toContain('data:');
  expect(readChosen(kept)).toEqual([teak, grey]);
});

test.each([null, '', '{', '{}', 'null', '[null, 3, {"folder": "hpl"}]'])('%j is no selection', (kept) => {
  expect(readChosen(kept)).toEqual([]);
});

test('a picture is in a selection once, and can be removed in any gallery', () => {
  expect(names(withPhotos([grey, teak], [teak, oak], true))).toEqual(['blinds/grey', 'hpl/teak', 'hpl/oak']);
  expect(names(withPhotos([grey, teak, oak], [teak, oak], false))).toEqual(['blinds/grey']);
});

test('a visitor asks about the pictures by their names', () => {
  expect(askAbout([teak, grey], words)).toBe('I am interested in: hpl/teak, blinds/grey');
});

test('a selection that is too long for a message ends with the number of the others', () => {
  const many = Array.from({ length: 300 }, (_, index) => photo('wallpapers', `sample-${index}.jpg`));
  const message = askAbout(many, words);
  expect(message.length).toBeLessThan(1300);
  const named = message.split(', ').length;
  expect(message.endsWith(` and ${300 - named} more`)).toBe(true);
});
