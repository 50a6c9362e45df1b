import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { openAsStaff } from '../parts/open-as-staff.ts';
import type { Shop } from '../parts/open-shop.ts';
import { test } from '../parts/own-shop.ts';

async function openCatalogue(page: Page, shop: Shop) {
  await page.goto(`${shop.origin}/operations`);
  await page
    .getByRole('navigation', { name: 'Images' })
    .getByRole('link', { name: /^Catalogue/ })
    .press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Catalogue');
  await expect(page.getByRole('table', { name: 'Categories' })).toBeVisible();
}

function dockOf(page: Page) {
  const state = page.locator('[data-dock] [role=status]').first();
  return { state, saved: () => expect(state).toContainText('Saved.') };
}

const order = (page: Page, name: string) => page.getByRole('textbox', { name: `Order of ${name}`, exact: true });
const names = (page: Page) => page.getByRole('table', { name: 'Categories' }).locator('tbody th b');
const seen = async (page: Page, shop: Shop, path: string) => (await page.request.get(shop.origin + path)).text();
const question = (page: Page) => page.getByRole('alertdialog');
const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

test('The owner orders the categories by keyboard, hides one, reads what is lost, saves, and visitors see it', async ({
  page,
  shop,
  announce,
}) => {
  announce(422);
  await openCatalogue(page, shop);
  const { state, saved } = dockOf(page);
  await expectAccessible(page);
  await order(page, 'Blinds').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(order(page, 'Blinds')).toBeFocused();
  await expect(names(page).first()).toHaveText('Blinds');
  await expect(page.getByText('Blinds is now 1 of 24.')).toBeAttached();
  // Outside the list: nothing moves.
  await page.keyboard.press('Alt+ArrowUp');
  await order(page, 'HPL').focus();
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(names(page).nth(1)).toHaveText('HPL');
  await expect(order(page, 'HPL')).toBeFocused();
  await expect(state).toContainText('1 change not saved: order of the categories.');

  await page.getByRole('checkbox', { name: 'Shown: Awnings' }).press('Space');
  await page.getByRole('button', { name: 'New product' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await page.keyboard.type('Glass Partition');
  await page.keyboard.press('Enter');
  await page.keyboard.type('70');
  await page.keyboard.press('Control+Enter');
  // The name is there already, and the code has two digits.
  await expect(state).toContainText('2 things to put right: Glass Partition is in the list twice.');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Glass Door');
  await page.getByRole('combobox', { name: 'HSN/SAC' }).fill('70071900');
  await page.getByRole('combobox', { name: 'Unit' }).selectOption('sqft');
  await page.getByRole('combobox', { name: 'GST' }).selectOption('18');
  await page.keyboard.press('Control+Enter');
  await expect(question(page)).toContainText(
    'Awnings is hidden: visitors do not see its address /awnings and its 0 pictures.',
  );
  await expect(question(page)).toContainText('Awnings leaves the home page: slides.');
  expect(await seen(page, shop, '/awnings')).toContain('<h1>Awnings</h1>');
  await question(page).getByRole('button', { name: 'Save' }).press('Enter');
  await saved();
  await expect.poll(async () => (await page.request.get(`${shop.origin}/awnings`)).status()).toBe(404);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(names(page).nth(1)).toHaveText('HPL');
  await expect(page.getByRole('checkbox', { name: 'Shown: Awnings' })).not.toBeChecked();
  await page.getByLabel('Name or HSN/SAC').fill('glass door');
  await page.getByRole('button', { name: 'Edit Glass Door' }).press('Enter');
  await expect(page.getByRole('combobox', { name: 'Unit' })).toHaveValue('sqft');
  expect(await isWide(page)).toBe(false);
});

test('A new unit gets the code of its word, another is reported as OTH until the owner chooses, and a product is sold by it', async ({
  page,
  shop,
  announce,
}) => {
  announce(422);
  await openCatalogue(page, shop);
  const { state, saved } = dockOf(page);
  await page.getByRole('button', { name: 'New unit' }).press('Enter');
  const unit = page.getByRole('textbox', { name: 'New unit' });
  await expect(unit).toBeFocused();
  await page.keyboard.type('pcs');
  await page.keyboard.press('Control+Enter');
  await expect(unit).toHaveAccessibleDescription('The unit pcs is in the list twice.');
  await expect(unit).toBeFocused();
  await unit.fill('Brass');
  await expect(unit).toHaveValue('brass');
  await expect(unit).toHaveAccessibleDescription(/“brass” is reported as OTH/);
  await expectAccessible(page);
  await unit.fill('Case');
  await page.keyboard.press('Enter');
  const code = page.getByRole('combobox', { name: 'Code of case in the returns' });
  await expect(code).toBeFocused();
  await page.keyboard.type('ctn');
  await expect(code).toHaveValue('CTN');
  await page.getByRole('button', { name: 'New unit' }).press('Enter');
  await unit.last().fill('bundles');
  await expect(page.getByRole('combobox', { name: 'Code of bundles in the returns' })).toHaveValue('BDL');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'New unit' })).toBeFocused();
  await page.getByLabel('Name or HSN/SAC').fill('glass partition');
  await page.getByRole('button', { name: 'Edit Glass Partition' }).press('Enter');
  const sold = page.getByRole('combobox', { name: 'Unit', exact: true });
  await sold.selectOption('rft');
  await expect(sold).toHaveAccessibleDescription('“rft” has no code in the returns: it is reported as OTH (others).');
  await sold.selectOption('case');
  await page.keyboard.press('Control+Enter');
  await saved();
  await expect(state).toContainText('Version 2');
  const units = page.getByRole('table', { name: /^Units/ });
  await expect(units.getByRole('row', { name: 'case' })).toContainText('CTN-CARTONS');
  await expect(unit).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await isWide(page)).toBe(false);
});

