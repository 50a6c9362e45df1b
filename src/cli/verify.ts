import { existsSync } from 'node:fs';
import { openCompanyStore } from '#adapters/database/company/company-store.ts';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { inspectDatabase } from '#adapters/database/inspect-database.ts';
import { releaseOf } from '#adapters/database/migrations/migrate.ts';
import { openAuditLog } from '#adapters/database/shared-writes/audit-log.ts';
import { openFileStore } from '#adapters/files/open-file-store.ts';
import { openPaper } from '#adapters/paper/open-paper.ts';
import { nodeSystem } from '#adapters/system/node-system.ts';
import { draftOfData } from '#contract/invoice-wire.ts';
import { type Check, verifyShop } from '#operations/audit/verify-shop.ts';
import type { FileStore } from '#operations/ports/files.ts';
import { noDatabase, type ShopCommand } from './command.ts';

/** `vitrine verify`: also while the server runs; it changes nothing. */
export const verifyCommand: ShopCommand = async (config, words) => {
  if (words.length > 0) return 'usage';
  const { databaseUrl } = config;
  if (databaseUrl.startsWith('sqlite:') && !existsSync(databaseUrl.slice('sqlite:'.length)))
    return { ok: false, message: noDatabase(databaseUrl.slice('sqlite:'.length)) };
  return verifyDatabase(databaseUrl, await openFileStore(config.filesUrl, config.filesKeys));
};

/** Verifies the shop of a database and its files; what was found, a line each. */
export async function verifyDatabase(databaseUrl: string, files: FileStore) {
  const database = await openDatabase(databaseUrl);
  const paper = openPaper();
  try {
    const release = await releaseOf(database);
    if (release === 'none') return { ok: false, message: 'The database is empty: there is no shop in it.' };
    if (release !== 'this') return { ok: false, message: `The database is of ${otherRelease[release]}` };
    const ports = {
      system: nodeSystem,
      inspection: inspectDatabase(database, draftOfData),
      audit: openAuditLog(database),
      companies: openCompanyStore(database),
      files,
      paper,
    };
    const lines: string[] = [];
    let faults = 0;
    for await (const check of verifyShop(ports)) {
      faults += check.faults.length;
      lines.push(lineOf(check));
    }
    const end =
      faults === 0 ? 'The shop is whole.' : `The shop is NOT whole: ${faults} ${faults === 1 ? 'fault' : 'faults'}.`;
    return { ok: faults === 0, message: [...lines, end].join('\n') };
  } finally {
    await Promise.all([paper.close(), database.close()]);
  }
}

const otherRelease = {
  newer: 'a newer release: verify it with that one.',
  older: 'an older release: verify it with that one, or start this one, which brings it up to itself.',
};

const TOLD = 10;

function lineOf({ name, told, faults }: Check): string {
  if (faults.length === 0) return `held   ${name}: ${told}`;
  const more = faults.length > TOLD ? [`… and ${faults.length - TOLD} more.`] : [];
  return [...faults.slice(0, TOLD), ...more].map((fault) => `FAULT  ${name}: ${fault}`).join('\n');
}
