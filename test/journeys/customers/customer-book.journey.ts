import { expect, type Page } from '@playwright/test';
import { addCustomer } from '../parts/add-customer.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { test } from '../parts/shared-shop.ts';

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

function search(page: Page) {
  return page.getByLabel('Name, GSTIN, phone or place');
}

test('A clerk types a customer, finds it by the beginnings of its words and changes it, all by keyboard', async ({
  page,
  shop,
}) => {
  await addCustomer(shop, { billingAddress: 'Trial Opticians\n2 Model Road\nNew Delhi 110018' });
  await page.goto(`${shop.origin}/customers`);
  await expect(search(page)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');
  await expect(heading(page)).toHaveText('New customer');
  await expect(page.getByLabel('Billing address')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('Trial Schools Trust');
  await page.keyboard.press('Enter');
  await page.keyboard.type('3 Model Road, Sector 29\nGurugram 122001');
  await expect(page.getByLabel('Place')).toHaveValue('Gurugram');
  await expect(page.getByLabel('PIN')).toHaveValue('122001');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('06aaatt2222b1z7');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByLabel('GSTIN')).toBeFocused();
  await expect(page.getByLabel('GSTIN')).toHaveAccessibleDescription(/is not a valid GSTIN/);
  await expect(page.getByRole('status').filter({ hasText: '1 thing to put right: GSTIN.' })).toBeVisible();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('06AAATT2222B1Z6');
  // Place, PIN and credit days have a value, and the contact is optional.
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Phone')).toBeFocused();
  await page.keyboard.type('98100 55502');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Save' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Trial Schools Trust');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText('06AAATT2222B1Z6, state 06 Haryana')).toBeVisible();
  await expectAccessible(page);

  for (const typed of ['tri sch', '06aaatt', '98100 55502', 'gurug tr']) {
    await page.goto(`${shop.origin}/customers`);
    await search(page).fill(typed);
    await expect(page.getByRole('rowheader')).toHaveText(['Trial Schools Trust']);
  }
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Trial Schools Trust' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(search(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Trial Schools Trust');
  await page.goBack();
  await expect(search(page)).toHaveValue('gurug tr');
  await page.goForward();

  await page.getByRole('button', { name: 'Change' }).press('Enter');
  await expect(page.getByLabel('Billing address')).toBeFocused();
  await page.getByLabel('Credit days').focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('45');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeFocused();
  await expect(page.getByRole('definition').filter({ hasText: /^45$/ })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByLabel('Buyer Address')).toHaveValue(
    /^Trial Schools Trust\n.*\nGurugram 122001\nGSTIN 06AAATT2222B1Z6$/,
  );
  await page.goBack();
  await page.getByRole('link', { name: 'New pro-forma' }).press('Enter');
  await expect(heading(page)).toHaveText('Pro forma invoice / Quotation');
  await expect(page.getByLabel('Buyer Address')).toHaveValue(/^Trial Schools Trust\n/);
});

test('A taken GSTIN names the customer that has it, with a link; the same phone is only a warning', async ({
  page,
  shop,
  announce,
}) => {
  announce(409);
  const other = await addCustomer(shop, {
    billingAddress: 'Specimen Retail\n18 Demonstration Lane, Saket\nNew Delhi 110017',
    gstin: '07AADCS9999J1ZE',
    phone: '98100 55507',
  });
  await page.goto(`${shop.origin}/customers/new`);
  const billing = page.getByLabel('Billing address');
  await billing.fill('Specimen Retail\n4 Sample Road\nNew Delhi 110019\nGSTIN 07AADCS9999J1Z5');
  await expect(page.getByLabel('GSTIN')).toHaveAccessibleDescription('07AADCS9999J1Z5 is not a valid GSTIN: check it');
  await billing.fill('Specimen Retail, second shop\n4 Sample Road\nNew Delhi 110019');
  await expect(page.getByLabel('GSTIN')).not.toHaveAccessibleDescription(/check it/);
  await page.getByLabel('GSTIN').fill('07AADCS9999J1ZE');
  const link = page.getByRole('complementary').getByRole('link', { name: 'Specimen Retail' });
  await expect(link).toHaveAttribute('href', `/customers/${other.id}`);
  await expect(page.getByLabel('GSTIN')).toHaveAccessibleDescription('GSTIN belongs to');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByLabel('GSTIN')).toBeFocused();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add it there' }).press('Enter');
  await expect(heading(page)).toHaveText('Specimen Retail');
  await expect(page.getByRole('definition').getByRole('listitem')).toHaveText([/^Specimen Retail, second shop/]);

  await page.goto(`${shop.origin}/customers/new`);
  await page.getByLabel('Billing address').fill('Specimen Retail, third shop\n4 Sample Road\nNew Delhi 110019');
  await page.getByLabel('Phone').fill('+91 98100-55507');
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/Specimen Retail.* has the same phone/);
  await expect(page.getByRole('status').filter({ hasText: '1 warning.' })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(heading(page)).toHaveText('Specimen Retail, third shop');
});

