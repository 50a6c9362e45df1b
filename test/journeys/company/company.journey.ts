import { expect, type Page } from '@playwright/test';
import { buildBrochurePdf } from '#test/build/build-pdf.ts';
import { buildPicture } from '#test/build/build-picture.ts';
import { buildInput } from '#test/build/factories.ts';
import { readPdf } from '#test/read/read-pdf.ts';
import { branch, branchName, home, homeName } from '#test/specification/specified-firm.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { issueByWire } from '../parts/issue-by-wire.ts';
import { logIn } from '../parts/log-in.ts';
import type { Shop } from '../parts/open-shop.ts';
import { test } from '../parts/own-shop.ts';
import { test as shared } from '../parts/shared-shop.ts';
import { dated, today } from '../parts/today.ts';

async function openCompany(page: Page, shop: Shop) {
  await page.goto(`${shop.origin}/operations`);
  const own = page.getByRole('navigation', { name: 'Visitors, people and records' });
  await own.getByRole('link', { name: /^Company/ }).press('Enter');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Aangan Interiors');
}

function partsOf(page: Page) {
  return {
    registration: page.getByRole('group', { name: `${homeName}, code 07` }),
    paper: page.getByRole('region', { name: 'Paper preview' }),
    state: page.getByRole('status').filter({ hasText: /Version/ }),
    opening: (series: RegExp) => page.getByRole('textbox', { name: series }),
    save: () => page.getByRole('button', { name: 'Save' }).press('Enter'),
  };
}

/** Issues a document by the wire and answers its number and what its paper says. */
async function issuePaper(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const answer = await page.request.post(new URL('/api/generateInvoice', page.url()).href, {
    data: buildInput({
      ...dated(today()),
      taxState: home,
      taxType: 'state',
      material1: 'WP 204',
      pcomment1: 'WP 204 Sage, clay',
    }),
    headers: { Authorization: `Bearer ${token}` },
  });
  return { number: answer.headers()['invoice-number'], text: (await readPdf(await answer.body())).join('\n') };
}

