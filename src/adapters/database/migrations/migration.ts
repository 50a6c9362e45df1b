import type { Database, Transacting } from '../engine/tables.ts';

/** One step from the tables of a release to those of the next. */
export type Migration = {
  name: string;
  /** `now`: the instant of the upgrade. */
  up(transaction: Transacting, engine: Database['engine'], now: string): Promise<void>;
};
