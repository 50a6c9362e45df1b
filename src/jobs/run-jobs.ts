import type { LeaseStore } from '#operations/ports/leases.ts';
import type { System } from '#operations/ports/system.ts';

export type Job = {
  /** Also the name of the lease, so that only one process runs the job. */
  name: string;
  /** Milliseconds between the end of one run and the next. */
  every: number;
  /** Milliseconds before the first run of a process, for work that processes of the previous release do not understand yet. */
  startAfter?: number;
  /**
   * Does the work once and returns a result for the log; null when there was nothing to do, which is not logged. When the
   * signal aborts, it ends early, between two pieces of work.
   */
  run(signal: AbortSignal): Promise<object | null>;
};

type Log = { info(what: object, message: string): void; error(what: object, message: string): void };

const MINUTE = 60_000;
/** How long `stop` waits for the current pieces of work. A job must survive being cut off anywhere, as in a power failure. */
const STOP_TIMEOUT = 5_000;

/**
 * Runs each job in one of the processes: the one with the job's lease works. The others try every minute, and take over when
 * that process ends or crashes. An error is logged, and the job runs again at its next time. `stop` waits up to 5 seconds.
 */
export function runJobs(
  jobs: Job[],
  ports: { system: Pick<System, 'now' | 'uuid'>; leases: LeaseStore },
  log: Log,
  pause = MINUTE,
): { stop(): Promise<void> } {
  const holder = ports.system.uuid();
  const stopped = new AbortController();
  const failed = (job: Job) => (error: unknown) => log.error({ job: job.name, err: error }, 'job failed');
  const takeLease = (job: Job) => {
    const now = ports.system.now();
    // Until after the next run, so that the job stays with the same process while that runs.
    const until = new Date(Date.parse(now) + job.every + 2 * pause).toISOString();
    return ports.leases.take(job.name, holder, now, until);
  };

  const work = async (job: Job): Promise<void> => {
    const renewal = setInterval(() => takeLease(job).catch(failed(job)), (job.every + 2 * pause) / 3);
    try {
      const done = await job.run(stopped.signal);
      if (done) log.info({ job: job.name, ...done }, 'job done');
    } finally {
      clearInterval(renewal);
    }
  };

  const repeat = async (job: Job): Promise<void> => {
    // Not at once: a process that has just started has more important work.
    let delay = job.startAfter ?? Math.min(job.every, pause);
    while (await sleep(delay, stopped.signal)) {
      try {
        const hasLease = await takeLease(job);
        if (hasLease) await work(job);
        delay = hasLease ? job.every : Math.min(job.every, pause);
      } catch (error) {
        failed(job)(error);
        delay = Math.min(job.every, pause);
      }
    }
    await ports.leases.release(job.name, holder).catch(failed(job));
  };

  const all = Promise.all(jobs.map(repeat));
  return {
    stop: async () => {
      stopped.abort();
      const over = new AbortController();
      await Promise.race([all.then(() => over.abort()), sleep(STOP_TIMEOUT, over.signal)]);
    },
  };
}

/** Resolves with true after the time, or with false when the signal aborts. */
function sleep(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(false);
    const onAbort = () => {
      clearTimeout(timer);
      resolve(false);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', onAbort);
      resolve(true);
    }, milliseconds);
    signal.addEventListener('abort', onAbort, { once: true });
  });
}
