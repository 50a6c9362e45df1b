import { expect, test } from 'vitest';
import { buildMaterial } from '#test/build/build-material.ts';
import { inEnglish } from '../text/names.ts';
import type { CatalogueMaterial } from './catalogue-material.ts';
import { joinPhoto, materialsByLetters, withPicturesAdded } from './join-photo.ts';

function materialWith(code: string, ...ways: string[]): CatalogueMaterial {
  return buildMaterial({ code, colourways: ways.map((way) => ({ names: inEnglish(way), colours: [], pictures: [] })) });
}

const leaf = materialWith('WP 204', 'Sage', 'Dark sage', 'Off-white');
const shop = materialsByLetters([
  leaf,
  materialWith('WP 204 B', 'Clay'),
  materialWith('HP 31', ''),
  materialWith('WP 20-5', ''),
  materialWith('WP 205', ''),
]);

function said(name: string): string {
  const joined = joinPhoto(name, shop);
  if (joined.kind === 'none') return 'none';
  if (joined.kind === 'unclear') return joined.why;
  const { material, way, shows, saysKind, left } = joined;
  const kind = saysKind ? shows : `${shows}?`;
  return [material.code, material.colourways[way]?.names.en, kind, left].filter(Boolean).join(' · ');
}

test.each([
  ['wp-204-sage-room.jpg', 'WP 204 · Sage · room'],
  ['WP204 Sage Swatch 2.jpg', 'WP 204 · Sage · swatch'],
  ['wp_204_close-up_sage.jpg', 'WP 204 · Sage · close'],
  ['wp-204-detail-sage-dark.jpg', 'WP 204 · Dark sage · close'],
  ['wp-204-offwhite-room.jpg', 'WP 204 · Off-white · room'],
  ['wp-204-off-white.jpg', 'WP 204 · Off-white · room?'],
  ['wp-204-leaf-sage-room-evening.jpg', 'WP 204 · Sage · room · evening'],
  ['hp-31.jpg', 'HP 31 · room?'],
  ['hp-31-oak-room.jpg', 'HP 31 · room · oak'],
])('%s belongs to %s', (name, belongs) => {
  expect(said(name)).toBe(belongs);
});

test('The longest code wins, and a longer number is another code', () => {
  expect(said('wp-204-b-room.jpg')).toBe('WP 204 B · Clay · room');
  expect(said('wp204b.jpg')).toBe('WP 204 B · Clay · room?');
  expect(said('wp-2045-sage-room.jpg')).toBe('none');
});

test('Of two codes with the same letters the one that is written so is meant; else the name says that both fit', () => {
  expect(said('wp-205-room.jpg')).toBe('WP 205 · room');
  expect(said('wp-20-5-room.jpg')).toBe('WP 20-5 · room');
  expect(said('wp205-room.jpg')).toBe('WP 20-5 and WP 205 fit alike.');
});

test.each([
  ['wp-204-room.jpg', 'WP 204 has 3 colourways, and it names none.'],
  ['wp-204-clay-room.jpg', 'WP 204 has 3 colourways, and it names none.'],
  ['wp-204-dark-sage-off-white.jpg', 'It names Dark sage and Off-white of WP 204.'],
  ['wp-204-sage-room-detail.jpg', 'It says room and close.'],
  ['sage-wp-204.jpg', 'none'],
  ['IMG 20260101.jpg', 'none'],
  ['.jpg', 'none'],
])('%s is not joined: %s', (name, why) => {
  expect(said(name)).toBe(why);
});

test('Pictures come behind those that a colourway has, and none stands twice', () => {
  const sage = { folder: 'wallpapers', name: 'wp-204-sage-room.jpg', way: 0, shows: 'room' as const };
  const dark = { folder: 'wallpapers', name: 'wp-204-dark-sage.jpg', way: 1, shows: 'swatch' as const };
  const once = withPicturesAdded(leaf, [sage]);
  expect(withPicturesAdded(once, [sage, dark]).colourways.map(({ pictures }) => pictures)).toEqual([
    [{ folder: 'wallpapers', name: 'wp-204-sage-room.jpg', kind: 'room' }],
    [{ folder: 'wallpapers', name: 'wp-204-dark-sage.jpg', kind: 'swatch' }],
    [],
  ]);
});
