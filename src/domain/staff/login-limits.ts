import { foldText } from '../text/fold-text.ts';
import { addressNetwork } from './address-network.ts';

/** So many networks of good logins are remembered for an account, each for so many days after its last good login. */
export const knownNetworks = { most: 10, days: 90 };

/**
 * What each try at a password takes one from. Strangers share a hundred an hour at an account. A network that the account
 * has logged in from has a reserve of its own instead, so that strangers elsewhere cannot use up the tries of its staff.
 * `loginLimits('meena', '192.0.2.1', false)` → three buckets, `loginLimits('meena', '192.0.2.1', true)` → two
 */
export function loginLimits(username: string, address: string, known: boolean) {
  // As the account is looked up: spaces around a name are not another name.
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
 * What all tries from one network share, whatever name they give. It is enough by itself for one-time codes: 140 random
 * bits are not guessed. `networkLimits('192.0.2.1')` → one bucket
 */
export function networkLimits(address: string) {
  return [{ key: `login from ${addressNetwork(address)}`, burst: 20, refillSeconds: 6 }];
}

/**
 * What a person who is logged in takes from when asked for the password again: only this login, so that nobody
 * else can use it up. `confirmLimits('9f86…')` → one bucket
 */
export function confirmLimits(tokenHash: string) {
  return [{ key: `confirm ${tokenHash}`, burst: 10, refillSeconds: 60 }];
}
