import type { Role } from '#domain/staff/role.ts';

/**
 * Who acts. `username` is that of the staff account, or 'console' for the commands of the operator.
 * A change needs a valid `login`, an enabled account and the role: otherwise `LoginEnded` or `OwnerRoleLost` is thrown.
 */
export type Actor = { username: string; address: string; login?: { tokenHash: string; role: Role } };

/** The program itself, not a person: it stores papers, and continues what was interrupted. */
export const program: Actor = { username: 'program', address: '' };

/** The actor of a command line, and of the first start of an empty shop. */
export const operator: Actor = { username: 'console', address: 'console' };
