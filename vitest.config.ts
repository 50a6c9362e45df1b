import { defineConfig } from 'vitest/config';
import { SlowestFirst } from './test/house/slowest-first.ts';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'test/**/*.test.ts'],
    exclude: ['node_modules', 'dist', 'test/journeys'],
    globalSetup: ['test/postgres/share-test-postgres.ts'],
    pool: 'forks',
    // No test leaves anything behind in its process: modules are loaded once a worker and not once a file.
    isolate: false,
    // Three on two processors: what a test waits for is often another process, a disk or a clock.
    maxWorkers: 3,
    sequence: { sequencer: SlowestFirst },
    // For what hangs. The first test that wants PostgreSQL waits for it to be set up, and beside other work one that reads every
    // file of the project takes five times as long as alone.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // As long as in the journeys: after a second, which is the default, a busy machine may not have drawn a page again.
    expect: { poll: { timeout: 10_000 } },
  },
});
