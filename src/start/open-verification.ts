import { openShopDatabase } from '#adapters/database/open-shop-database.ts';
import { openFileStore } from '#adapters/files/open-file-store.ts';
import { openPaper } from '#adapters/paper/open-paper.ts';
import { nodeSystem } from '#adapters/system/node-system.ts';
import { draftOfData } from '#contract/invoice-wire.ts';
import type { Config } from '../config.ts';

export async function openVerification({ databaseUrl, filesUrl, filesKeys }: Config) {
  const files = await openFileStore(filesUrl, filesKeys);
  const database = await openShopDatabase(databaseUrl, draftOfData);
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
