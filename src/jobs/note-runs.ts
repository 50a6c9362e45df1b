import type { Job } from './run-jobs.ts';

type Run = { succeeded: string | null; failures: number };

/** Records the last success and the number of failures of each job in this process. `noting` wraps a job to record its runs. */
export function noteRuns(now: () => string): { runs: ReadonlyMap<string, Run>; noting(job: Job): Job } {
  const runs = new Map<string, Run>();
  const noting = (job: Job): Job => {
    const note = (change: (run: Run) => Run) =>
      runs.set(job.name, change(runs.get(job.name) ?? { succeeded: null, failures: 0 }));
    const run: Job['run'] = async (signal) => {
      try {
        const done = await job.run(signal);
        note((before) => ({ ...before, succeeded: now() }));
        return done;
      } catch (error) {
        note((before) => ({ ...before, failures: before.failures + 1 }));
        throw error;
      }
    };
    return { ...job, run };
  };
  return { runs, noting };
}
