import { documentChecks } from './document-checks.ts';
import { shopChecks } from './shop-checks.ts';
import type { TableCheck } from './table-check.ts';

/** Every check of the tables, in the order in which verify tells them. */
export const checks: TableCheck[] = [...documentChecks, ...shopChecks];