test('Of two clerks who change a customer, the second is told who changed what, and loses nothing typed', async ({
  page,
  context,
  shop,
  announce,
}) => {
  announce(409);
  const { id } = await addCustomer(shop, {
    billingAddress: 'Instance Retail LLP\n5 Example Street\nKolkata 700019',
    phone: '98100 55505',
    creditDays: 15,
  });
  const second = await context.newPage();
  for (const each of [page, second]) {
    await each.goto(`${shop.origin}/customers/${id}`);
    await each.getByRole('button', { name: 'Change' }).press('Enter');
  }
  await page.getByLabel('Credit days').fill('30');
  await page.getByLabel('Phone').fill('98100 66606');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeFocused();

  await second.getByLabel('Phone').fill('98100 77707');
  await second.getByLabel('Note').fill('Calls before noon.');
  await second.keyboard.press('Control+Enter');
  const notice = second.getByRole('alert');
  await expect(notice).toBeFocused();
  await expect(notice).toContainText(`Not saved yet: ${shop.username} changed this customer on`);
  await expect(notice).toContainText('Credit days: “30”, was “15”. It is in your form now.');
  await expect(notice).toContainText('Phone: “98100 66606”, was “98100 55505”. You changed it too');
  await expect(second.getByLabel('Credit days')).toHaveValue('30');
  await expect(second.getByLabel('Phone')).toHaveValue('98100 77707');
  await expect(second.getByLabel('Note')).toHaveValue('Calls before noon.');
  await second.keyboard.press('Control+Enter');
  await expect(second.getByRole('status').filter({ hasText: 'Saved' })).toBeFocused();
  for (const text of ['30', '98100 77707', 'Calls before noon.'])
    await expect(second.getByRole('definition').filter({ hasText: text }).first()).toBeVisible();
});

test('An owner makes two customers one and archives a third; the archived ones say where they went', async ({
  page,
  shop,
}) => {
  const [stays, goes, ends] = [
    await addCustomer(shop, { billingAddress: 'Model Clinics\n1 Trial Road\nNew Delhi 110027' }),
    await addCustomer(shop, { billingAddress: 'Modle Clinics\n1 Trial Road\nNew Delhi 110027' }),
    await addCustomer(shop, { billingAddress: 'Model Bakery\n9 Trial Road\nNew Delhi 110027' }),
  ];
  await page.goto(`${shop.origin}/customers/${goes.id}`);
  await page.getByRole('button', { name: 'Make one with another customer' }).press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('combobox')).toBeFocused();
  await expect(question).toContainText('All documents of Modle Clinics go to the customer that you choose');
  await question.getByRole('button', { name: 'Make one' }).press('Enter');
  await expect(question.getByRole('alert')).toHaveText('Choose the customer that stays.');
  await question.getByRole('combobox').fill('model cl');
  await expect(question.getByRole('option')).toHaveText([/^Model Clinics/]);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(question).toContainText('All documents of Modle Clinics go to Model Clinics');
  await question.getByRole('button', { name: 'Make one' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Open Model Clinics' })).toHaveAttribute(
    'href',
    `/customers/${stays.id}`,
  );
  await expect(page.getByRole('button', { name: 'Change' })).toBeHidden();
  await expect(page.getByRole('link', { name: /New invoice/ })).toBeHidden();

  await page.goto(`${shop.origin}/customers/${ends.id}`);
  await page.getByRole('button', { name: 'Archive' }).press('Enter');
  await expect(question).toContainText('nothing is deleted');
  await question.getByRole('button', { name: 'Archive' }).press('Enter');
  await expect(page.getByText(/^Archived on \d.* by \w+\.$/)).toBeVisible();

  await page.goto(`${shop.origin}/customers`);
  await search(page).fill('clinics 110027');
  await expect(page.getByRole('rowheader')).toHaveText(['Model Clinics']);
  await page.getByRole('button', { name: /^Archived/ }).press('Enter');
  await expect(page.getByRole('rowheader')).toHaveText(['Modle Clinics']);
  await search(page).fill('bakery');
  await page.getByRole('link', { name: 'Model Bakery' }).press('Enter');
  await page.getByRole('button', { name: 'Bring it back' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Change' })).toBeVisible();
});

test('The book says what it cannot find or load, and offers the way on', async ({ page, shop, announce }) => {
  announce(0, 404);
  await addCustomer(shop, { billingAddress: 'Prototype Offices\nNew Delhi 110075' });
  await page.goto(`${shop.origin}/customers`);
  await search(page).fill('qqz');
  await expect(page.getByText('No customer begins with “qqz”.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).press('Enter');
  await expect(page.getByRole('rowheader', { name: 'Prototype Offices' })).toBeVisible();

  await page.route(/\/api\/customers\?/, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Cannot reach the server.');
  await expectAccessible(page);
  await page.unroute(/\/api\/customers\?/);
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByRole('rowheader', { name: 'Prototype Offices' })).toBeVisible();

  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).press('Enter');
  expect((await file).suggestedFilename()).toBe('customers.csv');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('rowheader', { name: 'Prototype Offices' })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.goto(`${shop.origin}/customers/nobody`);
  await expect(page.getByRole('alert')).toContainText('There is no such customer.');
  await expect(page.getByRole('main').getByRole('link', { name: 'Customers' })).toHaveAttribute('href', '/customers');
});
