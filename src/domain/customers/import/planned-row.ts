import type { Customer } from '../customer.ts';
import type { ReadCustomer } from '../read-customer.ts';
import type { ShownChange } from './shown-changes.ts';

/** What an import will do with a row. `warning`: a sentence about a row that is taken; '' for none. */
export type PlannedRow = { number: number } & (
  | { what: 'new'; fields: ReadCustomer; warning: string }
  | { what: 'changes'; customer: Customer; fields: ReadCustomer; changes: ShownChange[]; warning: string }
  | { what: 'same'; customer: Customer; warning: string }
  | { what: 'refused'; message: string }
);
