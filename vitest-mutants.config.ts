import { defineConfig } from 'vitest/config';

// For npm run mutate: the tests that test/mutants/run.ts names, on SQLite alone.
export default defineConfig({
  test: {
    include: (process.env.MUTANTS_TESTS ?? '').split(','),
    // They are about PostgreSQL alone.
    exclude: ['src/adapters/database/{engine/postgres,customers/suggest-customers}.test.ts'],
    provide: { withoutPostgres: true },
    // Without its own worker, only the first file would tell Stryker what it runs through.
    isolate: true,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
