import { expect } from '@playwright/test';
import { buildMaterial } from '#test/build/build-material.ts';
import { card, jpeg, openUploads, picker } from '../parts/choose-files.ts';
import { expectFits } from '../parts/expect-fits.ts';
import { test } from '../parts/shared-shop.ts';

// On a busy machine the sizes of a picture take a while.
test.describe.configure({ timeout: 180_000 });

test('On phone, tablet and desk pictures that are uploaded together go on the materials that their names say, after staff have seen which', async ({
  page,
  shop,
  announce,
}) => {
  announce(409, 503);
  const code = 'JN 390';
  const headers = { Authorization: `Bearer ${shop.token}`, 'Content-Type': 'application/json' };
  const save = async (onto: number, names: { en: string; hi: string; or: string }) => {
    const ways = ['Sage', 'Clay'].map((way) => ({ names: { en: way, hi: '', or: '' }, colours: [], pictures: [] }));
    const material = buildMaterial({ code, names, colourways: ways });
    const body = JSON.stringify({ onto, material });
    const answer = await fetch(`${shop.origin}/api/materials/${code}`, { method: 'POST', headers, body });
    return ((await answer.json()) as { version: number }).version;
  };
  const version = await save(0, { en: 'Leaf wallpaper', hi: '', or: '' });

  await page.setViewportSize({ width: 390, height: 800 });
  await openUploads(page, shop.origin, 'Wallpapers');
  const named = (rest: string) => `jn-390-${rest}.jpg`;
  const [room, swatch, unsaid] = [named('sage-room'), named('clay-swatch-evening'), named('room')];
  await picker(page).setInputFiles([
    await jpeg(room, 'wallpapers-1.jpg'),
    await jpeg(swatch, 'wallpapers-2.jpg'),
    await jpeg(unsaid, 'wallpapers-3.jpg'),
  ]);
  await page.getByRole('button', { name: 'Upload all' }).press('Enter');
  await expect(page.getByText('3 of 3 done')).toBeVisible({ timeout: 90_000 });
  const rows = page.getByRole('region', { name: 'On their materials, by their names' });
  const boxOf = (name: string) => rows.getByRole('checkbox', { name });
  await expect(rows).toContainText(`${code} · Sage · room`);
  await expect(boxOf(room)).toBeChecked();
  // A word that was not understood may be another colourway.
  await expect(boxOf(swatch)).not.toBeChecked();
  await expect(rows).toContainText(`${code} · Clay · swatch Not understood: evening.`);
  await expect(boxOf(unsaid)).toHaveCount(0);
  await expect(rows).toContainText(`${code} has 2 colourways, and it names none.`);
  const put = page.getByRole('button', { name: 'Put them on their materials' });
  await expectFits(page, boxOf(swatch), put);

  // Somebody else names the material meanwhile: theirs stays.
  await save(version, { en: 'Fern wallpaper', hi: '', or: '' });
  await boxOf(swatch).press('Space');
  await put.press('Enter');
  await expect(page.getByRole('alert')).toContainText(`${code} was changed by somebody else meanwhile`);
  await expect(page.getByRole('alert')).toBeFocused();
  // Before the list has come again it is the old version once more, and is said again.
  await expect(async () => {
    await put.press('Enter');
    await expect(page.getByRole('heading', { name: `2 pictures are on ${code} now.` })).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(boxOf(room)).toHaveCount(0);
  await page.getByRole('button', { name: `Remove from list ${unsaid}` }).press('Enter');
  await expect(card(page, unsaid)).toHaveCount(0);

  await page.goto(`${shop.origin}/materials/jn-390`);
  const form = page.getByRole('form', { name: 'Material' });
  await expect(form.getByLabel('Name, English')).toHaveValue('Fern wallpaper');
  await expect(form.getByLabel(`What ${room} shows`)).toHaveValue('room');
  await expect(form.getByLabel(`What ${swatch} shows`)).toHaveValue('swatch');

  await test.step('Who is about to delete them reads which material names them, and what happens then', async () => {
    await page.goto(`${shop.origin}/imageDeletion#wallpapers`);
    for (const name of [room, swatch]) await page.getByRole('checkbox', { name }).press('Space');
    await page.getByRole('button', { name: 'Delete !!' }).press('Enter');
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('1 material names them:');
    await expect(question.getByRole('term')).toHaveText(code);
    await expect(question.getByRole('definition')).toHaveText(`Fern wallpaper: ${room}, ${swatch}`);
    await expect(question.getByRole('link', { name: code })).toHaveAttribute('href', '/materials/jn-390');
    await expect(question).toContainText('The record keeps the name: restored, they are back there.');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expectFits(page, question.getByRole('button', { name: 'Delete' }));
    await page.keyboard.press('Enter');
    await expect(question).toHaveCount(0);
    // It can be deleted too while that is not known.
    await page.route('**/api/materials', (route) =>
      route.fulfill({ status: 503, json: { message: 'Out of order.', problems: [] } }),
    );
    await page.getByRole('button', { name: 'Delete !!' }).press('Enter');
    await expect(question).toContainText('Which materials name them is not known. Out of order.');
    await expect(question.getByRole('button', { name: 'Delete' })).toBeVisible();
    await page.unroute('**/api/materials');
    await page.keyboard.press('Escape');
  });
  await page.goto(`${shop.origin}/materials/jn-390`);
  await form.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(page).toHaveURL(`${shop.origin}/materials`);
  for (const name of [room, swatch, unsaid])
    await fetch(`${shop.origin}/api/deleteImage/wallpapers/${name}`, { method: 'DELETE', headers });
});
