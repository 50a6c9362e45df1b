import { nodeSystem } from '#adapters/system/node-system.ts';
import { setDemoAside } from '#operations/demo/set-demo-aside.ts';
import { openShopFolder } from '#start/open-shop-folder.ts';
import type { ShopCommand } from './command.ts';

/** `vitrine start-fresh`: from the demo to a real shop. Nothing is removed: all of DATA_DIR goes into a folder of its own there. */
export const startFreshCommand: ShopCommand = async (config, words) => {
  if (words.length > 0) return 'usage';
  const { dataDir, usesDefaultStores, backup } = config;
  if (!usesDefaultStores)
    return {
      ok: false,
      message:
        'The stores are named by DATABASE_URL and FILES_URL: name a new database and a new file store there instead.',
    };
  const outcome = await setDemoAside({ system: nodeSystem, folder: openShopFolder(config) });
  if (!outcome.ok) return outcome;
  const lines = [
    `The demo is set aside in ${outcome.value}; to look at it again, set DATA_DIR to that folder.`,
    ...(backup.url.startsWith(`file:${dataDir}/`)
      ? []
      : ['Its backups stay at BACKUP_URL, which takes one shop only: name another place there.']),
    'Set DEMO=false and start. The firm is written down under Company, or by “vitrine company import FILE” (the record’s form: demo/company.json).',
  ];
  return { ok: true, message: lines.join('\n') };
};
