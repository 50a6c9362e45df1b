import { expect, type Page } from '@playwright/test';
import { inEnglish } from '#domain/text/names.ts';
import { buildMaterial } from '#test/build/build-material.ts';
import { offeredSamples, sampleBody } from '#test/build/build-sample.ts';
import { buildInput } from '#test/build/factories.ts';
import { dockOf } from '../parts/catalogue-screen.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { offerSamples } from '../parts/offer-samples.ts';
import { test } from '../parts/own-shop.ts';

async function fillIn(page: Page, pin: string): Promise<void> {
  const form = page.getByRole('main');
  await form.getByLabel('Your name').fill('Asha Rao');
  await form.getByLabel('Telephone number').fill('98100 12345');
  await form.getByLabel('E-mail (may stay empty)').fill('asha@example.com');
  await form.getByLabel('Address for the parcel').fill('4 Example Road\nNew Delhi');
  await form.getByLabel('PIN code').fill(pin);
}

test('The owner switches samples on by keyboard; a visitor at 390 pixels asks for two by keyboard, and hears what comes next', async ({
  page,
  shop,
  announce,
}) => {
  test.slow();
  announce('Missing ad tag');
  await offerSamples(page, shop, { ...offeredSamples, on: false });
  await page.goto(`${shop.origin}/hpl/hp-204`);
  await expect(page.getByRole('link', { name: 'Ask for a sample' })).toHaveCount(0);
  await page.goto(`${shop.origin}/operations`);
  await page.getByRole('link', { name: /^Samples/ }).press('Enter');
  await page.getByLabel('Visitors can ask for samples').press('Space');
  await page.getByLabel('Free or not, English').fill('Free');
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');
  await dockOf(page).saved();

  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${shop.origin}/hpl/hp-204`);
  // The one at the foot of the window goes as soon as the page sees this one.
  const article = page.getByRole('article');
  await article.getByRole('link', { name: 'Ask for a sample' }).press('Enter');
  await expect(page).toHaveURL(`${shop.origin}/samples?p=hpl/oak-panel`);
  await expect(page.getByText('Up to 6')).toBeVisible();
  const choice = page.getByRole('group', { name: 'Wood panel HP 204' });
  await expect(choice.getByLabel('Oak')).toBeChecked();
  await choice.getByLabel('Sage').press('Space');
  await expect(page.getByText('2 of at most 6 ticked')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
  const submit = page.getByRole('button', { name: 'Ask for 2 samples' });

  await fillIn(page, 'SW1A 1AA');
  await submit.press('Enter');
  const pin = page.getByLabel('PIN code');
  await expect(pin).toBeFocused();
  await expect(pin).toHaveAccessibleDescription(
    'Samples are sent within India only, and SW1A 1AA is no PIN code of India.',
  );
  await expect(page.getByLabel('Address for the parcel')).toHaveValue('4 Example Road\nNew Delhi');
  await expectAccessible(page);
  await pin.fill('110024');
  await submit.press('Enter');
  const sent = page.getByRole('region', { name: 'Your samples are asked for' });
  await expect(sent).toBeFocused();
  await expect(sent).toBeInViewport();
  await expect(sent).toContainText('Next we pack them');
  await expect(sent).toContainText('In Delhi within 2 days.');
  await expectAccessible(page);
});

test('Samples that are switched off while a visitor types are refused, and nothing that was typed is lost', async ({
  page,
  shop,
  announce,
}) => {
  announce(409);
  await offerSamples(page, shop);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${shop.origin}/samples?m=hp-204`);
  await fillIn(page, '110024');
  await offerSamples(page, shop, { ...offeredSamples, on: false });
  await page.getByRole('button', { name: 'Ask for 1 sample' }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('Samples are not sent at the moment.');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByLabel('Your name')).toHaveValue('Asha Rao');
});

