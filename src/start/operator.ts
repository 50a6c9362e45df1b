import type { Actor } from '#operations/ports/actor.ts';

/** The actor of a command line, and of the first start of an empty shop. */
export const operator: Actor = { username: 'console', address: 'console' };
