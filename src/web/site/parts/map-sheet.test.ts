import { expect, test } from 'vitest';
import { mapSheet } from './map-sheet.ts';

function rounded(lines: { at: number; label: string }[]) {
  return lines.map(({ at, label }) => [Math.round(at), label]);
}

test('the sheet around the Delhi office has its meridians and parallels with their positions', () => {
  const { meridians, parallels } = mapSheet({ latitude: 28.6519, longitude: 77.1427 });
  expect(rounded(meridians)).toEqual([
    [34, '77°08′00″ E'],
    [197, '77°08′15″ E'],
    [360, '77°08′30″ E'],
    [522, '77°08′45″ E'],
    [685, '77°09′00″ E'],
  ]);
  expect(rounded(parallels)).toEqual([
    [570, '28°38′45″ N'],
    [385, '28°39′00″ N'],
    [199, '28°39′15″ N'],
    [14, '28°39′30″ N'],
  ]);
});

test('south of the equator and west of Greenwich the labels say S and W', () => {
  const { meridians, parallels } = mapSheet({ latitude: -0.001, longitude: -0.001 });
  expect(meridians.map(({ label }) => label)).toContain('0°00′15″ W');
  expect(parallels.map(({ label }) => label)).toContain('0°00′15″ S');
});