test('‘Add more’ keeps what is ticked and typed for the next material; a lost answer says what to look at, and may be heard twice', async ({
  page,
  shop,
  announce,
}) => {
  announce('Missing ad tag');
  announce(503);
  await offerSamples(page, shop);
  const headers = { Authorization: `Bearer ${shop.token}` };
  const material = buildMaterial({
    ...{ code: 'HP 300', names: inEnglish('Stone panel'), folder: 'hpl' },
    colourways: [
      {
        names: inEnglish('Teak'),
        colours: ['brown'],
        pictures: [{ folder: 'hpl', name: 'teak-panel.jpg', kind: 'swatch' }],
      },
    ],
  });
  const data = { onto: 0, material };
  await page.request.post(`${shop.origin}/api/materials/HP%20300`, { headers, data });
  await page.goto(`${shop.origin}/samples?p=hpl/oak-panel`);
  await page.getByLabel('Sage').press('Space');
  await fillIn(page, '110024');
  // Counted by the script, which keeps the form; before it has come the link is a plain one.
  await expect(page.getByText('2 of at most 6 ticked')).toBeVisible();
  await page.getByRole('link', { name: 'Add more' }).press('Enter');
  await expect(page).toHaveURL(`${shop.origin}/products`);
  await page.goto(`${shop.origin}/hpl/hp-300`);
  const another = page.getByRole('link', { name: 'Ask for a sample' });
  await expect(another).toHaveAttribute('href', '/samples?p=hpl/teak-panel&p=hpl/oak-panel');
  await another.press('Enter');
  const submit = page.getByRole('button', { name: 'Ask for 3 samples' });
  await expect(submit).toBeVisible();
  for (const colour of ['Oak', 'Sage', 'Teak']) await expect(page.getByLabel(colour)).toBeChecked();
  await expect(page.getByLabel('PIN code')).toHaveValue('110024');

  const lost = 'It is not known whether this was stored. Ask again if nothing comes.';
  await page.route('**/api/samples', (route) => route.fulfill({ status: 503, json: { message: lost, problems: [] } }));
  const alert = page.getByRole('alert');
  await submit.press('Enter');
  await expect(alert).toBeFocused();
  await expect(alert).toContainText(lost);
  // The same refusal is another element, so that it is announced again.
  await alert.evaluate((element) => element.setAttribute('data-old', ''));
  await submit.press('Enter');
  await expect(page.locator('[role=alert]:not([data-old])')).toBeFocused();
  await page.unroute('**/api/samples');
  await submit.press('Enter');
  await expect(page.getByRole('region', { name: 'Your samples are asked for' })).toBeFocused();
  expect(await page.evaluate(() => sessionStorage.getItem('samples'))).toBe(null);
});

test('Staff at 1440 pixels take samples by keyboard from asked to an order, and print the label', async ({
  page,
  shop,
  context,
}) => {
  await offerSamples(page, shop);
  const asked = { ...sampleBody, email: '', materials: [{ code: 'HP 204', colourway: 'Sage' }] };
  expect((await page.request.post(`${shop.origin}/api/samples`, { data: asked })).status()).toBe(200);
  await page.goto(`${shop.origin}/callbacks`);
  await page.getByRole('button', { name: 'Only samples' }).press('Enter');
  const asha = page.getByRole('listitem').filter({ hasText: 'Asha Rao' });
  const now = asha.locator('[aria-current=step]');
  await expect(asha).toContainText('HP 204, Wood panel, Sage');
  await expect(now).toContainText('Asked');
  await expectAccessible(page);

  const drawn = page.waitForResponse((response) => response.url().endsWith('/label.pdf'));
  const label = context.waitForEvent('page');
  await asha.getByRole('button', { name: 'Print label: Asha Rao' }).press('Enter');
  expect((await drawn).status()).toBe(200);
  await (await label).close();
  await page.bringToFront();

  // The main button of the request in hand is its next step.
  await page.keyboard.press('Control+Enter');
  await expect(asha.getByLabel('Courier')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(asha.getByRole('button', { name: 'Mark sent: Asha Rao' })).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(asha.getByLabel('Courier')).toBeFocused();
  await page.keyboard.type('Swift');
  await page.keyboard.press('Tab');
  await page.keyboard.type('SW 1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Asha Rao: samples were sent')).toBeVisible();
  await expect(now).toContainText('Swift, SW 1');
  // Taken back, it is sent as it was.
  await asha.getByRole('button', { name: 'Back to ‘Asked’: Asha Rao' }).press('Enter');
  await asha.getByRole('button', { name: 'Mark sent: Asha Rao' }).press('Enter');
  await expect(asha.getByLabel('Courier')).toHaveValue('Swift');
  await expect(asha.getByLabel('Number of the parcel')).toHaveValue('SW 1');
  await page.keyboard.press('Enter');
  await expect(now).toContainText('Swift, SW 1');
  await asha.getByRole('button', { name: 'Mark arrived: Asha Rao' }).press('Enter');
  await expect(now).toContainText('Arrived');
  await asha.getByRole('button', { name: 'Mark asked after: Asha Rao' }).press('Enter');
  await expect(now).toContainText('Asked after');
  await asha.getByRole('button', { name: 'Back to ‘Arrived’: Asha Rao' }).press('Enter');
  await expect(now).toContainText('Arrived');
  await asha.getByRole('button', { name: 'Mark asked after: Asha Rao' }).press('Enter');
  await expect(now).toContainText('Asked after');
  await expectAccessible(page);

  const headers = { Authorization: `Bearer ${shop.token}` };
  const list = await (await page.request.get(`${shop.origin}/api/callbacks?kind=samples`, { headers })).json();
  const data = buildInput({ from: list.callbacks[0].id });
  const issued = await page.request.post(`${shop.origin}/api/generateInvoice`, { headers, data });
  expect(issued.status()).toBe(200);
  await page.reload();
  await page.getByRole('button', { name: 'Only samples' }).press('Enter');
  await expect(asha).toContainText('Became order');
});

