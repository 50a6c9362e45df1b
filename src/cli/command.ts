import type { Actor } from '#operations/ports.ts';
import type { OutsideWorld } from '../open-outside-world.ts';

type CommandResult = { ok: boolean; message: string } | 'usage';

export type Command = (world: OutsideWorld, words: string[]) => Promise<CommandResult>;

/** Who acts when a command is given at the machine itself. */
export const operator: Actor = { username: 'console', address: 'console' };
