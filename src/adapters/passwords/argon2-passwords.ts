import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Overloaded } from '#operations/ports/failures.ts';
import type { Passwords } from '#operations/ports/staff.ts';
import { openEasyPasswordCheck } from './easy-password-check.ts';

// argon2id, the library's default; 19 MiB, 2 passes, 1 lane: OWASP's first recommendation.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A few wait, more are sent away: hashing must not starve the documents of the processor. */
const WAITING = 50;

/** Hashes passwords on as many threads as there are processors. */
export async function openArgon2Passwords(): Promise<Passwords> {
  // What an unknown user's password is held against, so that both answers take the same time.
  const nobody = await hash('nobody', cost);
  const inTurn = takingTurns(availableParallelism());
  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    verify: (password, known) => inTurn(async () => (await verify(known ?? nobody, password)) && known !== null),
    isEasy: openEasyPasswordCheck(),
  };
}

function takingTurns(places: number) {
  let free = places;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else if (waiting.length >= WAITING) throw new Overloaded('Too many logins at once.');
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
