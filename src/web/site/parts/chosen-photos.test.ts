import { expect, test } from 'vitest';
import { photoReference } from '#domain/selection/selection-address.ts';
import { askAbout, readChosen, withPhotos, writeChosen } from './chosen-photos.ts';

function photo(folder: string, name: string) {
  return { folder, name, title: name.toUpperCase(), hash: 'ab', avif: [256], jpg: [512] };
}
const [teak, oak, grey] = [photo('hpl', 'teak.jpg'), photo('hpl', 'oak.jpg'), photo('blinds', 'grey.jpg')];
const now = Date.parse('2026-11-21T06:00:00.000Z');
const day = 86_400_000;
const words = { interested: 'I am interested in: {names}', andMore: ' and {n} more' };

function names(photos: Parameters<typeof writeChosen>[0]) {
  return photos.map(photoReference);
}

test('A selection is read back as it was stored, with only the necessary data of each picture', () => {
  const kept = writeChosen([{ ...teak, placeholder: 'data:' } as typeof teak, grey], now);
  expect(kept).not.toContain('data:');
  expect(readChosen(kept, now)).toEqual([teak, grey]);
});

test('A selection is kept for a week after its last change', () => {
  const kept = writeChosen([teak], now);
  expect(readChosen(kept, now + 7 * day - 1)).toEqual([teak]);
  expect(readChosen(kept, now + 7 * day)).toEqual([]);
  // The clock was set back since.
  expect(readChosen(kept, now - 8 * day)).toEqual([]);
});

test.each([null, '', '{', '{}', 'null', '[]', `{"at":${now}}`, `{"at":${now},"photos":[null,3,{"folder":"hpl"}]}`])(
  '%j is no selection',
  (kept) => {
    expect(readChosen(kept, now)).toEqual([]);
  },
);

test('A picture is in a selection once, and can be removed on any page', () => {
  expect(names(withPhotos([grey, teak], [teak, oak], true))).toEqual(['blinds/grey', 'hpl/teak', 'hpl/oak']);
  expect(names(withPhotos([grey, teak, oak], [teak, oak], false))).toEqual(['blinds/grey']);
});

test('A visitor asks about the pictures by their names, which may have commas', () => {
  expect(askAbout(['Oak floor, lounge', 'Blinds IMG_2041'], words)).toBe(
    'I am interested in: Oak floor, lounge; Blinds IMG_2041',
  );
});

test('A selection that is too long for a message ends with the number of the others', () => {
  const message = askAbout(
    Array.from({ length: 300 }, (_, index) => `Wallpaper sample ${index}`),
    words,
  );
  expect(message.length).toBeLessThan(1300);
  expect(message.endsWith(` and ${300 - message.split('; ').length} more`)).toBe(true);
});
