import { expect, type Page } from '@playwright/test';
import { readPdf } from '#test/read/read-pdf.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import type { Shop } from '../parts/open-shop.ts';
import { test } from '../parts/shared-shop.ts';

function titleField(page: Page) {
  return page.getByRole('textbox', { name: 'Title' });
}
function tiles(page: Page) {
  return page.getByRole('list', { name: 'Pictures of HPL' }).getByRole('checkbox');
}
function rows(page: Page) {
  return page.getByRole('list', { name: 'In the brochure' }).getByRole('listitem').locator('b');
}

/** Other journeys of this worker count the brochures and the pictures. */
async function withoutTraces({ origin, token }: Shop, work: () => Promise<void>, ...calls: [string, string][]) {
  try {
    await work();
  } finally {
    for (const [method, path] of calls)
      await fetch(origin + path, { method, headers: { Authorization: `Bearer ${token}` } });
  }
}

test('A brochure is put together and saved by keyboard alone, and nothing typed is lost on the way', async ({
  page,
  shop,
}) => {
  const brochure = 'panels-of-wood.pdf';
  await withoutTraces(shop, async () => {
    await page.goto(`${shop.origin}/operations`);
    await page.getByRole('link', { name: /^Brochure maker/ }).press('Enter');
    await titleField(page).focus();
    await page.keyboard.type('Panels of wood');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Oak and teak');
    // What is missing is said before anything is sent.
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('alert')).toContainText('Choose a picture');
    await page.getByRole('link', { name: 'Choose a picture' }).press('Enter');
    await expect(page.getByRole('combobox', { name: 'Folder' })).toBeFocused();
    await page.keyboard.type('HPL');
    await expect(tiles(page)).toHaveCount(3);
    await page.keyboard.press('Tab');
    for (const key of ['Space', 'ArrowRight', 'Space', 'ArrowRight', 'Space']) await page.keyboard.press(key);
    await expect(rows(page)).toHaveText(['Sage panel', 'Teak panel', 'Oak panel']);

    // The last one first, by Alt+Up; then another by its number.
    await page.getByRole('textbox', { name: 'Order of Oak panel' }).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await page.keyboard.press('Alt+ArrowUp');
    await expect(rows(page)).toHaveText(['Oak panel', 'Sage panel', 'Teak panel']);
    await expect(page.getByRole('textbox', { name: 'Order of Oak panel' })).toBeFocused();
    await page.keyboard.press('Alt+ArrowUp');
    await page.getByRole('textbox', { name: 'Order of Teak panel' }).focus();
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    await expect(rows(page)).toHaveText(['Oak panel', 'Teak panel', 'Sage panel']);
    await expect(page.getByRole('textbox', { name: 'Order of Teak panel' })).toBeFocused();
    await page.getByRole('button', { name: 'Remove Sage panel' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Remove Teak panel' })).toBeFocused();
    await page.getByRole('radio', { name: 'Plate' }).press('ArrowRight');

    await page.reload();
    await expect(titleField(page)).toHaveValue('Panels of wood');
    await expect(rows(page)).toHaveText(['Oak panel', 'Teak panel']);
    await expect(page.getByRole('radio', { name: 'Board' })).toBeChecked();
    await expect(page.getByText(/^Saved as draft/)).toBeVisible();
    await page.getByRole('button', { name: 'Page 2' }).press('Enter');
    await expect(page.getByRole('img', { name: 'Page 2 of 3' })).toContainText('Oak panel');
    await expectAccessible(page);

    const sent = page.waitForRequest('**/api/brochures');
    await page.keyboard.press('Control+Enter');
    expect((await sent).postDataJSON()).toEqual({
      title: 'Panels of wood',
      line: 'Oak and teak',
      cover: 'board',
      pictures: ['oak-panel.jpg', 'teak-panel.jpg'].map((name) => ({ folder: 'hpl', name })),
    });
    await expect(page.getByRole('status').filter({ hasText: 'PANELS OF WOOD is first on Brochures' })).toBeFocused();
    await page.getByRole('link', { name: 'See Brochures' }).press('Enter');
    const first = page.getByRole('main').getByRole('listitem').first();
    await expect(first).toContainText('PANELS OF WOOD');
    await expect(first).toContainText('PDF, 3 pages');
    await expect(first.getByRole('img', { includeHidden: true }).first()).toBeVisible();
  }, ['DELETE', `/api/deleteImage/pdfs/${brochure}`]);
});

test('On a phone: its PDF opens in a tab, a picture deleted meanwhile is named, and Clear asks first', async ({
  page,
  context,
  shop,
}) => {
  await withoutTraces(shop, async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${shop.origin}/brochuremaker`);
    await titleField(page).fill('Two panels');
    await page.getByRole('combobox', { name: 'Folder' }).selectOption({ label: 'HPL' });
    await tiles(page).nth(1).check();
    await tiles(page).nth(2).check();
    const answer = page.waitForResponse('**/api/brochures/preview');
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: 'Open the PDF' }).click(),
    ]);
    expect((await answer).headers()['content-type']).toBe('application/pdf');
    await tab.close();
    await expect(page.getByRole('alert')).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

    await fetch(`${shop.origin}/api/deleteImage/hpl/oak-panel.jpg`, {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${shop.token}` },
    });
    await page.reload();
    await expect(page.getByText('Next: oak-panel.jpg is no longer in HPL.', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Save to Brochures' }).click();
    await expect(page.getByRole('alert')).toContainText('oak-panel.jpg is no longer in HPL');
    await page.getByRole('button', { name: 'Remove oak-panel.jpg' }).click();
    await expect(page.getByText('Ready.', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Clear' }).click();
    const question = page.getByRole('alertdialog', { name: 'Clear this brochure?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(titleField(page)).toHaveValue('Two panels');
    await page.getByRole('button', { name: 'Clear' }).click();
    await question.getByRole('button', { name: 'Clear' }).click();
    await expect(titleField(page)).toHaveValue('');
    await expect(titleField(page)).toBeFocused();
    await expect(tiles(page).nth(0)).not.toBeChecked();
  }, ['POST', '/api/restoreImage/hpl/oak-panel.jpg']);
});

test('A brochure with the title of another one asks, and takes its address; the preview breaks its lines as the PDF does', async ({
  page,
  shop,
  announce,
}) => {
  announce(409);
  await withoutTraces(shop, async () => {
    await page.goto(`${shop.origin}/brochuremaker`);
    const title = 'Louvers for walls, ceilings and quiet facades';
    await titleField(page).fill(title);
    await page
      .getByRole('textbox', { name: 'Line under it' })
      .fill('Walnut, oak and charcoal, inside and outside, for the year 2027');
    await page.getByRole('combobox', { name: 'Folder' }).selectOption({ label: 'HPL' });
    await tiles(page).nth(1).check();
    await page.evaluate(() => document.fonts.ready);
    const shown = await linesOf(page, title);
    const pdf = await fetch(`${shop.origin}/api/brochures/preview`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${shop.token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ title, line: '', cover: 'plate', pictures: [{ folder: 'hpl', name: 'teak-panel.jpg' }] }),
    });
    const [cover = ''] = await readPdf(new Uint8Array(await pdf.arrayBuffer()));
    expect(shown.length).toBeGreaterThan(1);
    expect(
      cover
        .split(/\r?\n/)
        .slice(0, shown.length)
        .map((line) => line.trim()),
    ).toEqual(shown);

    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('status').filter({ hasText: 'is first on Brochures' })).toBeFocused();
    await tiles(page).nth(2).check();
    await page.keyboard.press('Control+Enter');
    const question = page.getByRole('alertdialog', {
      name: /^Replace louvers-for-walls-ceilings-and-quiet-facades\.pdf\?$/,
    });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(titleField(page)).toBeFocused();
    await page.keyboard.press('Control+Enter');
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Replace' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'is first on Brochures' })).toBeFocused();
    await page.goto(`${shop.origin}/brochures`);
    const ones = page.getByRole('main').getByRole('link', { name: title.toUpperCase() });
    await expect(ones).toHaveCount(1);
    await expect(ones).toHaveAttribute('href', '/api/download/pdfs/louvers-for-walls-ceilings-and-quiet-facades.pdf');
  }, ['DELETE', '/api/deleteImage/pdfs/louvers-for-walls-ceilings-and-quiet-facades.pdf']);
});

/** The lines of a text in the large preview, as the browser broke them. */
function linesOf(page: Page, text: string): Promise<string[]> {
  return page
    .getByRole('img', { name: /^Page 1 of/ })
    .getByText(text, { exact: true })
    .evaluate((element) => {
      const node = element.firstChild as Text;
      const lines = new Map<number, string>();
      for (const { index, 0: word } of node.data.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const top = Math.round(range.getBoundingClientRect().top);
        lines.set(top, `${lines.get(top) ?? ''} ${word}`.trim());
      }
      return [...lines.values()];
    });
}
