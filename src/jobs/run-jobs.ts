import type { LeaseStore } from '#operations/ports/leases.ts';
import type { System } from '#operations/ports/system.ts';

export type Job = {
  /** Of the lease too: there is one such job, however many processes. */
  name: string;
  /** Milliseconds between the end of one run and the next. */
  every: number;
  /**
   * Does the work once and answers what came of it, for the log; null when there was nothing to do, which is not logged.
   * Ends early, between two pieces of work, when told to.
   */
  run(signal: AbortSignal): Promise<object | null>;
};

type Log = { info(what: object, message: string): void; error(what: object, message: string): void };

const MINUTE = 60_000;
/** A job can be cut off anywhere, as by a power cut; it is given this long to come to the end of a piece. */
const LAST_CALL = 5_000;

/**
 * Runs each job in one of the processes: the one that holds its lease works, the others ask again every minute and take
 * over when it ends or dies. An error is logged, and the job goes on at its next turn. `stop` waits a little for what is being done.
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
  const ask = (job: Job) => {
    const now = ports.system.now();
    // Past its next turn, so that it stays with the same process as long as that one lives.
    const until = new Date(Date.parse(now) + job.every + 2 * pause).toISOString();
    return ports.leases.take(job.name, holder, now, until);
  };

  const work = async (job: Job): Promise<void> => {
    const renewal = setInterval(() => ask(job).catch(failed(job)), (job.every + 2 * pause) / 3);
    try {
      const done = await job.run(stopped.signal);
      if (done) log.info({ job: job.name, ...done }, 'job done');
    } finally {
      clearInterval(renewal);
    }
  };

  const keepDoing = async (job: Job): Promise<void> => {
    // A process that has just started has better things to do.
    let rest = Math.min(job.every, pause);
    while (await waited(rest, stopped.signal)) {
      try {
        const isOurs = await ask(job);
        if (isOurs) await work(job);
        rest = isOurs ? job.every : Math.min(job.every, pause);
      } catch (error) {
        failed(job)(error);
        rest = Math.min(job.every, pause);
      }
    }
    await ports.leases.release(job.name, holder).catch(failed(job));
  };

  const all = Promise.all(jobs.map(keepDoing));
  return {
    stop: async () => {
      stopped.abort();
      const over = new AbortController();
      await Promise.race([all.then(() => over.abort()), waited(LAST_CALL, over.signal)]);
    },
  };
}

/** False when it was cut short. */
function waited(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(false);
    const cutShort = () => {
      clearTimeout(timer);
      resolve(false);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', cutShort);
      resolve(true);
    }, milliseconds);
    signal.addEventListener('abort', cutShort, { once: true });
  });
}
