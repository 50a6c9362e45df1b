import { expect, test } from 'vitest';
import { measureOff, measurePaper } from './measure-paper.ts';
import { measureProposal } from './measure-proposal.ts';
import { measureStrokes } from './measure-strokes.ts';
import { readRoom, roomNames } from './read-room.ts';

// Seconds of a processor for each room, and minutes of one that others use.
test('Papers on the walls of rendered rooms come near to the same rooms with the papers truly on their walls', {
  timeout: 400_000,
}, async () => {
  // The second paper of each room: two each are in `npm run wall`.
  const rooms = await Promise.all(roomNames.map((name) => readRoom(name, 1)));
  const laid = rooms.flatMap((room) => room.papers.map((paper) => ({ room, paper })));
  const all = laid.map(({ room, paper }) => measurePaper(room, paper).figures);
  const mean = (of: (figures: (typeof all)[number]) => number) =>
    all.reduce((sum, figures) => sum + of(figures), 0) / all.length;
  expect(mean(({ overlap }) => overlap)).toBeGreaterThan(0.96);
  expect(Math.min(...all.map(({ overlap }) => overlap))).toBeGreaterThan(0.92);
  expect(mean(({ similarity }) => similarity)).toBeGreaterThan(0.9);
  expect(mean(({ distance }) => distance)).toBeLessThan(4.5);
  expect(mean(({ distanceAfterGain }) => distanceAfterGain)).toBeLessThan(3);
  expect(all.every(({ isOutsideSame }) => isOutsideSame)).toBe(true);
  // A finger that is off by 4 pixels in each corner moves the pattern; wall, light and colour stay.
  const falls = laid.map(({ room, paper }, at) => (all[at]?.similarity ?? 0) - measureOff(room, paper).movedBack);
  expect(falls.reduce((sum, fall) => sum + fall, 0) / falls.length).toBeLessThan(0.05);
});

test('A tap in the middle finds the upper and lower edges of walls within 3 % of the photo’s width, and none across furniture', async () => {
  for (const name of roomNames) {
    const { top, bottom, isWholeHeight, sure, across } = measureProposal(await readRoom(name, 1));
    // In none of them is the whole wall in the photo.
    expect(sure, name).toBe(false);
    if (isWholeHeight) expect(Math.max(top, bottom), name).toBeLessThan(0.03);
    // Less than the stem of a lamp, which a line between its shade and a vase cannot help.
    else expect(across, name).toBeLessThan(0.005);
  }
});

test('Four strokes bring a wall near to what is seen of it, and no careless dab takes it away', {
  timeout: 400_000,
}, async () => {
  const all = await Promise.all(roomNames.map(async (name) => measureStrokes(await readRoom(name, 1))));
  expect(all.reduce((sum, { four }) => sum + four, 0) / all.length).toBeGreaterThan(0.979);
  expect(Math.min(...all.map(({ four }) => four))).toBeGreaterThan(0.94);
  expect(Math.min(...all.map(({ careless }) => careless))).toBeGreaterThan(0.85);
});
