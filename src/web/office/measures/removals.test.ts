import { expect, test } from 'vitest';
import { removeFrom } from './removals.ts';
import { blankRoom, blankWall, type KeyedJob } from './use-job.ts';

const wall = (name: string, w: string) => ({ ...blankWall([]), name, w });
const hall = { ...blankRoom([]), name: 'Hall', walls: [wall('Wall 1', '3 m'), wall('Wall 2', '4 m'), wall('', '5 m')] };
const job: KeyedJob = { name: 'Villa', rooms: [hall, blankRoom([hall])] };

test('Two walls that a double tap removed come back one after the other, where they were', () => {
  const first = removeFrom(job, 0, 1);
  const second = first && removeFrom(first.job, 0, 1);
  expect(second?.job.rooms[0]?.walls).toEqual([hall.walls[0]]);
  expect([first?.removal.name, second?.removal.name]).toEqual(['Wall 2', 'wall 2']);
  const back = second?.removal.putBack(second.job);
  expect(back).toEqual(first?.job);
  expect(back && first?.removal.putBack(back)).toEqual(job);
});

test('A room comes back with its walls, and what was typed since stays', () => {
  const gone = removeFrom(job, 0);
  expect(gone?.job.rooms).toEqual([job.rooms[1]]);
  expect(gone?.removal.putBack({ ...gone.job, name: 'Other' })).toEqual({ ...job, name: 'Other' });
});

test('A new wall has a name that no other has, also behind a removed one', () => {
  const names = (...walls: string[]) => blankWall(walls.map((name) => wall(name, ''))).name;
  expect(names('Wall 1', 'Wall 3')).toBe('Wall 4');
  expect(names('North')).toBe('Wall 2');
});
