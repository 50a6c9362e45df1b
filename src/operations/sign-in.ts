import { failed, type Outcome, ok } from '#domain/outcome.ts';
import { addressNetwork } from '#domain/staff/address-network.ts';
import { foldText } from '#domain/text/fold-text.ts';
import type { Actor, World } from './ports.ts';
import type { Bucket, LimitStore, LoginStore, Passwords, UserStore } from './staff-ports.ts';

type Ports = { world: World; users: UserStore; logins: LoginStore; limits: LimitStore; passwords: Passwords };

const MOST_LOGINS_OF_ONE_PERSON = 5;

/** Checks the password and gives a token of 256 random bits, of which only the hash is kept. */
export const signIn = async (
  ports: Ports,
  credentials: { username: string; password: string },
  from: { address: string; limited: boolean },
): Promise<Outcome<{ token: string }>> => {
  const { world, users, logins } = ports;
  const at = world.now();
  const actor: Actor = { username: credentials.username, address: from.address };

  const wait = from.limited ? await ports.limits.take(loginBuckets(credentials.username, from.address), at) : 0;
  if (wait > 0) return failed('too-many', `Too many tries. Wait ${wait} seconds and try again.`, { retryAfter: wait });

  const user = await users.findByUsername(credentials.username.trim());
  const known = user && !user.disabledAt ? user : null;
  const right = await ports.passwords.verify(credentials.password, known?.passwordHash ?? null);
  if (!known || !right) {
    // A password typed into the wrong field must not stay in a log that only grows.
    await logins.refused(at, { ...actor, username: known?.username ?? 'unknown' });
    return failed('not-allowed', 'Invalid username or password');
  }
  const token = world.secret(32);
  const login = { tokenHash: world.sha256(token), userId: known.id, createdAt: at, seenAt: at };
  const kept = await logins.add(login, known.passwordHash, MOST_LOGINS_OF_ONE_PERSON, {
    ...actor,
    username: known.username,
  });
  return kept ? ok({ token }) : failed('not-allowed', 'Invalid username or password');
};

/** Slow enough for a guesser, and no hard lock: nobody can lock another out. The account is named by a fold of what was typed. */
const loginBuckets = (username: string, address: string): Bucket[] => {
  // As the account is looked up: spaces around a name are not another name.
  const account = foldText(username.trim());
  const network = addressNetwork(address);
  return [
    { key: `login from ${network}`, burst: 20, refillSeconds: 6 },
    { key: `login as ${account}`, burst: 100, refillSeconds: 36 },
    { key: `login as ${account} from ${network}`, burst: 10, refillSeconds: 60 },
  ];
};
