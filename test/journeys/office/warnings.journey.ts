import { expect } from '@playwright/test';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { openAsStaff } from '../parts/open-as-staff.ts';
import { test } from '../parts/own-shop.ts';

// A bucket where nobody listens: the shop starts and works, and its backups cannot be read.
test.use({
  settings: {
    BACKUP_URL: 's3://backups?endpoint=http://127.0.0.1:9&region=none',
    BACKUP_S3_ACCESS_KEY_ID: 'id',
    BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
  },
});

test('Before it stops the shop, Operations tells the owner what is wrong and what to do, and tells staff nothing', async ({
  page,
  shop,
  browser,
}) => {
  await page.goto(`${shop.origin}/operations`);
  const warnings = page.getByRole('region', { name: 'Before it stops the shop' });
  const backup = warnings.getByRole('listitem').filter({ hasText: /^Backup/ });
  await expect(backup).toHaveText(
    'BackupThe place of the backups, or the newest backup in it, cannot be read.Check that BACKUP_URL can be reached with its keys. The log says why at “job failed”.',
  );
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(backup).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  const staff = await openAsStaff(browser, shop);
  const asked: string[] = [];
  staff.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await staff.goto(`${shop.origin}/operations`);
  await expect(staff.getByRole('region', { name: 'Waiting' })).toBeVisible();
  await expect(staff.getByRole('region', { name: 'Before it stops the shop' })).toHaveCount(0);
  expect(asked).not.toContain('/api/warnings');
  await staff.context().close();
});
