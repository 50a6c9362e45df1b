import { setTimeout } from 'node:timers/promises';
import { freePort, startProgram } from '#test/program/start-program.ts';
import { type Books, checkBooks } from './check-books.ts';
import { type Fault, withFault } from './drill.ts';
import { type Desk, openDesk, referenceOf } from './open-desk.ts';

type IssueDrill = {
  databaseUrl: string;
  dataDir: string;
  documents: number;
  clients: number;
  /** How often the program is killed with SIGKILL meanwhile and started again. */
  kills: number;
  fault?: Fault | null;
};

export type Acknowledged = {
  /** Acknowledged numbers that the list does not hold. */
  lost: string[];
  /** Acknowledged numbers that stand for another input than the one they were acknowledged for. */
  wrong: string[];
  repeated: string[];
  /** Whether the list is exactly 1 to `documents`. */
  exact: boolean;
};

export type IssueReport = Acknowledged &
  Books & {
    documents: number;
    clients: number;
    kills: number;
    seconds: number;
    /** Calls whose answer never came, and answers 503; each was asked again. */
    answersLost: number;
    askedAgain: number;
    /** Documents asked for once more at the end with their keys, and how many had another number then. */
    checkedAgain: number;
    foundOther: number;
  };

const SERIES = 'DL/26-27/';

/** Many clients issue into one series while the program is killed and started again; then every acknowledged number is looked for. */
export async function issueMany(drill: IssueDrill): Promise<IssueReport> {
  const { documents, clients, kills } = drill;
  const port = String(await freePort());
  const env = {
    PORT: port,
    DATA_DIR: drill.dataDir,
    DATABASE_URL: drill.databaseUrl,
    ...withFault(drill.fault ?? null),
  };
  let program = await startProgram(env);
  const desk = await openDesk(() => program.origin, program);
  const begun = performance.now();
  const acknowledged = new Map<number, string>();
  let over = false;
  const killer = async () => {
    for (let kill = 1; kill <= kills; kill++) {
      const mark = Math.floor((documents * kill) / (kills + 1));
      while (acknowledged.size < mark && !over) await setTimeout(5);
      if (over) return;
      await program.kill('SIGKILL');
      program = await startProgram(env, { again: true });
    }
  };
  const killing = killer();
  try {
    await Promise.all([issueAll(desk, documents, clients, acknowledged), killing]);
    const seconds = Math.round((performance.now() - begun) / 100) / 10;
    const { answersLost, askedAgain, again } = desk.tally;
    // Every document whose answer was lost, and as many others, so that there is one where nothing was lost.
    const checked = [...again, ...acknowledged.keys()].slice(0, Math.max(20, Math.min(1000, again.size)));
    let foundOther = 0;
    for (const document of checked) if ((await desk.issue(document)) !== acknowledged.get(document)) foundOther += 1;
    const found = lookFor(acknowledged, await desk.list(), documents);
    await program.kill('SIGTERM');
    const books = await checkBooks(drill.databaseUrl);
    const figures = { documents, clients, kills, seconds, answersLost, askedAgain };
    return { ...figures, checkedAgain: checked.length, foundOther, ...found, ...books };
  } finally {
    over = true;
    desk.close();
    await killing.catch(() => {});
    await program.kill('SIGKILL');
  }
}

/** Issues documents 0 to `documents` - 1 by so many clients, and notes each number that was acknowledged. */
export async function issueAll(
  desk: Desk,
  documents: number,
  clients: number,
  acknowledged: Map<number, string>,
): Promise<void> {
  let next = 0;
  const client = async () => {
    for (let document = next++; document < documents; document = next++)
      acknowledged.set(document, await desk.issue(document));
  };
  await Promise.all(Array.from({ length: clients }, client));
}

/** Holds what was acknowledged against what the program lists. */
export function lookFor(
  acknowledged: Map<number, string>,
  listed: Map<string, string>,
  documents: number,
): Acknowledged {
  const numbers = [...acknowledged.values()];
  const expected = Array.from({ length: documents }, (_, index) => `${SERIES}${String(index + 1).padStart(4, '0')}`);
  return {
    lost: numbers.filter((number) => !listed.has(number)),
    wrong: [...acknowledged]
      .filter(([document, number]) => listed.has(number) && listed.get(number) !== referenceOf(document))
      .map(([, number]) => number),
    repeated: numbers.filter((number, index) => numbers.indexOf(number) !== index),
    exact: listed.size === documents && expected.every((number) => listed.has(number)),
  };
}

/** Whether nothing is lost, wrong, doubled or missing, in the list and in the books. */
export function booksHold(report: Acknowledged & Books & { documents: number }): boolean {
  return (
    [report.lost, report.wrong, report.repeated, report.wrongSeries].every((list) => list.length === 0) &&
    report.exact &&
    report.rows === report.documents &&
    report.auditHolds &&
    report.sound
  );
}

/** The report as one line of figures: how many of each, not which. */
export function asFigures(report: object): object {
  return Object.fromEntries(
    Object.entries(report).map(([name, value]) => [name, Array.isArray(value) && value.length === 0 ? 0 : value]),
  );
}
