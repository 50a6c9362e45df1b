import type { taxStates } from '#domain/tax/states.ts';

/**
 * The firm of the specification (section 3) has two registrations, and so has the firm of the tests. Only here, in the table of states and in the
 * fixtures do tests write which states these are: `home` is the one whose documents begin with DL, `branch` the one with OD.
 */
export const home = 'delhi' as const satisfies keyof typeof taxStates;
export const branch = 'odisha' as const satisfies keyof typeof taxStates;

/** As papers and sentences name them; the type checker compares both with the table. */
export const homeName = 'Delhi' as const satisfies (typeof taxStates)[typeof home]['name'];
export const branchName = 'Odisha' as const satisfies (typeof taxStates)[typeof branch]['name'];
