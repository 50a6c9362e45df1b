import { expect, test } from 'vitest';
import { paintRoom } from '#test/wall/paint-room.ts';
import { lightOfWall } from './light-of-wall.ts';
import { overview } from './overview.ts';

test('A shadow keeps its edge, noise is smoothed, and what stands in front does not shine into the wall', () => {
  const view = overview(
    paintRoom(200, 100, (x, y) => {
      if (x >= 150) return [0.9, 0, 0];
      const light = (x < 70 ? 0.6 : 0.2) * (1 + ((x * 7 + y * 13) % 5) / 200);
      return [light, light, light];
    }),
  );
  const wall = Float32Array.from({ length: 20_000 }, (_, at) => (at % 200 < 150 ? 1 : 0));
  const light = lightOfWall(view, wall);
  const row = 50 * 200;
  expect(light.detail[row + 70]).toBeGreaterThan(0.8);
  expect(light.detail[row + 30]).toBeLessThan(0.3);
  expect(light.red[row + 149]).toBeCloseTo(light.green[row + 149] as number, 2);
});
