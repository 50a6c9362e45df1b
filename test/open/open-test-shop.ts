import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openDatabaseCopier } from '#adapters/database/copy/open-database-copier.ts';
import { openBackupPlace } from '#adapters/files/open-backup-place.ts';
import { systemWorld } from '#adapters/system/system-world.ts';
import { openOutsideWorld } from '#start/open-outside-world.ts';
import { actor, buildCompany, buildNewInvoice, buildPhoto } from '#test/build/factories.ts';

/** A shop on disk, begun at that instant, with a clock that is set, and a folder for its backups; gone when the test ends. */
export async function openTestShop(begun = '2026-11-21T06:00:00.000Z') {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-backup-'));
  const file = join(folder, 'vitrine.db');
  const outside = await openOutsideWorld({ databaseUrl: `sqlite:${file}`, filesUrl: `file:${folder}/files` });
  onTestFinished(async () => {
    await outside.close();
    rmSync(folder, { recursive: true, force: true });
  });
  await outside.companies.save(buildCompany(), false, begun, actor);
  const clock = { now: '2026-11-21T06:00:00.000Z' };
  const put = async (content: string) => {
    const hash = systemWorld.sha256(content);
    await outside.files.put(hash, new TextEncoder().encode(content));
    return hash;
  };
  return {
    ...outside,
    folder,
    file,
    clock,
    world: { ...systemWorld, now: () => clock.now },
    copier: openDatabaseCopier(file, folder),
    place: await openBackupPlace(`file:${folder}/backups`, null),
    /** A document with a paper that says `content`. */
    issue: async (content: string) => {
      const answer = await outside.invoices.issue(buildNewInvoice());
      if (answer.kind !== 'issued') throw new Error(answer.kind);
      await outside.invoices.namePdf(answer.invoice.id, await put(content), outside.world.now());
      return answer.invoice;
    },
    /** A picture of one file. */
    hang: async (content: string) => {
      const hash = await put(content);
      const variants = [{ format: 'jpg' as const, width: 900, height: 900, file: hash, bytes: content.length }];
      await outside.photos.add(buildPhoto({ hash, variants }), actor);
      return hash;
    },
  };
}

export type TestShop = Awaited<ReturnType<typeof openTestShop>>;
