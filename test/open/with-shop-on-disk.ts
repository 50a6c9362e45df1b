import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { openDatabaseCopier } from '#adapters/database/backup/open-database-copier.ts';
import { openBackupPlace } from '#adapters/files/backup/open-backup-place.ts';
import { openFileStore } from '#adapters/files/open-file-store.ts';
import { openPaper } from '#adapters/paper/open-paper.ts';
import { nodeSystem } from '#adapters/system/node-system.ts';
import { backupCommand } from '#cli/backup.ts';
import type { ShopCommand } from '#cli/command.ts';
import { holdMailsCommand } from '#cli/hold-mails.ts';
import { restoreCommand } from '#cli/restore.ts';
import { startFreshCommand } from '#cli/start-fresh.ts';
import { verifyCommand } from '#cli/verify.ts';
import { readConfig } from '#config';
import { backUp } from '#operations/backup/back-up.ts';
import { printInvoice } from '#operations/invoices/print-invoice.ts';
import { openPorts } from '#start/open-ports.ts';
import { actor, buildCompany, buildNewInvoice } from '#test/build/factories.ts';
import { quickFolder } from '#test/postgres/quick-folder.ts';

/** A folder for the tests of a file, with a shop, a place for its backups, and the commands that work on them. */
export function withShopOnDisk() {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(quickFolder(), 'vitrine-restore-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const shop = () => join(folder, 'shop');
  const backups = () => join(folder, 'backups');

  const issue = async (count: number, demo = false, dataDir = shop()) => {
    const paper = openPaper();
    const ports = await openPorts({
      databaseUrl: `sqlite:${dataDir}/vitrine.db`,
      filesUrl: `file:${dataDir}/files`,
    });
    if (!(await ports.companies.current())) await ports.companies.save(buildCompany(), demo, ports.system.now(), actor);
    for (let turn = 0; turn < count; turn += 1) {
      const answer = await ports.invoices.issue(buildNewInvoice({}, { id: ports.system.uuid() }));
      if (answer.kind === 'issued') await printInvoice({ ...ports, paper }, answer.invoice, 'original');
    }
    await Promise.all([paper.close(), ports.close()]);
  };

  /** A backup of another quarter of an hour: of one, only the newest stays. */
  const backUpAt = async (instant: string) => {
    const ports = {
      system: { ...nodeSystem, now: () => instant },
      files: await openFileStore(`file:${shop()}/files`),
      copier: openDatabaseCopier(`${shop()}/vitrine.db`, shop()),
      place: await openBackupPlace(`file:${backups()}`, null),
    };
    expect(await backUp(ports, new AbortController().signal)).toMatchObject({ ok: true });
  };

  /** Gives the command in this process: whether it went well, and what it said. */
  const vitrine = async (given: string, env: Record<string, string> = {}): Promise<[boolean, string]> => {
    const [name = '', ...words] = given.split(' ');
    const config = readConfig({ DATA_DIR: shop(), BACKUP_URL: `file:${backups()}`, ...env });
    const result = await commands[name]?.(config, words);
    return typeof result === 'object' ? [result.ok, result.message] : [false, 'usage'];
  };

  /** An earlier backup of two documents, and the latest of three. */
  const backUpTwice = async () => {
    await issue(2);
    await backUpAt(new Date(Date.now() - 3_600_000).toISOString());
    await issue(1);
    expect((await vitrine('backup'))[0]).toBe(true);
  };

  return {
    shop,
    backups,
    issue,
    backUpAt,
    backUpTwice,
    vitrine,
    /** Another place of that folder. */
    inFolder: (name: string) => join(folder, name),
    /** The settings of another shop, of which nothing is there yet. */
    elsewhere: (name: string) => ({ DATA_DIR: join(folder, name) }),
  };
}

const commands: Record<string, ShopCommand> = {
  backup: backupCommand,
  verify: verifyCommand,
  restore: restoreCommand,
  'hold-mails': holdMailsCommand,
  'start-fresh': startFreshCommand,
};
