import type { OwnShopStarter } from '#operations/demo/start-own-shop.ts';
import type { KeptAccount } from '#operations/ports/demo.ts';
import type { Config } from '../config.ts';

/** Whether the backups lie in the folder of the shop: they are then set aside with it. */
export function isInShopFolder({ backup, dataDir }: Pick<Config, 'backup' | 'dataDir'>): boolean {
  return backup.url.startsWith(`file:${dataDir}/`);
}

/**
 * How a demo makes room for a shop of one's own: `begin` returns at once, and `beginAgain` runs after the answer has left. It
 * cannot where other processes share the stores, or where the backups' place holds another shop then.
 */
export function ownShopStarter(
  config: Pick<Config, 'backup' | 'dataDir' | 'usesDefaultStores'>,
  beginAgain: (account: KeptAccount) => void,
): OwnShopStarter {
  if (!config.usesDefaultStores)
    return {
      cannot: 'DATABASE_URL or FILES_URL is set: whoever runs the server names a new database and a new file store.',
    };
  if (!isInShopFolder(config))
    return { cannot: 'BACKUP_URL takes the backups of one shop: whoever runs the server names another place first.' };
  let begun = false;
  return {
    begin: (account) => {
      if (begun) return false;
      begun = true;
      setTimeout(() => beginAgain(account), AFTER_THE_ANSWER_MS);
      return true;
    },
  };
}

const AFTER_THE_ANSWER_MS = 200;
