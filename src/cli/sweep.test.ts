import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#config';
import { claimFiles } from '#operations/files/claim-files.ts';
import { claimAtStart } from '#start/claim-at-start.ts';
import { openPorts } from '#start/open-ports.ts';
import { actor } from '#test/build/factories.ts';
import { machineEnvironment } from '#test/program/machine-environment.ts';
import { programIn } from '#test/program/program-files.ts';
import { runVitrine } from '#test/program/run-vitrine.ts';
import { sweepCommand } from './sweep.ts';

/** A shop in a folder with its first audit line, its mark, and files that no row names, two days old. */
async function openShop(orphans: number) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-sweep-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const ports = await openPorts({
    databaseUrl: `sqlite:${folder}/vitrine.db`,
    filesUrl: `file:${folder}/files`,
  });
  await ports.audit.append({ at: ports.system.now(), actor, what: 'account added', subject: folder });
  await claimFiles(ports);
  const before = new Date(Date.now() - 48 * 3_600_000);
  for (let count = 0; count < orphans; count += 1) {
    const hash = ports.system.sha256(`orphan ${count} of ${folder}`);
    await ports.files.put(hash, new TextEncoder().encode('x'));
    utimesSync(join(folder, 'files', hash.slice(0, 2), hash.slice(2)), before, before);
  }
  await ports.close();
  return folder;
}

/** The command in this process, which is quicker than one of its own. */
async function sweep(env: Record<string, string>, ...words: string[]) {
  const ports = await openPorts(readConfig(env));
  return sweepCommand(ports, words).finally(() => ports.close());
}

test('The operator counts the files that nothing uses, and removes them all', async () => {
  const env = { DATA_DIR: await openShop(30), BACKUP_EVERY: 'off' };
  expect(await sweep(env)).toEqual({
    ok: true,
    message:
      'The store is this shop’s. Of 30 files, 30 are older than a day and used by no document and no picture: “vitrine sweep all” removes them.',
  });
  expect(await sweep(env, 'al')).toBe('usage');
  expect(await runVitrine(['sweep', 'all'], env)).toEqual({
    code: 0,
    said: '30 files are removed; 0 pictures deleted more than 30 days ago can no longer be restored.\n',
  });
  expect(await sweep(env)).toMatchObject({ message: expect.stringContaining('Of 0 files, 0 are older than a day') });
});

test('A shop with the files of another shop does not start and removes none, until the operator adopts them', async () => {
  const [theirs, ours] = [await openShop(3), await openShop(0)];
  const env = { DATA_DIR: ours, FILES_URL: `file:${theirs}/files`, BACKUP_EVERY: 'off' };
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', programIn('.', 'server')],
    {
      env: { ...machineEnvironment, PORT: '0', ...env },
      encoding: 'utf8',
      timeout: 15_000,
    },
  );
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(
      /^Vitrine cannot start\. FILES_URL names the files of another shop than DATABASE_URL: [^\n]*\n$/,
    ),
  ]);
  // Also with a new database: nothing is stored among the files.
  const anew = await openPorts(readConfig({ ...env, DATABASE_URL: `sqlite:${ours}/new.db` }));
  await expect(claimAtStart(anew)).rejects.toThrow('FILES_URL names the files of another shop than DATABASE_URL');
  await anew.close();
  const message = expect.stringContaining('FILES_URL names the files of another shop');
  for (const words of [[], ['all']]) expect(await sweep(env, ...words)).toMatchObject({ ok: false, message });
  expect((await runVitrine(['sweep', 'adopt'], env)).said).toContain('The store is marked as this shop’s');
  expect(await sweep(env)).toMatchObject({ message: expect.stringContaining('Of 3 files, 3 are older than a day') });
  expect(await sweep({ ...env, DATA_DIR: theirs, FILES_URL: '' })).toMatchObject({ ok: false });
}, 180_000);
