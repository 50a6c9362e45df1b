import { foldText } from '../text/fold-text.ts';
import { addressNetwork } from './address-network.ts';

/**
 * What every guess at a password or a code takes one from: slow enough for a guesser, and no hard lock, so that nobody can
 * lock another out. The account is named by a fold of what was typed. `loginLimits('meena', '192.0.2.1')` → three buckets
 */
export const loginLimits = (username: string, address: string) => {
  // As the account is looked up: spaces around a name are not another name.
  const account = foldText(username.trim());
  const network = addressNetwork(address);
  return [
    { key: `login from ${network}`, burst: 20, refillSeconds: 6 },
    { key: `login as ${account}`, burst: 100, refillSeconds: 36 },
    { key: `login as ${account} from ${network}`, burst: 10, refillSeconds: 60 },
  ];
};
