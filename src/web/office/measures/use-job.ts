import { isWallBegun, type JobRoom, type JobWall, type SiteJob } from '#domain/measures/sum-job.ts';
import { useKeptDraft } from '../parts/entry/use-kept-draft.ts';

/** Each wall and room has a key: it stays itself when one before it goes. */
export type KeyedWall = JobWall & { key: number };
export type KeyedRoom = { key: number; name: string; walls: KeyedWall[] };
export type KeyedJob = { name: string; rooms: KeyedRoom[] };

/**
 * What a user measures at one place, kept on this device: it survives a reload, and a login that ends by itself. Who logs in next has
 * measures of their own.
 */
export function useJob(username: string) {
  const kept = useKeptDraft<KeyedJob>({
    name: `draft:measure:${username}`,
    isRight: isJob,
    open: (job) => (job ? { saved: keyed(job), saveState: 'saved' } : { saved: blankJob(), saveState: 'unsaved' }),
    isTyped: isJobBegun,
  });
  const { saveState, ...job } = kept.form;
  return { ...kept, job, saveState, change: kept.put, clear: () => kept.begin(blankJob()) };
}

/** A wall with nothing typed; the product is most often that of the wall before. */
export function blankWall(others: readonly JobWall[], product = ''): KeyedWall {
  return { key: nextKey(), name: freeName('Wall', others), w: '', h: '', product, openings: [] };
}

export function blankRoom(others: readonly JobRoom[], product = ''): KeyedRoom {
  return { key: nextKey(), name: freeName('Room', others), walls: [blankWall([], product)] };
}

/** `freeName('Wall', [{ name: 'Wall 1' }, { name: 'Wall 3' }])` → `'Wall 4'`: one that was removed may come back. */
function freeName(what: string, others: readonly { name: string }[]): string {
  let nth = others.length + 1;
  while (others.some(({ name }) => name.trim() === `${what} ${nth}`)) nth += 1;
  return `${what} ${nth}`;
}

let lastKey = 0;

function nextKey(): number {
  lastKey += 1;
  return lastKey;
}

function keyed({ name, rooms }: SiteJob): KeyedJob {
  const withKeys = (room: JobRoom) => room.walls.map((wall) => ({ ...wall, key: nextKey() }));
  return { name, rooms: rooms.map((room) => ({ ...room, key: nextKey(), walls: withKeys(room) })) };
}

/** Whether there is something in it to lose. */
export function isJobBegun({ name, rooms }: SiteJob): boolean {
  return name !== '' || rooms.length > 1 || rooms.some(({ walls }) => walls.length > 1 || walls.some(isWallBegun));
}

function blankJob(): KeyedJob {
  return { name: '', rooms: [blankRoom([])] };
}

function isJob(value: unknown): value is KeyedJob {
  const job = value as KeyedJob | null;
  return typeof job?.name === 'string' && isList(job.rooms) && job.rooms.every(isRoom);
}

function isRoom(room: JobRoom): boolean {
  return typeof room?.name === 'string' && isList(room.walls) && room.walls.every(isWall);
}

function isWall(wall: JobWall): boolean {
  const texts = [wall?.name, wall?.w, wall?.h, wall?.product];
  return texts.every((text) => typeof text === 'string') && isList(wall.openings) && wall.openings.every(isSize);
}

function isSize(size: { w: unknown; h: unknown }): boolean {
  return typeof size?.w === 'string' && typeof size.h === 'string';
}

function isList(value: unknown): boolean {
  return Array.isArray(value);
}
