import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openDatabaseCopier } from '#adapters/database/backup/open-database-copier.ts';
import { openBackupPlace } from '#adapters/files/backup/open-backup-place.ts';
import { nodeSystem } from '#adapters/system/node-system.ts';
import { openPorts } from '#start/open-ports.ts';
import { actor, buildCompany, buildNewInvoice, buildPhoto } from '#test/build/factories.ts';
import { quickFolder } from '#test/postgres/quick-folder.ts';

/** A shop on disk, begun at that instant, with a clock that is set, and a folder for its backups; gone when the test ends. */
export async function openTestShop(begun = '2026-11-21T06:00:00.000Z') {
  const folder = mkdtempSync(join(quickFolder(), 'vitrine-backup-'));
  const file = join(folder, 'vitrine.db');
  const opened = await openPorts({ databaseUrl: `sqlite:${file}`, filesUrl: `file:${folder}/files` });
  onTestFinished(async () => {
    await opened.close();
    rmSync(folder, { recursive: true, force: true });
  });
  await opened.companies.save(buildCompany(), false, begun, actor);
  const clock = { now: '2026-11-21T06:00:00.000Z' };
  const put = async (content: string) => {
    const hash = nodeSystem.sha256(content);
    await opened.files.put(hash, new TextEncoder().encode(content));
    return hash;
  };
  return {
    ...opened,
    folder,
    file,
    clock,
    system: { ...nodeSystem, now: () => clock.now },
    copier: openDatabaseCopier(file, folder),
    place: await openBackupPlace(`file:${folder}/backups`, null),
    /** A document with a paper that says `content`. */
    issue: async (content: string) => {
      const answer = await opened.invoices.issue(buildNewInvoice());
      if (answer.kind !== 'issued') throw new Error(answer.kind);
      await opened.invoices.setPdf(answer.invoice.id, await put(content), opened.system.now());
      return answer.invoice;
    },
    /** A picture of one file. */
    hang: async (content: string) => {
      const hash = await put(content);
      const variants = [{ format: 'jpg' as const, width: 900, height: 900, file: hash, bytes: content.length }];
      await opened.photos.add(buildPhoto({ hash, variants }), actor);
      return hash;
    },
    /** A picture of two files, the second one added later. */
    hangWide: async (content: string) => {
      const hash = await put(content);
      const variants = [{ format: 'jpg' as const, width: 2400, height: 1800, file: hash, bytes: content.length }];
      const photo = buildPhoto({ hash, variants, width: 2400, height: 1800 });
      await opened.photos.add(photo, actor);
      const wide = await put(`wide ${content}`);
      const variant = { format: 'avif' as const, width: 2048, height: 1536, file: wide, bytes: content.length + 5 };
      await opened.widePictures.keep([{ id: photo.id, variant }], 100, clock.now);
      return wide;
    },
  };
}

export type TestShop = Awaited<ReturnType<typeof openTestShop>>;
