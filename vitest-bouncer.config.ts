import { defineConfig, mergeConfig } from 'vitest/config';
import usual from './vitest.config.ts';

// For npm run drill -- bouncer: the tests of the stores, with PostgreSQL behind PgBouncer in transaction mode.
export default mergeConfig(
  usual,
  defineConfig({ test: { provide: { throughBouncer: true }, testNamePattern: 'on PostgreSQL' } }),
);
