import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { AccountItem } from '#domain/receivables/account-item.ts';
import { Overloaded } from '#operations/ports/failures.ts';
import { programFile } from '#program-file';
import type { Past, PastRow } from './calculate-past.ts';
import type { PastMessage, PastQuestion } from './past-process.ts';

type PastLimits = {
  /** How many days are calculated at once. */
  children: number;
  timeoutMs: number;
};

const defaults: PastLimits = { children: 2, timeoutMs: 20_000 };

/** How many calculated days stay in memory, so that the pages and files of one are calculated once. */
const KEPT = 4;

/** Calculates past days, each in a new child process. */
export function openPast(url: string, options: Partial<PastLimits> = {}): Past {
  const limits = { ...defaults, ...options };
  const kept = new Map<string, { head: number; rows: Promise<PastRow[]> }>();
  let busy = 0;
  const ask = async (question: PastQuestion): Promise<PastMessage> => {
    if (busy >= limits.children) throw new Overloaded('Too many past days are being calculated just now.');
    busy += 1;
    try {
      return await askChild(question, limits);
    } finally {
      busy -= 1;
    }
  };
  return {
    rows: (day, head) => {
      const key = `${day.day} ${day.taxState}`;
      const before = kept.get(key);
      if (before?.head === head) return before.rows;
      const rows = ask({ kind: 'rows', url, ...day }).then((answer) => ('rows' in answer ? answer.rows : fail(answer)));
      kept.delete(key);
      kept.set(key, { head, rows });
      rows.catch(() => kept.delete(key));
      for (const oldest of [...kept.keys()].slice(0, -KEPT)) kept.delete(oldest);
      return rows;
    },
    items: async (day, customer) => itemsFrom(await ask({ kind: 'items', url, customer, ...day })),
    advances: async (day) => itemsFrom(await ask({ kind: 'advances', url, ...day })),
  };
}

async function askChild(question: PastQuestion, { timeoutMs }: PastLimits): Promise<PastMessage> {
  const child = fork(programFile(new URL('./past-process.ts', import.meta.url)), [], {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=512', '--disable-warning=ExperimentalWarning'],
    // It inherits the environment, which may say how the database is reached.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let answer: PastMessage = { error: 'It ended without an answer.' };
  child.on('message', (message: PastMessage) => {
    answer = message;
  });
  // It comes after the last message. 'exit' may come before, when another child ends at the same time.
  const closed = once(child, 'close');
  const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
  try {
    // A child that has ended meanwhile is noticed by its end.
    child.send(question, () => {});
    await closed;
  } finally {
    clearTimeout(timer);
  }
  return answer;
}

function itemsFrom(answer: PastMessage): AccountItem[] {
  return 'items' in answer ? answer.items : fail(answer);
}

function fail(answer: PastMessage): never {
  throw new Error(`The past day could not be calculated: ${'error' in answer ? answer.error : 'another answer came'}`);
}
