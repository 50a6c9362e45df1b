import { expect } from '@playwright/test';
import type { SavedMaterialAnswer } from '#contract/materials.ts';
import { buildMaterial } from '#test/build/build-material.ts';
import { dockOf } from '../parts/catalogue-screen.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { expectFits } from '../parts/expect-fits.ts';
import { issueByWire } from '../parts/issue-by-wire.ts';
import { test } from '../parts/shared-shop.ts';

test('On phone, tablet and desk staff give a picture a code, see it on its page, are told what is wrong, and take it back, by keyboard', async ({
  page,
  shop,
  announce,
}) => {
  announce(422);
  const code = 'KB 390';
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${shop.origin}/materials`);
  await expect(page.getByRole('heading', { name: 'Materials', level: 1 })).toBeVisible();
  await expectFits(page, page.getByRole('link', { name: 'New material' }));
  await page.getByRole('link', { name: 'New material' }).press('Enter');
  const form = page.getByRole('form', { name: 'Material' });
  const said = dockOf(page).state;
  await form.getByLabel('Code').fill('W'.repeat(500));
  await form.getByLabel('Name, English').fill('Oak board');
  await form.getByLabel('Category').selectOption('HPL');
  await form.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(form.getByText(/^A code has letters, digits, spaces and hyphens/).first()).toBeVisible();
  await expect(form.getByLabel('Name, English')).toHaveValue('Oak board');
  await form.getByLabel(/^Code/).fill('KB_1');
  await form.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(form.getByText(/^A code has letters, digits, spaces and hyphens/).first()).toBeVisible();
  await expect(form.getByLabel(/^Code/)).toBeFocused();
  await form.getByLabel(/^Code/).fill(code);
  await form.getByLabel('Colours of 1').selectOption('brown');
  await form.getByLabel('Picture of 1').selectOption('oak-panel.jpg');
  await form.getByLabel('What oak-panel.jpg shows').selectOption('The surface alone');
  // Of HPL material, size and thickness are usually said.
  await expect(form.getByLabel('Fact 3', { exact: true })).toHaveValue('thickness');
  await form.getByLabel('Number of fact 3').fill('8');
  await expect(form.getByLabel('Unit of fact 3')).toHaveValue('mm');
  const product = form.getByLabel('Product of the form');
  await expect(product).toHaveValue('');
  await product.selectOption('Laminate');
  await expect(form.getByText('HSN 48239019')).toBeVisible();
  await form.getByLabel('Rate ₹').fill('1,250');
  await form.getByLabel('For one').fill('sheet');
  await form.getByLabel('Visitors see the rate').press('Space');
  await expectFits(page, form.getByRole('button', { name: 'Save' }));
  // What is refused is said in sight, and leads to its colourway.
  await form.getByRole('button', { name: 'Add a colourway' }).press('Enter');
  await form.getByLabel('Colourway 1').fill('Sage');
  await form.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(said).toHaveText(/^1 thing to put right: Of several colourways each has a name\. *$/);
  await expect(said).toBeInViewport({ ratio: 1 });
  await expect(form.getByLabel('Colourway 2')).toBeFocused();
  await expect(form.getByLabel('Colourway 2')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Remove colourway 2' }).press('Enter');
  // The rows before this one are blank.
  await form.getByLabel('Unit of fact 3').selectOption('no number');
  await form.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(form.getByLabel('Number of fact 3')).toBeFocused();
  await expect(form.getByLabel('Number of fact 3')).toHaveAccessibleDescription(
    'A number has a unit, and a unit a number.',
  );
  await expectFits(page, form.getByLabel('Number of fact 3'));
  await form.getByLabel('Unit of fact 3').selectOption('mm');
  await form.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(said).toHaveText(`${code} is saved. Visitors see it now.`);
  await expect(said).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveURL(`${shop.origin}/materials/kb-390`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(code);

  await page.reload();
  await expect(form.getByLabel('Rate ₹')).toHaveValue('1,250.00');
  await expect(form.getByLabel(/^Fact \d+$/)).toHaveCount(1);
  await expect(product).toHaveValue('Laminate');
  await expectFits(page, form.getByRole('button', { name: 'Remove', exact: true }));
  const address = await form.getByRole('link', { name: 'See its page' }).getAttribute('href');
  const visitor = await page.context().newPage();
  await visitor.goto(shop.origin + address);
  await expect(visitor.getByText('8 mm')).toBeVisible();
  await expect(visitor.getByText('₹ 1,250 for one sheet, GST extra')).toBeVisible();
  await visitor.close();

  await form.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(page).toHaveURL(`${shop.origin}/materials`);
  await expect(page.getByRole('link', { name: code })).toHaveCount(0);
});

test('A code that another material has is refused at its field, however it is spaced, and the card stays as it was typed', async ({
  page,
  shop,
  announce,
}) => {
  announce(409, 422);
  const headers = { Authorization: `Bearer ${shop.token}` };
  const data = { onto: 0, material: buildMaterial({ code: 'TN 1' }) };
  expect((await page.request.post(`${shop.origin}/api/materials/TN%201`, { headers, data })).status()).toBe(200);
  await page.goto(`${shop.origin}/materials/new`);
  const form = page.getByRole('form', { name: 'Material' });
  await form.getByLabel('Code').fill('tn-1');
  await form.getByLabel('Name, English').fill('Oak board');
  await form.getByLabel('Category').selectOption('HPL');
  await form.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(form.getByText('There is a material TN 1 already.').first()).toBeVisible();
  await expect(form.getByLabel(/^Code/)).toBeFocused();
  await expect(form.getByLabel(/^Code/)).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByLabel('Name, English')).toHaveValue('Oak board');
  await expect(page).toHaveURL(`${shop.origin}/materials/new`);
});

test('A file that comes when the login has ended leaves what was typed where it is', async ({
  page,
  shop,
  announce,
}) => {
  announce(401);
  await page.goto(`${shop.origin}/materials/new`);
  const form = page.getByRole('form', { name: 'Material' });
  await form.getByLabel('Name, English').fill('Ash board');
  await page.evaluate(() => localStorage.setItem('token', 'ended'));
  const buffer = Buffer.from('%PDF-1.7');
  await page.locator('input[type=file]').setInputFiles({ name: 'ash.pdf', mimeType: 'application/pdf', buffer });
  await expect(form.getByRole('alert')).toContainText(/log in/i);
  await expect(form.getByLabel('Name, English')).toHaveValue('Ash board');
});

test('What two change in a material meets in it, a refused removal closes its question, and what is typed during a save stays', async ({
  page,
  shop,
  announce,
}) => {
  announce(409, 503);
  const address = `${shop.origin}/api/materials/TW%201`;
  const headers = { Authorization: `Bearer ${shop.token}` };
  const names = { en: 'Oak board', hi: '', or: '' };
  const rate = { paise: 125_000, unit: 'sheet', shown: true };
  const material = buildMaterial({ code: 'TW 1', names, folder: 'hpl', rate });
  const saveElsewhere = async (onto: number, part: Partial<typeof material>) => {
    const saved = await page.request.post(address, { headers, data: { onto, material: { ...material, ...part } } });
    return (await saved.json()) as SavedMaterialAnswer;
  };
  const { version } = await saveElsewhere(0, {});
  await page.goto(`${shop.origin}/materials/tw-1`);
  const form = page.getByRole('form', { name: 'Material' });

  // Another rate keeps for what it is, and who sees it.
  await form.getByLabel('Rate ₹').fill('');
  await form.getByLabel('Rate ₹').pressSequentially('90');
  await expect(form.getByLabel('For one')).toHaveValue('sheet');
  await expect(form.getByLabel('Visitors see the rate')).toBeChecked();

  await form.getByLabel('Name, English').fill('Mine');
  const second = await saveElsewhere(version, {
    names: { ...names, en: 'Theirs', hi: 'ओक' },
    care: { en: 'A dry cloth.', hi: '', or: '' },
  });
  await form.getByRole('button', { name: 'Save' }).press('Enter');
  const notice = form.getByRole('alert').filter({ hasText: /^Not saved yet: .* changed TW 1 on/ });
  await expect(notice).toBeFocused();
  await expect(notice).toContainText('English name: you changed it too, and yours stays here.');
  await expect(form.getByLabel('Name, English')).toHaveValue('Mine');
  await expect(form.getByLabel('Name, हिन्दी')).toHaveValue('ओक');
  await expect(form.getByLabel('Care, English')).toHaveValue('A dry cloth.');
  await expect(form.getByLabel('Rate ₹')).toHaveValue('90');
  await expectAccessible(page);

  let goOn = () => {};
  const waits = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/api/materials/*', async (route) => {
    if (route.request().method() === 'POST') await waits;
    return route.request().method() === 'DELETE' ? route.fulfill({ status: 503 }) : route.continue();
  });
  await form.getByRole('button', { name: 'Save' }).press('Enter');
  await form.getByLabel('Name, ଓଡ଼ିଆ').fill('ଓକ');
  goOn();
  await expect(dockOf(page).state).toHaveText('TW 1 is saved. What you typed meanwhile is not yet.');
  await expect(form.getByLabel('Name, ଓଡ଼ିଆ')).toHaveValue('ଓକ');
  await form.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(dockOf(page).state).toHaveText('TW 1 is saved. Visitors see it now.');

  const question = page.getByRole('alertdialog');
  const yes = question.getByRole('button', { name: 'Remove' });
  await form.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
  await yes.press('Enter');
  await expect(question).toBeHidden();
  await expect(form.locator('[data-refused]')).toBeFocused();
  await page.unroute('**/api/materials/*');
  const now = (await (await page.request.get(address, { headers })).json()) as SavedMaterialAnswer;
  expect(now.version).toBeGreaterThan(second.version);
  expect(now.material).toMatchObject({ names: { en: 'Mine', hi: 'ओक', or: 'ଓକ' }, rate: { ...rate, paise: 9000 } });
  await saveElsewhere(now.version, {});
  await form.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
  await yes.press('Enter');
  await expect(form.getByRole('alert').filter({ hasText: /^Not removed yet: / })).toBeFocused();
  await form.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
  await yes.press('Enter');
  await expect(page).toHaveURL(`${shop.origin}/materials`);
});

test('On phone, tablet and desk the page of a material says what was sold of it, and the count opens the documents', async ({
  page,
  shop,
}) => {
  const code = 'US 390';
  const headers = { Authorization: `Bearer ${shop.token}`, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ onto: 0, material: buildMaterial({ code }) });
  await fetch(`${shop.origin}/api/materials/${encodeURIComponent(code)}`, { method: 'POST', headers, body });
  const number = await issueByWire(shop, { material1: code, qty1: '3', ratePerQty1: 'roll' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop.origin}/materials/us-390`);
  const uses = page.getByRole('region', { name: 'What became of it' });
  await uses.getByLabel('Period').selectOption('Always');
  await expect(uses.getByText('Asked for: 0')).toBeVisible();
  await uses.getByText('Sold: 1, 3 roll').press('Enter');
  await expectFits(page, uses.getByRole('link', { name: number }));
  await uses.getByRole('link', { name: number }).press('Enter');
  await expect(page.getByRole('heading', { name: new RegExp(number), level: 1 })).toBeVisible();
});
