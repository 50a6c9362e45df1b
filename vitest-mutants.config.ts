import { defineConfig } from 'vitest/config';
import { OneWorker } from './test/mutants/one-worker.ts';

// For npm run mutate: the tests that test/mutants/run.ts names, on SQLite alone.
export default defineConfig({
  test: {
    include: (process.env.MUTANTS_TESTS ?? '').split(','),
    exclude: [
      // They are about PostgreSQL alone.
      'src/adapters/database/{engine/postgres,customers/suggest-customers}.test.ts',
      // They alter every column of a whole shop: half a minute for each fault that they would look for.
      'src/{adapters/database/integrity/every-column,operations/audit/verify-columns}.test.ts',
    ],
    provide: { withoutPostgres: true },
    isolate: true,
    sequence: { sequencer: OneWorker },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
