import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { openMachine } from './open-machine.ts';

function openFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-machine-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('A disk that holds several folders is read once, also before they are made', async () => {
  const folder = openFolder();
  const folders = [
    { holds: 'the database', path: folder },
    { holds: 'the backups', path: join(folder, 'not/made/yet') },
  ];
  const disks = await openMachine(folders, 'http://vitrine.example').disks();
  expect(disks).toEqual([
    { holds: 'the database and the backups', free: expect.any(Number), total: expect.any(Number) },
  ]);
  // `df` asks the same system; others write meanwhile.
  const [free = 0, total = 0] =
    execFileSync('df', ['-B1', '--output=avail,size', folder], { encoding: 'utf8' })
      .split('\n')[1]
      ?.trim()
      .split(/\s+/)
      .map(Number) ?? [];
  expect(disks[0]?.total).toBe(total);
  expect(Math.abs((disks[0]?.free ?? 0) - free)).toBeLessThan(total / 50);
});

test('The end of a certificate is read from the public address, also of one that browsers refuse', async () => {
  const folder = openFolder();
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync('openssl', [...request, '-subj', '/CN=shop', '-days', '9', '-keyout', key, '-out', cert], {
    stdio: 'pipe',
  });
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (socket) =>
    socket.on('error', () => {}),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const ends = await openMachine([], `https://127.0.0.1:${port}`).certificateEnds();
  expect(Math.round((Date.parse(ends ?? '') - Date.now()) / 86_400_000)).toBe(9);

  await new Promise((resolve) => server.close(resolve));
  expect(await openMachine([], `https://127.0.0.1:${port}`).certificateEnds()).toBeNull();
  expect(await openMachine([], 'http://vitrine.example').certificateEnds()).toBeNull();
});