test('The owner changes the address and where the numbers begin, the next document carries them, and what is not right is said by its field', async ({
  page,
  shop,
  announce,
}) => {
  test.slow();
  announce(422);
  await openCompany(page, shop);
  const { registration: here, paper, state, opening, save } = partsOf(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Company');
  await expect(paper).toContainText('Shop 14, Sample Market, Kirti Nagar');
  await expectAccessible(page);

  await here.getByLabel('Address').fill('Hall 3, Marble Lane\nNew Delhi 110028');
  await opening(new RegExp(`^Tax Invoice, ${homeName}`)).fill('118');
  const keptFrom = page.getByLabel('Money kept from', { exact: true });
  await keptFrom.fill('1/10/2026');
  const codes = page.getByLabel('Codes of materials on papers');
  await expect(codes).toBeChecked();
  await codes.press('Space');
  await expect(paper).toContainText('Hall 3, Marble Lane');
  await expect(paper).toContainText(/next DL\/\d\d-\d\d\/0118/);
  await expect(state).toContainText('You have unsaved changes.');
  await save();
  await expect(state).toContainText(`Saved. Version 2`);
  await expect(state).toContainText(`by ${shop.username}.`);

  const issued = await issuePaper(page);
  expect(issued.number).toMatch(/^DL\/\d\d-\d\d\/0118$/);
  expect(issued.text).toContain('Hall 3, Marble Lane');
  expect(issued.text).not.toContain('Sample Market');
  expect(issued.text).toContain('Sage, clay');
  expect(issued.text).not.toContain('WP 204');
  await page.reload();
  await expect(codes).not.toBeChecked();
  await expect(page.getByText(/in use, next number DL\/\d\d-\d\d\/0119/)).toBeVisible();
  await expect(opening(new RegExp(`^Tax Invoice, ${homeName}`))).toHaveCount(0);
  await expect(keptFrom).toHaveValue('01/10/2026');
  const registration = page.getByRole('group', { name: 'Registration on the paper' });
  await registration.getByRole('button', { name: branchName }).press('Enter');
  await expect(paper).toContainText('Saheed Nagar');

  await test.step('What is not right is said by its field, and nothing that was typed is lost', async () => {
    await page.getByLabel('Name', { exact: true }).fill('Sample Traders');
    await here.getByLabel('GSTIN').fill('07abcde1234f1z3');
    await page.getByLabel('IFSC').fill('SMPL');
    await opening(new RegExp(`^Tax Invoice, ${branchName}`)).fill('fifty');
    await save();
    await expect(here.getByRole('textbox', { name: 'GSTIN' })).toBeFocused();
    await expect(here.getByRole('textbox', { name: 'GSTIN' })).toHaveValue('07ABCDE1234F1Z3');
    await expect(here.getByRole('textbox', { name: 'GSTIN' })).toHaveAccessibleDescription(
      /the last one is a check digit/,
    );
    await expect(opening(new RegExp(`^Tax Invoice, ${branchName}`))).toHaveAccessibleDescription(/whole number from 1/);
    await expect(state).toContainText('3 fields to correct.');
    await expectAccessible(page);

    await here.getByLabel('GSTIN').fill('07ABCDE1234F1Z2');
    await page.getByLabel('IFSC').fill('SMPL0000123');
    // Somebody issues the first document of the series meanwhile.
    const first = await issueByWire(shop, { taxState: branch, taxType: 'central' });
    await opening(new RegExp(`^Tax Invoice, ${branchName}`)).fill('50');
    await save();
    await expect(opening(new RegExp(`^Tax Invoice, ${branchName}`))).toBeFocused();
    const next = first.replace(/1$/, '2');
    await expect(opening(new RegExp(`^Tax Invoice, ${branchName}`))).toHaveAccessibleDescription(
      new RegExp(`goes on with ${next}`),
    );
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Sample Traders');
    await opening(new RegExp(`^Tax Invoice, ${branchName}`)).fill('');
    await save();
    await expect(state).toContainText('Saved. Version 3');
  });
});

/** The error messages that are cut, or that share their place with something else of the form. */
const badlyPlaced = (page: Page) =>
  page.evaluate(() => {
    const overlap = (one: DOMRect, other: DOMRect) =>
      one.top < other.bottom && other.top < one.bottom && one.left < other.right && other.left < one.right;
    const parts = [
      ...document.querySelectorAll('form section :is(input, select, textarea, button, label:not(.sr), legend, p)'),
    ];
    const notes = [...document.querySelectorAll('form section [id$="-note"]:not(:empty)')];
    const shown = [...parts, ...notes].filter((part) => part.checkVisibility());
    return [...document.querySelectorAll('form [aria-invalid="true"]')].flatMap(({ id }) => {
      const message = document.getElementById(`${id}-note`) as HTMLElement;
      const place = message.getBoundingClientRect();
      const under = shown.filter((part) => part !== message && overlap(part.getBoundingClientRect(), place));
      return [
        ...(message.scrollWidth > message.clientWidth ? [`The error of ${id} is cut`] : []),
        ...under.map((part) => `The error of ${id} lies over ${part.id || part.textContent}`),
      ];
    });
  });

shared(
  'The error of a GSTIN is whole and lies over nothing, with the focus there and elsewhere, at every width',
  async ({ page, shop }) => {
    await openCompany(page, shop);
    const { registration: here, save } = partsOf(page);
    const there = page.getByRole('group', { name: `${branchName}, code 21` });
    const gstins = [here, there].map((registration) => registration.getByRole('textbox', { name: 'GSTIN' }));
    for (const gstin of gstins) await gstin.fill('07ABCDE1234F1Z3');
    await save();
    for (const gstin of gstins) await expect(gstin).toHaveAccessibleDescription(/ is not valid\. .* check digit\.$/);
    for (const [width, height] of [
      [390, 844],
      [820, 1180],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const focused of [...gstins, page.getByLabel('Name', { exact: true })]) {
        await focused.focus();
        expect(await badlyPlaced(page), `${width} pixels`).toEqual([]);
      }
    }
  },
);

test('A signature is chosen and taken away; of two owners who save, the second is told', async ({
  page,
  shop,
  context,
  announce,
}) => {
  announce(401, 409);
  await openCompany(page, shop);
  const { paper, state, save } = partsOf(page);
  const file = page.getByLabel('Signature file');
  await file.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByText('notes.png cannot be read. Choose a PNG or JPEG.')).toBeVisible();
  const picture = await buildPicture();
  await file.setInputFiles({ name: 'signature.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(picture) });
  await expect(page.getByAltText('Current signature')).toBeVisible();
  await expect(paper.locator('img')).toHaveCount(2);
  await expect(page.getByText('notes.png is no picture')).toBeHidden();
  await save();
  await expect(state).toContainText('Saved. Version 2');
  expect((await issuePaper(page)).number).toMatch(/0001$/);
  await page.getByRole('button', { name: 'Remove signature' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Choose signature' })).toBeFocused();
  await save();
  await expect(state).toContainText('Saved. Version 3');

  await test.step('Of two owners who save, the second is told, and a login that ended takes nothing with it', async () => {
    const other = await context.newPage();
    await other.goto(`${shop.origin}/company`);
    await other.getByLabel('Name', { exact: true }).fill('Theirs');
    await other.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(partsOf(other).state).toContainText('Saved. Version 4');

    await page.getByLabel('IFSC').fill('SMPL0000999');
    await save();
    await expect(page.getByRole('alert')).toContainText('was saved by somebody else meanwhile');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Overwrite with mine' }).press('Enter');
    await expect(state).toContainText('Saved. Version 5');

    await page.getByLabel('IFSC').fill('SMPL0000777');
    await page.evaluate(async () => {
      await fetch('/api/logout', {
        method: 'POST',
        headers: { Authorization: `Bearer ${localStorage.getItem('token')}` },
      });
    });
    await save();
    await expect(page.getByRole('alert')).toContainText('Your login has ended. What you typed is still here.');
    // It leaves by itself once there is no token any more.
    await expect(other.getByLabel('username')).toBeVisible();
    await logIn(other, shop);
    await save();
    await expect(state).toContainText('Saved. Version 6');
    await expect(page.getByLabel('IFSC')).toHaveValue('SMPL0000777');
  });
});

test('A registration leaves the firm after a question that says what is over then', async ({ page, shop }) => {
  await openCompany(page, shop);
  const { registration, state } = partsOf(page);
  await registration.getByRole('button', { name: `Remove ${homeName}` }).press('Enter');
  await page.keyboard.press('Control+Enter');
  const question = page.getByRole('alertdialog', { name: `Remove ${homeName} from the firm?` });
  await expect(question).toContainText(`No new document of ${homeName} can be issued then.`);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(state).toContainText('You have unsaved changes.');
  await page.keyboard.press('Control+Enter');
  await question.getByRole('button', { name: `Remove ${homeName} and save` }).press('Enter');
  await expect(state).toContainText('Saved. Version 2');
  // What is gone already is not asked again.
  await page.getByLabel('Name', { exact: true }).fill('Sample Interiors');
  await page.keyboard.press('Control+Enter');
  await expect(state).toContainText('Saved. Version 3');
});

test('The owner changes what visitors read: phones, hours, an office and the brochure of a gallery, and they see it', async ({
  page,
  shop,
}) => {
  test.slow();
  await openCompany(page, shop);
  const { state, save } = partsOf(page);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const uploaded = await page.request.post(`${shop.origin}/api/uploadfiles/pdfs/laminates.pdf`, {
    headers: { Authorization: `Bearer ${token}` },
    multipart: {
      file: { name: 'laminates.pdf', mimeType: 'application/pdf', buffer: Buffer.from(buildBrochurePdf()) },
    },
  });
  expect(uploaded.status()).toBe(201);
  await page.reload();
  await page.getByLabel('Phones').fill('+91 11 5550 0777\nring twice');
  await page.getByLabel('Opening hours').fill('Mon to Fri, 10 am to 6 pm');
  await expect(page.getByText('search engines read Mo-Fr 10:00-18:00')).toBeVisible();
  const office = page.getByRole('group', { name: 'Office 1' });
  await office.getByLabel('Map position').fill('Kirti Nagar');
  await page.getByLabel('HPL', { exact: true }).selectOption('laminates.pdf');
  await save();
  await expect(page.getByLabel('Phones')).toBeFocused();
  await expect(page.getByLabel('Phones')).toHaveAccessibleDescription(/“ring twice”: A phone number has/);
  await expect(office.getByLabel('Map position')).toHaveAccessibleDescription(/as a map copies them/);
  await expect(state).toContainText('2 fields to correct.');
  await page.getByLabel('Phones').fill('+91 11 5550 0777');
  await office.getByLabel('Map position').fill('28.6129, 77.2295');
  await save();
  await expect(state).toContainText('Saved. Version 2');

  const seen = async (path: string) => (await page.request.get(shop.origin + path)).text();
  // Every process looks at the database each 300 ms.
  await expect.poll(() => seen('/contact')).toContain('Mon to Fri, 10 am to 6 pm');
  expect(await seen('/contact')).toContain('href="tel:+911155500777"');
  expect(await seen('/contact')).toContain('"openingHours":["Mo-Fr 10:00-18:00"]');
  expect(await seen('/hpl')).toMatch(/<a href="[^"]*\/pdfs\/laminates\.pdf" type="application\/pdf">Brochure \(PDF\)/);
  await page.goto(`${shop.origin}/audit`);
  const line = page.getByRole('row').filter({ hasText: 'Company record saved' }).first();
  await expect(line).toContainText('version 2');
  await line.getByText(/\d more/).press('Enter');
  await expect(line).toContainText('Opening hours: Monday to Saturday, 10:00 to 19:00 → Mon to Fri, 10 am to 6 pm');
  await expect(line).toContainText('Brochure of HPL: hpl.pdf → laminates.pdf');
  await expectAccessible(page);

  await page.request.delete(`${shop.origin}/api/deleteImage/pdfs/laminates.pdf`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  await page.goto(`${shop.origin}/company`);
  await expect(page.getByLabel('HPL', { exact: true })).toHaveAccessibleDescription('deleted');
  await expect(page.getByLabel('HPL', { exact: true }).locator('option:checked')).toHaveText('laminates.pdf (missing)');
});