test('A category gets its texts, cover and close-up; an address that is taken is said by its field; a new one follows its name', async ({
  page,
  shop,
  announce,
}) => {
  announce(422);
  await openCatalogue(page, shop);
  await page.getByRole('link', { name: 'Edit HPL' }).press('Enter');
  const { state, saved } = dockOf(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('HPL');
  await expect(page.getByRole('radio')).toHaveCount(3);
  await expectAccessible(page);
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
  await expect(page.getByLabel('Address')).toHaveValue('/glasspartitions');
  await page.keyboard.press('Control+Enter');
  await page.waitForURL('**/catalogue/26');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glass Partitions');
  await expect(state).toContainText('It has no pictures yet.');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await isWide(page)).toBe(false);
});

test('Of two owners who save, the second is told what differs, keeps what was typed, and can take theirs', async ({
  page,
  shop,
  context,
  announce,
}) => {
  announce(409);
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
});

test('The home page: a slide has its caption and picture, a list its order; a deleted picture is said; staff read only', async ({
  page,
  shop,
  browser,
}) => {
  await page.goto(`${shop.origin}/catalogue/home`);
  const { state, saved } = dockOf(page);
  const caption = page.getByRole('textbox', { name: 'Caption of slide 8, English' });
  await expect(caption).toHaveAttribute('placeholder', 'Blinds');
  await expectAccessible(page);
  await caption.fill('Roller blinds');
  await page.getByRole('button', { name: /slide 8$/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Slide 8, Roller blinds' });
  await dialog.getByRole('radio', { name: 'roller-blind.jpg' }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(page.getByRole('button', { name: /slide 8$/ })).toBeFocused();
  await order(page, 'Roller blinds').press('Alt+ArrowUp');
  await order(page, 'Pvc Panels').last().press('Alt+ArrowUp');
  await page.getByRole('combobox', { name: 'Add a category to Trending' }).selectOption('HPL');
  await page.getByRole('button', { name: 'Add to Trending' }).press('Enter');
  await page.getByRole('button', { name: 'Remove the group Fundermax' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Remove the group 3D Panels' })).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(question(page)).toContainText('New Arrivals does not show');
  await question(page).getByRole('button', { name: 'Save' }).press('Enter');
  await saved();
  await expect.poll(() => seen(page, shop, '/')).toContain('Roller blinds');

  const deleted = await page.request.delete(`${shop.origin}/api/deleteImage/blinds/roller-blind.jpg`, {
    headers: { Authorization: `Bearer ${shop.token}` },
  });
  expect(deleted.status()).toBe(200);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(page.getByText('roller-blind.jpg was deleted: the category’s cover is shown instead.')).toBeVisible();
  await page.getByRole('button', { name: /slide 7$/ }).press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Caption, English')).toHaveValue('Roller blinds');
  expect(await isWide(page)).toBe(false);
  await page.keyboard.press('Escape');
  await expect(state).toContainText('Version 2');

  const staff = await openAsStaff(browser, shop);
  await staff.goto(`${shop.origin}/catalogue/home`);
  await expect(staff.getByText('Only owners change the catalogue.')).toBeVisible();
  await expect(staff.getByRole('textbox', { name: 'Caption of slide 7, English' })).toBeDisabled();
  await expect(staff.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await expectAccessible(staff);
  await staff.context().close();
});
