import { expect } from '@playwright/test';
import { buildBrochurePdf } from '#test/build/build-pdf.ts';
import { dockOf } from '../parts/catalogue-screen.ts';
import { jpeg } from '../parts/choose-files.ts';
import { expectFits } from '../parts/expect-fits.ts';
import { test } from '../parts/shared-shop.ts';

const mimeType = 'application/pdf';
/** The same bytes are one file of the shop: each has its own. */
const pdfOf = (name: string) => Buffer.from(buildBrochurePdf(`% ${name}`, { pages: 2 }));
const scripted = Buffer.from(buildBrochurePdf('', { more: ['<< /S /JavaScript /JS (app.alert) >>'] }));

test('On phone, tablet and desk staff upload a data sheet, a certificate and a texture, are told of one with a script, and a visitor opens them', async ({
  page,
  shop,
  announce,
}) => {
  announce(422);
  const code = 'DS 390';
  const [sheet, certificate] = ['sheet-390.pdf', 'fire-390.pdf'];
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${shop.origin}/materials/new`);
  const form = page.getByRole('form', { name: 'Material' });
  await form.getByLabel('Code').fill(code);
  await form.getByLabel('Category').selectOption('HPL');
  await form.getByLabel('Name, English').fill('Ash board');
  const files = page.getByLabel('Choose PDFs');
  await files.setInputFiles({ name: 'script.pdf', mimeType, buffer: scripted });
  await expect(form.getByRole('alert').filter({ hasText: 'This PDF has a script in it.' })).toBeVisible();
  await files.setInputFiles([sheet, certificate].map((name) => ({ name, mimeType, buffer: pdfOf(name) })));
  const texture = 'ash-390.jpg';
  await files.setInputFiles(await jpeg(texture, 'hpl-3.jpg'));
  await expect(form.getByLabel(`What ${texture} is`)).toHaveValue('texture');
  await form.getByLabel(`What ${certificate} is`).selectOption('Certificate');
  await expect(form.getByLabel(`What ${sheet} is`)).toHaveValue('sheet');
  await expectFits(
    page,
    form.getByRole('button', { name: 'Save' }),
    form.getByRole('button', { name: `Without ${certificate}` }),
  );
  await form.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(dockOf(page).state).toHaveText(`${code} is saved. Visitors see it now.`);

  const visitor = await page.context().newPage();
  await visitor.goto(`${shop.origin}/hpl/ds-390`);
  for (const [named, name] of [
    ['Data sheet (PDF, 2 pages, 1 kB)', sheet],
    ['Certificate (PDF, 2 pages, 1 kB)', certificate],
  ] as const) {
    const link = visitor.getByRole('link', { name: named });
    const opened = await visitor.request.get(shop.origin + (await link.getAttribute('href')));
    expect([opened.status(), opened.headers()['content-type'], (await opened.body()).equals(pdfOf(name))]).toEqual([
      200,
      mimeType,
      true,
    ]);
    expect(await link.getAttribute('href')).toContain(name);
  }
  const link = visitor.getByRole('link', { name: /^Texture \(JPEG, 480 × \d+, \d+ kB\)$/ });
  const opened = await visitor.request.get(shop.origin + (await link.getAttribute('href')));
  expect([opened.status(), opened.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  await visitor.close();

  // Taken from the material it stays among the files, and is offered again.
  await form.getByRole('button', { name: `Without ${certificate}` }).press('Enter');
  await form.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(dockOf(page).state).toHaveText(`${code} is saved. Visitors see it now.`);
  await page.reload();
  await expect(form.getByLabel(`What ${certificate} is`)).toHaveCount(0);
  await form.getByLabel('One that is here').selectOption(certificate);
  await expect(form.getByLabel(`What ${certificate} is`)).toBeVisible();
  await page.goto(`${shop.origin}/imageDeletion`);
  for (const [folder, name] of [
    ['datasheets', sheet],
    ['textures', texture],
  ] as const) {
    await page.getByLabel('Product type').selectOption(folder);
    await page.getByRole('checkbox', { name }).press('Space');
    await page.getByRole('button', { name: 'Delete !!' }).press('Enter');
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('1 material names it:');
    await expect(question.getByRole('term')).toHaveText(code);
    await expect(question.getByRole('definition')).toHaveText('Ash board');
    await expect(question).toContainText('Visitors no longer find it there.');
    await question.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(page.getByRole('checkbox', { name })).toBeChecked();
  }
  await page.goto(`${shop.origin}/materials/ds-390`);
  await form.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(page).toHaveURL(`${shop.origin}/materials`);

  // The files have lost their material, and are deleted where pictures are; a data sheet by keyboard, after it came back once.
  await page.goto(`${shop.origin}/imageDeletion`);
  const remove = async (folder: string, name: string, { again = false } = {}) => {
    await page.getByLabel('Product type').selectOption(folder);
    await page.getByRole('checkbox', { name }).focus();
    await page.keyboard.press('Space');
    if (again) await expectFits(page, page.getByRole('button', { name: 'Delete !!' }));
    await page.getByRole('button', { name: 'Delete !!' }).press('Enter');
    await expect(page.getByRole('alertdialog')).toContainText('No material names it.');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(page.getByText(`${name} is deleted from ${folder}`)).toBeVisible();
    await expect(page.getByRole('checkbox', { name })).toHaveCount(0);
  };
  await remove('Data sheets', certificate);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByRole('checkbox', { name: certificate })).toBeVisible();
  await remove('Data sheets', certificate, { again: true });
  const gone = await page.request.get(`${shop.origin}/api/download/datasheets/${certificate}`);
  expect(gone.status()).toBe(404);
  await remove('Textures', texture);
});
