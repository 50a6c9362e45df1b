import { foldText } from '../text/fold-text.ts';
import { addressNetwork } from './address-network.ts';

/** How many networks of successful logins are stored for an account, and for how many days after the last success. */
export const knownNetworks = { most: 10, days: 90 };

/**
 * The rate limits of each attempt at a password. All unknown networks share a hundred attempts an hour at an account. A
 * network that the account has logged in from has its own limit instead, so that strangers cannot use up the attempts of staff.
 * `loginLimits('meena', '192.0.2.1', false)` → three buckets, `loginLimits('meena', '192.0.2.1', true)` → two
 */
export function loginLimits(username: string, address: string, known: boolean) {
  // Normalised as in the look-up of the account: spaces and case do not make another name.
  const account = foldText(username.trim());
  const network = addressNetwork(address);
  const reserve = [{ key: `login as ${account} from known ${network}`, burst: 10, refillSeconds: 180 }];
  const strangers = [
    { key: `login as ${account}`, burst: 100, refillSeconds: 36 },
    { key: `login as ${account} from ${network}`, burst: 10, refillSeconds: 60 },
  ];
  return [...networkLimits(address), ...(known ? reserve : strangers)];
}

/**
 * The limit that all attempts from one network share, for any username. It is enough for one-time codes, because nobody
 * guesses 140 random bits. `networkLimits('192.0.2.1')` → one bucket
 */
export function networkLimits(address: string) {
  return [{ key: `login from ${addressNetwork(address)}`, burst: 20, refillSeconds: 6 }];
}

/**
 * The limit for confirming the password while logged in. It belongs to this login, so that nobody else can use it up.
 * `confirmLimits('9f86…')` → one bucket
 */
export function confirmLimits(tokenHash: string) {
  return [{ key: `confirm ${tokenHash}`, burst: 10, refillSeconds: 60 }];
}
