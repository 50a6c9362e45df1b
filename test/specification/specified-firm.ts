import type { TaxState, taxStates } from '#domain/tax/states.ts';

/**
 * The firm of the specification (its section 3) is registered in two states, and so is the firm of the tests. A test names its registrations
 * by their role: which states they are stands here, in the table of states, in the demo and in the fixtures. Documents of `home` begin with
 * DL, those of `branch` with OD.
 */
export const home = 'delhi' as const satisfies TaxState;
export const branch = 'odisha' as const satisfies TaxState;

/** As papers and sentences name them: written out, so that a test compares with more than the table; the type checker compares with the table. */
export const homeName = 'Delhi' as const satisfies (typeof taxStates)[typeof home]['name'];
export const branchName = 'Odisha' as const satisfies (typeof taxStates)[typeof branch]['name'];
