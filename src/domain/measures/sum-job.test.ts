import { expect, test } from 'vitest';
import { openingCatalogue } from '../catalogue/opening/opening-catalogue.ts';
import { measureWords } from './measure-words.ts';
import { reckon } from './reckon.ts';
import { type JobWall, leftOut, type SiteJob, sumJob } from './sum-job.ts';

const pack = { kind: 'roll', widthMm: 530, lengthMm: 10_050, repeatMm: 640, trimMm: 100, wastePercent: 0 } as const;
const products = openingCatalogue.products.map((product) =>
  product.name === 'Wallpaper' ? { ...product, pack } : { ...product, pack: null },
);
const words = measureWords('en');

function wall(w: string, h: string, product = 'Wallpaper', openings: JobWall['openings'] = []): JobWall {
  return { name: 'Wall', w, h, product, openings };
}

const job: SiteJob = {
  name: 'Sample Villa',
  rooms: [
    { name: 'Hall', walls: [wall('12 ft', "10'"), wall('4 m', '2.7 m', 'Blinds'), wall('', '')] },
    {
      name: 'Bedroom',
      walls: [
        wall('3.2 m', '9 ft', 'Wallpaper', [
          { w: '3 ft', h: '7 ft' },
          { w: '', h: '' },
        ]),
      ],
    },
    { name: 'Store', walls: [wall('3 m', '3 m', '')] },
  ],
};

test('The walls of a product are summed over all rooms, as POST /api/measures reckons them', () => {
  const [paper, blinds, ...rest] = sumJob(job, products);
  // A wall whose product is still open has no sum, and is on the sheet all the same.
  expect(rest).toMatchObject([{ product: '', answer: null, problems: [], walls: [{ roomName: 'Store' }] }]);
  const asked = [
    { widthMm: 3658, heightMm: 3048, openings: [] },
    { widthMm: 3200, heightMm: 2743, openings: [{ widthMm: 914, heightMm: 2134 }] },
  ];
  const answer = reckon({ pack, rate: null }, asked, words);
  expect(paper).toMatchObject({ product: 'Wallpaper', problems: [], answer: answer.ok && answer.value });
  expect(paper?.walls.map(({ roomName, room, wall: at }) => [roomName, room, at])).toEqual([
    ['Hall', 0, 0],
    ['Bedroom', 1, 0],
  ]);
  // Nobody said how blinds are packed: 10.8 m² are 117 sq ft.
  expect(blinds?.answer).toMatchObject({ unit: 'sqft', quantity: 117 });
});

test('What is wrong with a wall is said at its place in the job, and its product has no sum', () => {
  const wrong: SiteJob = {
    name: '',
    rooms: [{ name: 'Hall', walls: [wall('12 ft', '10 ft'), wall('53 m', '10 ft')] }],
  };
  const [paper] = sumJob(wrong, products);
  expect(paper?.answer).toBeNull();
  expect(paper?.problems).toEqual([
    { room: 0, wall: 1, field: 'widthMm', message: 'A wall is 0.3 to 30 m wide. 53 m looks like 5.3 m.' },
  ]);
});

test('A floor and a ceiling are called what their names say', () => {
  const walls = ['Floor', 'Ceiling of the bay', 'Wall 3'].map((name) => ({ ...wall('4 m', '53 m', 'Blinds'), name }));
  const [sum] = sumJob({ name: '', rooms: [{ name: 'Hall', walls }] }, products);
  expect(sum?.problems.map(({ wall: at, field, message }) => [at, field, message])).toEqual([
    [0, 'heightMm', 'A floor is 0.3 to 30 m long. 53 m looks like 5.3 m.'],
    [1, 'heightMm', 'A ceiling is 0.3 to 30 m long. 53 m looks like 5.3 m.'],
    [2, 'heightMm', 'A wall is 0.3 to 30 m high. 53 m looks like 5.3 m.'],
  ]);
});

test('What cannot be reckoned is named, with the walls that have no product', () => {
  const walls = [wall('12 ft', '10 ft'), wall('4 m', '9'), wall('3 m', '3 m', 'Blinds'), wall('3 m', '3 m', '')];
  expect(leftOut(sumJob({ name: '', rooms: [{ name: 'Hall', walls }] }, products))).toBe(
    '1 product is left out: Wallpaper (2 walls). 1 wall without a product is left out.',
  );
  expect(leftOut(sumJob({ name: '', rooms: [{ name: 'Hall', walls: walls.slice(2, 3) }] }, products))).toBe('');
});

test('A wall of which only a door is typed so far is not forgotten', () => {
  const door = wall('', '', 'Wallpaper', [{ w: '3 ft', h: '7 ft' }]);
  const [paper] = sumJob({ name: '', rooms: [{ name: 'Hall', walls: [door] }] }, products);
  expect(paper).toMatchObject({ answer: null, problems: [{ field: 'widthMm' }, { field: 'heightMm' }] });
});
