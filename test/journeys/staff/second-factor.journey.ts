import { expect } from '@playwright/test';
import { scanned } from '#test/read/scanned.ts';
import { appCode } from '../parts/app-code.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { logIn } from '../parts/log-in.ts';
import { test } from '../parts/own-shop.ts';

test('A person sets up an app by keyboard, logs in with its code, and ends it again', async ({
  page,
  shop,
  announce,
}) => {
  announce(401, 422);
  await page.goto(`${shop.origin}/account`);
  await page.getByRole('button', { name: 'Set up an app' }).press('Enter');
  const key = page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  await expect(key).toBeFocused();
  const secret = (await key.innerText()).replaceAll(' ', '');
  await expect(page.getByRole('link', { name: 'open it on this phone' })).toHaveAttribute(
    'href',
    new RegExp(`^otpauth://totp/Aangan%20Interiors:${shop.username}\\?secret=${secret}&issuer=Aangan%20Interiors$`),
  );
  await expectAccessible(page);
  const link = await page.getByRole('link', { name: 'open it on this phone' }).getAttribute('href');
  const picture = page.getByRole('img', { name: 'QR code with the key for your app' });
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [390, 1440]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 844 });
      expect(await scanned(await picture.screenshot())).toBe(link);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  await page.emulateMedia({ colorScheme: 'light' });
  const code = page.getByLabel('Code from your app');
  const own = page.getByRole('textbox', { name: 'Your own password' });
  await code.fill('000 000');
  await own.fill(shop.password);
  await page.keyboard.press('Enter');
  await expect(code).toBeFocused();
  await expect(code).toHaveAccessibleDescription(/^That is not the current code/);
  await code.fill(appCode(secret));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'From now on Login asks for a code' })).toBeFocused();

  await page.getByRole('button', { name: 'Logout' }).press('Enter');
  await expect(page).toHaveURL(`${shop.origin}/`);
  await page.goto(`${shop.origin}/auth`);
  await expect(code).toHaveCount(0);
  await page.getByLabel('username').fill(shop.username);
  await page.getByRole('textbox', { name: 'password' }).fill(shop.password);
  await page.keyboard.press('Enter');
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('123456');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription(/^That code is wrong/);
  await expect(code).toBeFocused();
  await page.keyboard.type(appCode(secret, 1));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Operations' })).toBeVisible();

  await page.goto(`${shop.origin}/account`);
  await own.fill(shop.password);
  await page.getByRole('button', { name: 'Turn off codes' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Login now asks only for the password.' })).toBeFocused();
  await page.getByRole('button', { name: 'Logout' }).press('Enter');
  await expect(page).toHaveURL(`${shop.origin}/`);
  await logIn(page, shop);
});
