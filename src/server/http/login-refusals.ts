import { failed } from '#domain/outcome.ts';

/** For a caller without a login, or whose login has ended. */
export const loginEnded = failed('unauthenticated', 'Log in first: your login has ended.');

/** For a caller whose login is not that of an owner. */
export const ownersOnly = failed('forbidden', 'Only an owner may do this.');
