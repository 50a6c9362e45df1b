import { openShopDatabase } from '#adapters/database/open-shop-database.ts';
import { openPaper } from '#adapters/paper/open-paper.ts';
import { nodeSystem } from '#adapters/system/node-system.ts';
import { draftOfData } from '#contract/invoice-wire.ts';
import type { Config } from '../config.ts';
import { openFiles, reachDatabase } from './start-step.ts';

export async function openVerification(config: Config) {
  const files = await openFiles(config);
  const database = await reachDatabase(config, () => openShopDatabase(config.databaseUrl, draftOfData));
  const paper = openPaper();
  return {
    ...database,
    system: nodeSystem,
    files,
    paper,
    close: async () => {
      await Promise.all([paper.close(), database.close()]);
    },
  };
}
