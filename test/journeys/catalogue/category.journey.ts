import { expect } from '@playwright/test';
import { withoutCategory } from '#domain/catalogue/without-category.ts';
import { dockOf, isWide, openCatalogue, question, seen } from '../parts/catalogue-screen.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { test } from '../parts/own-shop.ts';

test('A category gets its texts, cover and close-up; an address that is taken is said by its field; a new one follows its name; of two owners who save, the second is told what differs and can take theirs; without pictures it is deleted after its losses are read, and nothing typed is lost', async ({
  page,
  shop,
  context,
  announce,
}) => {
  announce(409, 422);
  await openCatalogue(page, shop);
  await page.getByRole('link', { name: 'Edit HPL' }).press('Enter');
  const { state, saved } = dockOf(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('HPL');
  await expect(page.getByRole('radio')).toHaveCount(3);
  await page.getByLabel('Name, हिन्दी').fill('சுவர்');
  await expect(page.getByLabel('Name, हिन्दी')).toHaveAccessibleDescription(
    '“சுவர்”: letters of another script, shown as they are',
  );
  await page.getByLabel('Introduction, English').fill('Compact laminates for walls.');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Introduction, हिन्दी')).toBeFocused();
  await page.keyboard.press('Shift+Enter');
  await expect(page.getByLabel('Introduction, English')).toBeFocused();
  await page.getByLabel('Also called, English').fill('high pressure laminate, compact,');
  await page.getByRole('radio', { name: 'oak-panel.jpg' }).check();
  const square = page.getByRole('button', { name: /^Close-up/ });
  await square.press('ArrowRight');
  await square.press('Shift+ArrowUp');
  await expect(square).toHaveAccessibleName('Close-up, 11 of 20 from the left, 0 of 20 from the top');
  const address = page.getByLabel('Address');
  for (const [typed, why] of [
    ['/search', '/search is an address of the site itself: choose another, as /search-2.'],
    ['/blinds', '/blinds is or was the address of Blinds: choose another, as /blinds-2.'],
  ] as const) {
    await address.fill(typed);
    // Said at once, and Save refuses it too.
    await expect(address).toHaveAccessibleDescription(why);
    await page.keyboard.press('Control+Enter');
    await expect(state).toContainText(`1 thing to put right: ${why}`);
    await expect(address).toBeFocused();
  }
  await expectAccessible(page);
  await address.fill('laminates');
  await expect(address).toHaveAccessibleDescription('/hpl will lead here too');
  await page.keyboard.press('Control+Enter');
  await expect(question(page)).toContainText('/hpl leads to /laminates from now on.');
  await question(page).getByRole('button', { name: 'Save' }).press('Enter');
  await saved();
  await expect.poll(async () => (await page.request.get(`${shop.origin}/laminates`)).status()).toBe(200);
  const redirected = await page.request.get(`${shop.origin}/hpl`, { maxRedirects: 0 });
  expect([redirected.status(), redirected.headers().location]).toEqual([301, '/laminates']);
  expect(await seen(page, shop, '/hi/laminates')).toContain('சுவர்');

  await page.goto(`${shop.origin}/catalogue/new`);
  await page.getByLabel('Name, English').fill('Glass Partitions');
  await expect(address).toHaveValue('/glasspartitions');
  await address.fill('/Glass Partitions');
  await page.getByLabel('Name, English').focus();
  // The sentence is whole above its field, also while another one is typed in.
  const malformed = page.getByText(/^The address is \/name, .* between\.$/);
  expect(await malformed.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await address.fill('/glasspartitions');
  // So is one under a heading, which it leaves alone.
  const hindi = page.getByLabel('Name, हिन्दी');
  await hindi.fill('W'.repeat(61));
  await page.keyboard.press('Control+Enter');
  const tooLong = page.locator('[id$="names.hi-note"]');
  await expect(tooLong).toHaveText('The name can have at most 60 characters.');
  await page.setViewportSize({ width: 1100, height: 900 });
  const [headed, said] = [await page.locator('#name').boundingBox(), await tooLong.boundingBox()];
  expect(said?.y).toBeGreaterThanOrEqual((headed?.y ?? 0) + (headed?.height ?? 0));
  await page.setViewportSize({ width: 1440, height: 900 });
  await hindi.fill('');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glass Partitions');
  await expect(state).toContainText('It has no pictures yet.');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await isWide(page)).toBe(false);

  await page.setViewportSize({ width: 1440, height: 900 });
  const other = await context.newPage();
  for (const each of [page, other]) {
    await each.goto(`${shop.origin}/catalogue/18`);
    await expect(each.getByLabel('Name, English')).toHaveValue('Wallpapers');
  }
  await other.getByLabel('Name, English').fill('Wall papers');
  await other.getByLabel('Introduction, English').fill('By the roll.');
  await other.keyboard.press('Control+Enter');
  await dockOf(other).saved();

  await page.getByLabel('Name, English').fill('Wallcoverings');
  await page.getByLabel('Name, ଓଡ଼ିଆ').fill('ୱାଲ୍ ପେପର୍');
  await page.keyboard.press('Control+Enter');
  const told = page.getByRole('alert');
  await expect(told).toContainText(`Not saved yet: ${shop.username} changed the catalogue on`);
  await expect(told).toContainText(
    /English introduction of Wallcoverings: “By the roll\.”, was “Wallpaper .*It is here now\./,
  );
  await expect(told).toContainText('“Wall papers”, was “Wallpapers”. You changed it too: yours stays here.');
  await expect(told).toBeFocused();
  await expectAccessible(page);
  await expect(page.getByLabel('Introduction, English')).toHaveValue('By the roll.');
  await expect(page.getByLabel('Name, English')).toHaveValue('Wallcoverings');
  await told.getByRole('button', { name: /^Take theirs/ }).press('Enter');
  await expect(page.getByLabel('Name, English')).toHaveValue('Wall papers');
  await expect(page.getByLabel('Name, ଓଡ଼ିଆ')).toHaveValue('ୱାଲ୍ ପେପର୍');
  page.once('dialog', (dialog) => dialog.dismiss());
  await page.getByRole('link', { name: 'All categories' }).press('Enter');
  await expect(page.getByLabel('Name, ଓଡ଼ିଆ')).toHaveValue('ୱାଲ୍ ପେପର୍');
  await page.keyboard.press('Control+Enter');
  await dockOf(page).saved();

  await page.goto(`${shop.origin}/catalogue`);
  await page.getByRole('link', { name: 'Edit HPL' }).press('Enter');
  const part = page.getByRole('region', { name: 'Delete' });
  await expect(part).toContainText('It has 3 pictures, so it cannot be deleted.');
  await expect(part.getByRole('button')).toHaveCount(0);
  await expect(part.getByRole('link', { name: 'Delete Images' })).toHaveAttribute('href', '/imageDeletion#hpl');

  await page.goto(`${shop.origin}/catalogue/2`);
  await page.getByLabel('Introduction, English').fill('Shade for terraces.');
  const ask = () => part.getByRole('button', { name: 'Delete category' }).press('Enter');
  await ask();
  const losses = page.getByRole('alertdialog', { name: 'Delete Awnings?' });
  await expect(losses).toContainText('Awnings is deleted: its address /awnings leads nowhere, and its texts are gone.');
  await expect(losses).toContainText('Awnings leaves the home page: slides.');
  await expect(losses.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  // Nothing is deleted, and what was typed is there.
  await expect(page.getByLabel('Introduction, English')).toHaveValue('Shade for terraces.');
  expect((await page.request.get(`${shop.origin}/awnings`)).status()).toBe(200);
  await ask();
  await losses.getByRole('button', { name: 'Delete category' }).press('Enter');
  const gone = page.getByRole('status').filter({ hasText: 'Awnings is deleted.' });
  await expect(gone).toBeFocused();
  await expectAccessible(page);
  await expect.poll(async () => (await page.request.get(`${shop.origin}/awnings`)).status()).toBe(404);
  await gone.getByRole('link', { name: 'All categories' }).press('Enter');
  await expect(page.getByText('24 categories')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit Awnings' })).toHaveCount(0);

  await page.goto(`${shop.origin}/catalogue/9`);
  await page.getByLabel('Introduction, English').fill('Mats for entrances.');
  const headers = { Authorization: `Bearer ${shop.token}` };
  const { version, catalogue } = await (await page.request.get(`${shop.origin}/api/catalogue`, { headers })).json();
  const without = withoutCategory(catalogue, 9);
  const deleted = await page.request.post(`${shop.origin}/api/catalogue`, {
    headers,
    data: { onto: version, catalogue: without },
  });
  expect(deleted.status()).toBe(200);

  await page.keyboard.press('Control+Enter');
  const changed = page.getByRole('alert').filter({ hasText: 'Category Door Mats removed.' });
  await expect(changed).toContainText('What you typed is still here: Save adds it as a new category');
  await expect(page.getByLabel('Introduction, English')).toHaveValue('Mats for entrances.');
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/\/catalogue\/(?!9$)\d+$/);
  await expect(page.getByLabel('Introduction, English')).toHaveValue('Mats for entrances.');
  await expect.poll(async () => (await page.request.get(`${shop.origin}/doormats`)).status()).toBe(200);
});
