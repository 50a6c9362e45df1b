import type { ShopDatabase } from '#operations/ports/verify.ts';
import { holdMails } from './backup/hold-mails.ts';
import { openCompanyStore } from './company/company-store.ts';
import { openDatabase } from './engine/open-database.ts';
import { inspectDatabase } from './integrity/inspect-database.ts';
import type { DraftOf } from './invoices/is-as-issued.ts';
import { migrate, releaseOf } from './migrations/migrate.ts';
import { openAuditLog } from './shared-writes/audit-log.ts';

/** Opens the database of a shop, of any release, for inspection. */
export async function openShopDatabase(url: string, draftOf: DraftOf): Promise<ShopDatabase> {
  const database = await openDatabase(url);
  return {
    release: () => releaseOf(database),
    migrate: async (now) => {
      await migrate(database, now);
    },
    holdMails: () => holdMails(database),
    inspection: inspectDatabase(database, draftOf),
    audit: openAuditLog(database),
    companies: openCompanyStore(database),
    close: () => database.close(),
  };
}
