import { nodeSystem } from '#adapters/system/node-system.ts';
import { setDemoAside } from '#operations/demo/set-demo-aside.ts';
import { openShopFolder } from '#start/open-shop-folder.ts';
import type { ShopCommand } from './command.ts';

/** `vitrine start-fresh`: makes room for a real shop. It removes nothing, but moves all of DATA_DIR into a new folder there. */
export const startFreshCommand: ShopCommand = async (config, words) => {
  if (words.length > 0) return 'usage';
  const { dataDir, usesDefaultStores, backup } = config;
  if (!usesDefaultStores)
    return {
      ok: false,
      message: 'DATABASE_URL or FILES_URL is set: set both to a new database and a new file store instead.',
    };
  const outcome = await setDemoAside({ system: nodeSystem, folder: openShopFolder(config) });
  if (!outcome.ok) return outcome;
  const lines = [
    `The demo is set aside in ${outcome.value}; to look at it again, set DATA_DIR to that folder.`,
    ...(backup.url.startsWith(`file:${dataDir}/`)
      ? []
      : ['Its backups stay at BACKUP_URL, which takes one shop only: set it to another place.']),
    'Set DEMO=false and start. Enter the company under Company, or with “vitrine company import FILE” (demo/company.json shows the form of the file).',
  ];
  return { ok: true, message: lines.join('\n') };
};
