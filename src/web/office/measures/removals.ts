import type { KeyedJob, KeyedWall } from './use-job.ts';

/** A room or a wall that was removed, and how it comes back. */
export type Removal = {
  /** Of what was removed. */
  key: number;
  name: string;
  /** The room that a wall was in; null for a room. */
  room: number | null;
  /** The place that it had. */
  at: number;
  /** The field that has the focus when it is back. */
  focus: string;
  putBack: (job: KeyedJob) => KeyedJob;
};

/** `removeFrom(job, room)` or `removeFrom(job, room, wall)`, by their places from 0. What is changed later stays when it comes back. */
export function removeFrom(job: KeyedJob, at: number, of?: number): { job: KeyedJob; removal: Removal } | null {
  const room = job.rooms[at];
  if (!room) return null;
  if (of === undefined) {
    const name = room.name.trim() || `room ${at + 1}`;
    const putBack = (now: KeyedJob) => ({ ...now, rooms: now.rooms.toSpliced(at, 0, room) });
    const removal = { key: room.key, name, room: null, at, focus: `room-${room.key}`, putBack };
    return { job: { ...job, rooms: job.rooms.toSpliced(at, 1) }, removal };
  }
  const wall = room.walls[of];
  if (!wall) return null;
  const name = wall.name.trim() || `wall ${of + 1}`;
  const putBack = (now: KeyedJob) => withWalls(now, room.key, (walls) => walls.toSpliced(of, 0, wall));
  return {
    job: withWalls(job, room.key, (walls) => walls.toSpliced(of, 1)),
    removal: { key: wall.key, name, room: room.key, at: of, focus: `wall-${wall.key}-w`, putBack },
  };
}

function withWalls(job: KeyedJob, key: number, change: (walls: KeyedWall[]) => KeyedWall[]): KeyedJob {
  return { ...job, rooms: job.rooms.map((room) => (room.key === key ? { ...room, walls: change(room.walls) } : room)) };
}
