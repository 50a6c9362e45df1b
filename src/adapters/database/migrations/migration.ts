import type { Database, Transacting } from '../engine/tables.ts';

/** One step from a release's tables to the next's. */
export type Migration = { name: string; up(transaction: Transacting, engine: Database['engine']): Promise<void> };
