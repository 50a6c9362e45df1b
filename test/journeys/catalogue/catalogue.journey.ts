import { expect, type Page } from '@playwright/test';
import { readPdf } from '#test/read/read-pdf.ts';
import { dockOf, isWide, openCatalogue, order, question, seen } from '../parts/catalogue-screen.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { fillHeader, openTaxInvoice } from '../parts/invoice-form.ts';
import { openAsStaff } from '../parts/open-as-staff.ts';
import { openPdfTab } from '../parts/open-pdf-tab.ts';
import { test } from '../parts/own-shop.ts';

function names(page: Page) {
  return page.getByRole('table', { name: 'Categories' }).locator('tbody th b');
}

test('The owner orders the categories by keyboard, hides one, reads what is lost, adds a product and units, and visitors see it; a clerk bills the product at once: the paper has its code, unit and GST', async ({
  page,
  shop,
  browser,
  announce,
}) => {
  announce(422);
  await openCatalogue(page, shop);
  const { state, saved } = dockOf(page);
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
  for (const text of ['Glass Partition', '70', 'sqft', '18']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Control+Enter');
  // The name is there already, and the code has two digits.
  await expect(state).toContainText('2 things to put right: Glass Partition is in the list twice.');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Glass Door');
  const hsn = page.getByRole('combobox', { name: 'HSN/SAC' });
  await hsn.fill('09024010');
  await expect(hsn).toHaveAccessibleDescription(/No goods or services of this trade have HSN 09024010: check it\./);
  await hsn.fill('70071900');
  await expect(hsn).not.toHaveAccessibleDescription(/check it/);
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

  await page.setViewportSize({ width: 1440, height: 900 });
  await openCatalogue(page, shop);
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
  await expect(state).toContainText('Version 3');
  const units = page.getByRole('table', { name: /^Units/ });
  await expect(units.getByRole('row', { name: 'case' })).toContainText('CTN-CARTONS');
  await expect(unit).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await isWide(page)).toBe(false);

  const clerk = await openAsStaff(browser, shop);
  await openTaxInvoice(clerk, shop);
  await fillHeader(clerk);
  await clerk.getByLabel('Line 1 Product').focus();
  for (const text of ['glass d', '12', '950']) {
    await clerk.keyboard.type(text);
    await clerk.keyboard.press('Enter');
  }
  const cell = (name: string) => clerk.getByLabel(`Line 1 ${name}`);
  await expect(cell('Product')).toHaveValue('Glass Door');
  await expect(cell('HSN/SAC')).toHaveValue('70071900');
  await expect(cell('Per')).toHaveValue('sqft');
  await expect(cell('GST')).toHaveValue('18');
  const tab = await openPdfTab(clerk.context(), /\/api\/document\//, () => clerk.keyboard.press('Control+Enter'));
  await tab.close();
  const address = (await clerk.getByRole('link', { name: 'Open', exact: true }).getAttribute('href')) ?? '';
  const text = (await readPdf(await (await clerk.request.get(shop.origin + address)).body())).join('\n');
  for (const words of ['Glass Door', '70071900', '12 sqft', '11,400.00', '13,452.00']) expect(text).toContain(words);
  await clerk.context().close();
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
  // Its translations go with an English caption that is cleared, or of another category; they are back when one is typed at once.
  const translated = page.getByRole('textbox', { name: 'Caption of slide 8, Hindi' });
  const category = page.getByRole('combobox', { name: 'Category of slide 8' });
  await caption.fill('Zebra blinds');
  await translated.fill('ज़ेबरा');
  await category.selectOption('HPL');
  await expect(translated).toHaveValue('');
  await expect(caption).toHaveAttribute('placeholder', 'HPL');
  await category.selectOption('Blinds');
  await caption.fill('Zebra blinds');
  await translated.fill('ज़ेबरा');
  await caption.fill('');
  await expect(translated).toHaveValue('');
  await caption.fill('Zebra');
  await expect(translated).toHaveValue('ज़ेबरा');
  await translated.fill('');
  await caption.fill('Roller blinds');
  await page.getByRole('button', { name: /slide 8$/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Slide 8, Roller blinds' });
  await dialog.getByRole('radio', { name: 'roller-blind.jpg' }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(page.getByRole('button', { name: /slide 8$/ })).toBeFocused();
  await order(page, 'Roller blinds').press('Alt+ArrowUp');
  await order(page, 'Pvc Panels').last().press('Alt+ArrowUp');
  // What the opening stock shows is taken away, and another slide put at the end.
  await page.getByRole('button', { name: /slide 14$/ }).press('Enter');
  await page
    .getByRole('dialog', { name: 'Slide 14, Nexa Carpets' })
    .getByRole('button', { name: 'Remove' })
    .press('Enter');
  await expect(page.getByRole('button', { name: /slide 13$/ })).toBeFocused();
  await expect(page.getByRole('button', { name: /slide 14$/ })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Add a slide of a category' }).selectOption('HPL');
  await page.getByRole('button', { name: 'Add the slide' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Caption of slide 14, English' })).toHaveAttribute(
    'placeholder',
    'HPL',
  );
  await page.getByRole('combobox', { name: 'Add a category to Trending' }).selectOption('HPL');
  await page.getByRole('button', { name: 'Add to Trending' }).press('Enter');
  await page.getByRole('button', { name: 'Remove the group Fundermax' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Remove the group 3D Panels' })).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(question(page)).toContainText('New Arrivals does not show');
  await expect(question(page)).toContainText('Nexa Carpets leaves the home page: slides.');
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
  await staff.context().close();
});
