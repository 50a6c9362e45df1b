import { setTimeout } from 'node:timers/promises';
import type { CallbackStore } from '#operations/ports/callbacks.ts';
import type { MailStore } from '#operations/ports/mails.ts';
import type { System } from '#operations/ports/system.ts';
import type { KeptReadings } from '#operations/warnings/keep-readings.ts';
import type { ServerSettings } from '../server-ports.ts';
import { measureProcess } from './measure-process.ts';
import type { Family } from './metrics-text.ts';
import { readingFamilies } from './reading-families.ts';

type Counts = { families(): Family[] };

export type MetricsReader = () => Promise<Family[]>;

/** Milliseconds. A database that does not answer must not hold up the other metrics. */
const DATABASE_TIMEOUT = 1_000;

/** Starts to measure the process. The function reads all metrics: those that were counted, and the current ones. */
export function readMetrics(
  ports: {
    system: Pick<System, 'now'>;
    callbacks: Pick<CallbackStore, 'waiting'>;
    mails: Pick<MailStore, 'waiting' | 'toMend'>;
  },
  settings: Pick<ServerSettings, 'jobRuns'>,
  kept: Pick<KeptReadings, 'readings'>,
  counted: Counts[],
): MetricsReader {
  const process = measureProcess();
  return async () => [
    ...counted.flatMap((counts) => counts.families()),
    ...(await outbox(ports)),
    ...readingFamilies(await kept.readings()),
    ...jobs(settings.jobRuns ?? new Map()),
    ...process(),
  ];
}

/** The pages that were in memory, and those that had to be rendered. */
export function pageCounts(counts: Record<'hits' | 'misses' | 'sent' | 'unchanged', number>): Counts {
  return {
    families: () => [
      singleMetric('vitrine_page_cache_hits_total', 'counter', 'Pages that were in memory.', counts.hits),
      singleMetric(
        'vitrine_page_cache_misses_total',
        'counter',
        'Pages that had to be rendered, and addresses without a page.',
        counts.misses,
      ),
      {
        name: 'vitrine_pages_from_memory_total',
        kind: 'counter',
        help: 'Pages answered from memory without the app: vitrine_http_requests_total does not count them.',
        samples: [
          { labels: { status: '2xx' }, value: counts.sent },
          { labels: { status: '3xx' }, value: counts.unchanged },
        ],
      },
    ],
  };
}

async function outbox({ system, callbacks, mails }: Parameters<typeof readMetrics>[0]): Promise<Family[]> {
  const asked = Promise.all([callbacks.waiting(), mails.waiting(), mails.toMend(1, 1)]);
  const [result] = await Promise.allSettled([Promise.race([asked, timeOut()])]);
  const found = result.status === 'fulfilled' ? result.value : null;
  const answers = singleMetric(
    'vitrine_database_answers',
    'gauge',
    '1 when the database answered just now, else 0.',
    found ? 1 : 0,
  );
  if (!found) return [answers];
  const [requests, waiting, toMend] = found;
  const age = (oldest: string | null) =>
    oldest === null ? 0 : Math.max(0, (Date.parse(system.now()) - Date.parse(oldest)) / 1000);
  return [
    answers,
    singleMetric('vitrine_outbox_waiting', 'gauge', 'Callback requests whose mail is not sent yet.', requests.count),
    singleMetric(
      'vitrine_outbox_oldest_seconds',
      'gauge',
      'Age of the oldest of them, in seconds.',
      age(requests.oldest),
    ),
    singleMetric('vitrine_mails_waiting', 'gauge', 'Mails to customers that are not sent yet.', waiting.count),
    singleMetric(
      'vitrine_mails_oldest_seconds',
      'gauge',
      'Age of the oldest of them, in seconds.',
      age(waiting.oldest),
    ),
    singleMetric(
      'vitrine_mails_to_mend',
      'gauge',
      'Mails to customers that a person must look at: failed, or perhaps sent.',
      toMend.count,
    ),
  ];
}

async function timeOut(): Promise<never> {
  await setTimeout(DATABASE_TIMEOUT, null, { ref: false });
  throw new Error('The database does not answer in time.');
}

/** A job runs in only one of the processes; the others report nothing for it. */
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

function singleMetric(name: string, kind: Family['kind'], help: string, value: number): Family {
  return {
    name,
    kind,
    help,
    samples: [{ value }],
  };
}
