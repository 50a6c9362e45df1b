import type { RunningPostgres } from '#test/postgres/open-test-postgres.ts';

/** Something wrong that is put into the program for one run, to see the drill fall short of it. */
export type Fault = {
  /** As a sentence tells it: 'an answer before the commit'. */
  name: string;
  /** Of the program's source, under src. */
  file: string;
  replace: string;
  by: string;
};

export type DrillOptions = {
  /** The long form proves; the short one is for `npm test` and for planted faults. */
  size: 'long' | 'short';
  fault: Fault | null;
  /** Of a drill that plants faults itself: plant only those with these words in their name. */
  onlyFaults?: string;
  /** Of a drill that lasts as long as it is told. */
  minutes?: number;
  /** Something wrong around the program that the drill must fall short of: one of its `plants`. */
  plant?: string;
  /** The folder of an earlier release with its packages installed. */
  release?: string;
  /** A PostgreSQL that is there already. Without it a drill starts one that keeps what it acknowledges when the power fails. */
  postgres?: () => Promise<RunningPostgres>;
};

/** Tells one thing that was looked at: whether it held, with its figures. */
export type Tell = (what: string, held: boolean, figures: object) => void;

export type Drill = {
  /** One word, as `npm run drill -- kill9` names it. */
  name: string;
  /** What it holds, in one line. */
  holds: string;
  /** Commands that it cannot do without, or files with their whole path, and the Debian packages that bring them. */
  needs?: Record<string, string>;
  /** Whether it mounts a disk of its own. */
  asRoot?: boolean;
  /** Whether it needs an earlier release. */
  withRelease?: boolean;
  faults: Fault[];
  /** What `--plant` can plant around the program. */
  plants?: string[];
  run(options: DrillOptions, tell: Tell): Promise<void>;
};

/** The environment that starts the program with a fault in it; nothing without one. */
export function withFault(fault: Fault | null): Record<string, string> {
  return fault ? { PLANTED_FAULT: JSON.stringify(fault) } : {};
}
