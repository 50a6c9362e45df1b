import { hash, verify } from '@node-rs/argon2';
import { openArgon2Passwords } from '#adapters/passwords/argon2-passwords.ts';
import type { Passwords } from '#operations/ports/staff.ts';

// The least that argon2 takes: a test that logs in a hundred times is not about the cost of a hash.
const cost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

let opened: Promise<{ passwords: Passwords; nobody: string }> | undefined;

/** The passwords of the shop, argon2id too, but for the time that a hash takes. */
export async function openQuickPasswords(): Promise<Passwords> {
  opened ??= open();
  const { passwords, nobody } = await opened;
  return {
    ...passwords,
    hash: (password) => hash(password, cost),
    verify: async (password, known) => (await verify(known ?? nobody, password)) && known !== null,
  };
}

async function open() {
  return { passwords: await openArgon2Passwords(), nobody: await hash('nobody', cost) };
}
