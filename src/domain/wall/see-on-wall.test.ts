import { expect, test } from 'vitest';
import { paintRoom, times } from '#test/wall/paint-room.ts';
import { layDraft, openDraft } from './draft.ts';
import { findWall } from './find-wall.ts';
import { readMaterial } from './material.ts';
import { overview } from './overview.ts';
import type { Corners, Picture } from './picture.ts';
import { seeOnWall } from './see-on-wall.ts';

/** The light falls off to the right; the wall gives back a fifth of it, and is blue. */
const wall = [0.12, 0.16, 0.24] as const;
const fallOff = (x: number) => 0.85 - 0.0006 * x;

/** A blue wall under a white ceiling over a white skirting; an orange box stands before it, and its upper left is in the sun. */
const room = paintRoom(640, 480, (x, y) => {
  if (x >= 300 && x < 420 && y >= 200 && y < 420) return times(0.6, [0.7, 0.3, 0.08]);
  if (y < 60 || y >= 400) return times(fallOff(x), [0.85, 0.85, 0.85]);
  return times(fallOff(x) * (x < 150 && y < 200 ? 2 : 1), wall);
});
const corners: Corners = [
  [20, 60],
  [620, 60],
  [620, 400],
  [20, 400],
];
const marked = { corners, widthMm: 6000, heightMm: 3400 };
const plain = (red: number, green: number, blue: number): Picture => ({
  width: 2,
  height: 2,
  data: Uint8Array.from([1, 2, 3, 4].flatMap(() => [red, green, blue, 255])),
});
const surface = (picture: Picture) => ({
  picture,
  repeatMm: [500, 500] as const,
  originFromBottomLeftMm: [0, 0] as const,
  repeat: 'straight' as const,
});
const look = { strokes: [], lightness: 0, warmth: 0 };
const at = (x: number, y: number) => 640 * y + x;
const pixel = ({ data }: Picture, x: number, y: number) => [...data.subarray(4 * at(x, y), 4 * at(x, y) + 3)];

test('What stands in front and what is outside of the corners stay byte for byte', () => {
  const { picture, seen } = seeOnWall(room, marked, surface(plain(20, 120, 40)), look);
  const changed: string[] = [];
  for (let y = 0; y < 480; y++)
    for (let x = 0; x < 640; x++) {
      const isOutside = x < 20 || x >= 620 || y < 60 || y >= 400;
      const isBox = x >= 303 && x < 417 && y >= 203;
      if ((isOutside || isBox) && pixel(picture, x, y).join() !== pixel(room, x, y).join()) changed.push(`${x}, ${y}`);
    }
  expect(changed).toEqual([]);
  expect([seen[at(100, 300)], seen[at(100, 100)], seen[at(360, 300)], seen[at(10, 100)]]).toEqual([255, 255, 0, 0]);
});

test('White paper on a dark blue wall is white in the light of the room: as the ceiling and skirting beside it', () => {
  const { picture } = seeOnWall(room, marked, surface(plain(237, 237, 237)), look);
  for (const x of [200, 550]) {
    const [red = 0, green = 0, blue = 0] = pixel(picture, x, 380);
    const skirting = pixel(room, x, 420)[0] as number;
    // Lighter than it is by what a white wall sends back into the room.
    expect(red).toBeGreaterThan(skirting - 5);
    expect(red).toBeLessThan(skirting + 25);
    expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(8);
  }
});

test('Sun and the falling off of the light stay', () => {
  const { picture } = seeOnWall(room, marked, surface(plain(90, 90, 90)), look);
  const light = (x: number, y: number) => ((pixel(picture, x, y)[1] as number) / 255) ** 2.2;
  expect(light(100, 100) / light(100, 300)).toBeGreaterThan(1.8);
  expect(light(100, 100) / light(100, 300)).toBeLessThan(2.2);
  expect(light(600, 300) / light(30, 300)).toBeCloseTo(fallOff(600) / fallOff(30), 1);
});

