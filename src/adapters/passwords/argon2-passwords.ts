import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Overloaded } from '#operations/ports/failures.ts';
import type { Passwords } from '#operations/ports/staff.ts';
import { openEasyPasswordCheck } from './easy-password-check.ts';

// argon2id, the library's default; 19 MiB, 2 passes, 1 lane: OWASP's first recommendation.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The most that may wait; more are refused, because hashing must leave processor time for documents. */
const WAITING = 50;

/** Hashes passwords on as many threads as there are processors. */
export async function openArgon2Passwords(): Promise<Passwords> {
  // For unknown users, so that both answers take the same time.
  const dummyHash = await hash('nobody', cost);
  const inTurn = limitConcurrency(availableParallelism());
  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    verify: (password, known) => inTurn(async () => (await verify(known ?? dummyHash, password)) && known !== null),
    isEasy: openEasyPasswordCheck(),
  };
}

function limitConcurrency(limit: number) {
  let free = limit;
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
