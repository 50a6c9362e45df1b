import { setTimeout } from 'node:timers/promises';
import type { CallbackStore } from '#operations/ports/callbacks.ts';
import type { System } from '#operations/ports/system.ts';
import type { ServerSettings } from '../server-ports.ts';
import { measureProcess } from './measure-process.ts';
import type { Family } from './metrics-text.ts';

type Counts = { families(): Family[] };

/** All figures of this process as they are now. */
export type Figures = () => Promise<Family[]>;

/** A database that is away must not keep the other figures back. */
const PATIENCE = 1_000;

/** Begins to watch the process, and answers what reads its figures: those that are counted, and those that are asked for. */
export function readFigures(
  ports: { system: Pick<System, 'now'>; callbacks: Pick<CallbackStore, 'waiting'> },
  settings: Pick<ServerSettings, 'jobRuns'>,
  counted: Counts[],
): Figures {
  const process = measureProcess();
  return async () => [
    ...counted.flatMap((counts) => counts.families()),
    ...(await outbox(ports)),
    ...jobs(settings.jobRuns ?? new Map()),
    ...process(),
  ];
}

/** The pages that lay ready, and those that had to be drawn. */
export function countsOfPages(counts: Record<'hits' | 'misses' | 'sent' | 'unchanged', number>): Counts {
  return {
    families: () => [
      one('vitrine_page_cache_hits_total', 'counter', 'Pages that were in memory.', counts.hits),
      one(
        'vitrine_page_cache_misses_total',
        'counter',
        'Pages that had to be drawn, and addresses without one.',
        counts.misses,
      ),
      {
        name: 'vitrine_pages_from_memory_total',
        kind: 'counter',
        help: 'Pages answered from memory before the app was asked: none of these is a request above.',
        samples: [
          { labels: { status: '2xx' }, value: counts.sent },
          { labels: { status: '3xx' }, value: counts.unchanged },
        ],
      },
    ],
  };
}

async function outbox({ system, callbacks }: Parameters<typeof readFigures>[0]): Promise<Family[]> {
  const [asked] = await Promise.allSettled([Promise.race([callbacks.waiting(), late()])]);
  const waiting = asked.status === 'fulfilled' ? asked.value : null;
  const answers = one(
    'vitrine_database_answers',
    'gauge',
    '1 when the database answered just now, else 0.',
    waiting ? 1 : 0,
  );
  if (!waiting) return [answers];
  const age = waiting.oldest === null ? 0 : (Date.parse(system.now()) - Date.parse(waiting.oldest)) / 1000;
  return [
    answers,
    one('vitrine_outbox_waiting', 'gauge', 'Requests to be called back whose mail has not gone.', waiting.count),
    one('vitrine_outbox_oldest_seconds', 'gauge', 'How long ago the oldest of them came in.', Math.max(0, age)),
  ];
}

async function late(): Promise<never> {
  await setTimeout(PATIENCE, null, { ref: false });
  throw new Error('The database does not answer in time.');
}

/** A job runs in one of the processes: the others know nothing of it and say nothing. */
function jobs(runs: NonNullable<ServerSettings['jobRuns']>): Family[] {
  return [
    {
      name: 'vitrine_job_last_success_timestamp_seconds',
      kind: 'gauge',
      help: 'When this process last did the job, in seconds since 1970.',
      samples: [...runs].flatMap(([job, { succeeded }]) =>
        succeeded === null ? [] : [{ labels: { job }, value: Date.parse(succeeded) / 1000 }],
      ),
    },
    {
      name: 'vitrine_job_failures_total',
      kind: 'counter',
      help: 'How often the job failed in this process.',
      samples: [...runs].map(([job, { failures }]) => ({ labels: { job }, value: failures })),
    },
  ];
}

function one(name: string, kind: Family['kind'], help: string, value: number): Family {
  return {
    name,
    kind,
    help,
    samples: [{ value }],
  };
}