test('Lightness and warmth do what they say', () => {
  const laid = (lightness: number, warmth: number) =>
    pixel(seeOnWall(room, marked, surface(plain(90, 90, 90)), { ...look, lightness, warmth }).picture, 550, 300);
  const [red = 0, green = 0, blue = 0] = laid(0, 0);
  expect(laid(0.5, 0)[1]).toBeGreaterThan(green + 10);
  const [warmRed = 0, warmGreen = 0, warmBlue = 0] = laid(0, 0.5);
  expect(warmRed).toBeGreaterThan(red);
  expect(warmGreen).toBe(green);
  expect(warmBlue).toBeLessThan(blue);
});

test('A stroke makes what it touches stand in front, up to its edge; another makes it wall again', () => {
  // A darker patch that is wall in the shadow, or a grey picture on it: only a person knows.
  const shaded = paintRoom(640, 480, (x, y) => {
    if (x >= 200 && x < 300 && y >= 150 && y < 260) return times(0.3, wall);
    return y < 60 || y >= 400 ? [0.7, 0.7, 0.7] : times(0.7, wall);
  });
  const dab = (kind: 'front' | 'wall', x = 230) => ({
    kind,
    radius: 28,
    points: [
      [x, 200],
      [x + 10, 205],
    ] as const,
  });
  const seenWith = (...strokes: ReturnType<typeof dab>[]) => {
    const { seen } = seeOnWall(shaded, marked, surface(plain(90, 90, 90)), { ...look, strokes });
    return [seen[at(250, 200)], seen[at(290, 250)], seen[at(350, 200)]];
  };
  expect(seenWith()).toEqual([255, 255, 255]);
  expect(seenWith(dab('front'))).toEqual([0, 0, 255]);
  expect(seenWith(dab('front'), dab('wall'))).toEqual([255, 255, 255]);
  // Half on the patch and half beside it: the wall is like what it touches too, and stays but for what is under it.
  const { seen } = seeOnWall(shaded, marked, surface(plain(90, 90, 90)), { ...look, strokes: [dab('front', 195)] });
  expect([seen[at(200, 200)], seen[at(350, 200)], seen[at(500, 300)]]).toEqual([0, 255, 255]);
});

test('Corners that cross change nothing, and corners outside of the photo do no harm', () => {
  const [a, b, c, d] = corners;
  const crossed = seeOnWall(room, { ...marked, corners: [b, a, c, d] }, surface(plain(0, 0, 0)), look);
  expect(crossed.picture).toBe(room);
  expect(crossed.seen.some(Boolean)).toBe(false);
  const wide = seeOnWall(
    room,
    {
      ...marked,
      corners: [
        [-500, 60],
        [1200, 60],
        [1200, 900],
        [-500, 900],
      ],
    },
    surface(plain(0, 0, 0)),
    look,
  );
  expect(wide.seen[at(200, 300)]).toBe(255);
});

test('A draft for a finger that moves has the overview’s size, the same wall and the same colours, and nothing beside them', () => {
  const under = findWall(room, overview(room), marked, []) as NonNullable<ReturnType<typeof findWall>>;
  const laid = { ...surface(plain(20, 120, 40)), material: readMaterial(plain(20, 120, 40)) };
  const draft = layDraft(
    openDraft(room, under),
    {
      ...marked,
      corners: [
        [60, 60],
        [620, 60],
        [620, 400],
        [20, 400],
      ],
    },
    laid,
    look,
  );
  expect([draft.width, draft.height]).toEqual([320, 240]);
  const alpha = (x: number, y: number) => draft.data[4 * (320 * y + x) + 3];
  const small = (x: number, y: number) => [...draft.data.subarray(4 * (320 * y + x), 4 * (320 * y + x) + 3)];
  const whole = pixel(seeOnWall(room, marked, surface(plain(20, 120, 40)), look).picture, 550, 300);
  for (const [channel, byte] of small(275, 150).entries())
    expect(Math.abs(byte - (whole[channel] as number))).toBeLessThan(6);
  // Outside of the corner that moved, and where the box stands in front, the photo below is seen.
  expect([alpha(275, 150), alpha(15, 40), alpha(180, 150)]).toEqual([255, 0, 0]);
});