test.describe('Without script at 390 pixels', () => {
  test.use({ javaScriptEnabled: false, loggedIn: false, viewport: { width: 390, height: 800 } });

  test('samples are asked for; a refused form keeps what was typed and ticked, and the thanks have the focus', async ({
    page,
    shop,
    announce,
  }) => {
    announce(422);
    await offerSamples(page, shop);
    await page.goto(`${shop.origin}/samples?m=HP+204&m=HP+100&m=XY+9`);
    await expect(page.getByText('There is no material XY 9.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sold instead: Wood panel, HP 204' })).toBeVisible();
    await page.getByLabel('Oak').uncheck();
    await fillIn(page, '90210');
    await page.getByRole('button', { name: 'Ask for samples' }).click();
    await expect(page.getByText('Tick at least one sample.')).toBeVisible();
    await expect(page.getByText('A PIN code has six digits: 751007.')).toBeVisible();
    await expect(page.getByLabel('Address for the parcel')).toHaveValue('4 Example Road\nNew Delhi');
    await expect(page.getByLabel('Oak')).not.toBeChecked();
    await page.getByLabel('Sage').check();
    await page.getByLabel('PIN code').fill('110024');
    await page.getByRole('button', { name: 'Ask for samples' }).click();
    await expect(page).toHaveURL(`${shop.origin}/samples?sent`);
    await expect(page.getByRole('region', { name: 'Your samples are asked for' })).toBeFocused();
  });
});

test('The PIN code of a form for samples names the nearest shop, to which WhatsApp goes from then on', async ({
  page,
  shop,
  announce,
}) => {
  announce('Missing ad tag');
  await offerSamples(page, shop);
  const headers = { Authorization: `Bearer ${shop.token}` };
  const { version, company } = await (await page.request.get(`${shop.origin}/api/company`, { headers })).json();
  // The first telephone is a landline, which WhatsApp does not reach.
  company.contact.phones = ['+91 11 5550 0101', '+91 98765 43210'];
  company.contact.offices[1].phone = '+91 87654 32109';
  const data = { onto: version, company };
  expect((await page.request.post(`${shop.origin}/api/company`, { headers, data })).status()).toBe(200);
  await page.goto(`${shop.origin}/hpl/hp-204`);
  const whatsApp = page.getByRole('link', { name: 'WhatsApp the shop' });
  await expect(whatsApp).toHaveAttribute('href', /^https:\/\/wa\.me\/919876543210\?/);
  await page.goto(`${shop.origin}/samples?m=hp-204`);
  const pin = page.getByLabel('PIN code');
  await expect(pin).toHaveAccessibleDescription('Six digits, within India');
  // As it is typed, before the field is left.
  await pin.fill('753 014');
  await expect(pin).toHaveAccessibleDescription('Our shop in Bhubaneswar is nearest.');
  await page.goto(`${shop.origin}/hpl/hp-204`);
  await expect(whatsApp).toHaveAttribute('href', /^https:\/\/wa\.me\/918765432109\?/);
});
