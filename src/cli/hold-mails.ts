import { openShopDatabase } from '#adapters/database/open-shop-database.ts';
import { draftOfData } from '#contract/invoice-wire.ts';
import { missingDatabase, type ShopCommand } from './command.ts';
import { heldLines } from './held-lines.ts';

/** `vitrine hold-mails`: for a PostgreSQL that its own tools restored, before the server starts; `vitrine restore` does the same. */
export const holdMailsCommand: ShopCommand = async (config, words) => {
  if (words.length > 0) return 'usage';
  const missing = missingDatabase(config);
  if (missing) return missing;
  const database = await openShopDatabase(config.databaseUrl, draftOfData);
  try {
    if ((await database.release()) !== 'this')
      return { ok: false, message: 'The database is from another release: give this command with that release.' };
    return { ok: true, message: heldLines(await database.holdMails()).join('\n') || 'No mail to a customer waits.' };
  } finally {
    await database.close();
  }
};
