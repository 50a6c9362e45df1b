import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { openPorts } from '#start/open-ports.ts';
import { withShopOnDisk } from '#test/open/with-shop-on-disk.ts';

const { issue, vitrine, inFolder, elsewhere } = withShopOnDisk();
beforeAll(() => issue(1));

test('The demo is set aside whole, and nothing else is', async () => {
  const dataDir = inFolder('demo');
  const env = elsewhere('demo');
  expect(await vitrine('start-fresh', env)).toEqual([false, `There is no shop in ${dataDir} yet.`]);
  expect(await vitrine('start-fresh')).toEqual([false, expect.stringContaining('This shop is not the demo')]);
  expect((await vitrine('start-fresh', { ...env, FILES_URL: 'file:/srv/files' }))[1]).toContain('FILES_URL');
  await issue(1, true, dataDir);
  const ports = await openPorts({ databaseUrl: `sqlite:${dataDir}/vitrine.db`, filesUrl: 'memory:' });
  expect(await vitrine('start-fresh', env)).toEqual([false, 'The shop is running: stop it first.']);
  await ports.close();
  const [isWell, said] = await vitrine('start-fresh', env);
  expect([isWell, said]).toEqual([true, expect.stringContaining('Set DEMO=false')]);
  expect(said).toContain('Its backups stay at BACKUP_URL');
  const [aside = '', ...others] = readdirSync(dataDir);
  expect(others).toEqual([]);
  expect(await vitrine('verify', { DATA_DIR: join(dataDir, aside) })).toEqual([
    true,
    expect.stringContaining('The shop is whole.'),
  ]);
});
