import type { Actor } from '#operations/ports/actor.ts';

/** Who acts when a command is given at the machine itself, and when an empty shop is filled. */
export const operator: Actor = { username: 'console', address: 'console' };
