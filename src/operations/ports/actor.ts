import type { Role } from '#domain/staff/role.ts';

/**
 * Who acts. `username` of the staff account, or 'console' for the commands of the operator.
 * A change holds only while `login` stands, its account is open, and the account has the role: else `LoginEnded` or `OwnerRoleLost`.
 */
export type Actor = { username: string; address: string; login?: { tokenHash: string; role: Role } };
