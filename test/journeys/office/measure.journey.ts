import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { test } from '../parts/surface-shop.ts';

const hall = (page: Page) => page.getByRole('region', { name: 'Hall' });

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('rooms and walls are measured, kept over a reload, summed by product, and become a pro-forma in one step', async ({
    page,
    shop,
  }) => {
    await page.goto(`${shop.origin}/operations`);
    await page.getByRole('link', { name: /^Measure on site/ }).tap();
    await expect(page).toHaveURL(/\/measure$/);
    await page.getByLabel('Job', { exact: true }).fill('Sample Villa, Sector 9');
    await page.getByLabel('Room', { exact: true }).fill('Hall');
    await hall(page).getByLabel('Product').selectOption('Wallpaper');
    await hall(page).getByLabel('Width', { exact: true }).fill('53 m');
    await hall(page).getByLabel('Height', { exact: true }).fill('10 ft');
    await expect(hall(page).getByText('53 m looks like 5.3 m.')).toBeVisible();
    await hall(page).getByLabel('Width', { exact: true }).fill('12 ft');
    await expect(hall(page).getByText('3.66 × 3.05 m, 11.1 m²')).toBeVisible();
    await expect(page.getByText('3 rolls', { exact: true })).toBeVisible();
    await hall(page).getByRole('button', { name: 'Add wall to Hall' }).tap();
    // The product is that of the wall before, and the finger can go on.
    await expect(hall(page).getByLabel('Width', { exact: true }).last()).toBeFocused();
    await hall(page).getByLabel('Width', { exact: true }).last().fill('4 m');
    await hall(page).getByLabel('Height', { exact: true }).last().fill('2.7 m');
    await hall(page).getByRole('button', { name: 'Add door or window to Wall 2' }).tap();
    await expect(hall(page).getByLabel('Door or window 1, width')).toBeFocused();
    await hall(page).getByLabel('Door or window 1, width').fill('3 ft');
    await hall(page).getByLabel('Door or window 1, height').fill('7 ft');
    await page.getByRole('button', { name: 'Add room' }).tap();
    const other = page.getByRole('region', { name: 'Room 2' });
    await expect(other.getByLabel('Room', { exact: true })).toBeFocused();
    await other.getByLabel('Product').selectOption('Blinds');
    await other.getByLabel('Width', { exact: true }).fill('1.2 m');
    await other.getByLabel('Height', { exact: true }).fill('1.5 m');
    const rolls = await page.getByText(/^\d+ rolls$/).textContent();

    // What one press removes comes back by another, with its sizes.
    const second = hall(page).getByRole('group', { name: 'Wall 2', exact: true });
    await second.getByRole('button', { name: 'Remove Wall 2' }).tap();
    await expect(second).toBeHidden();
    await expect(hall(page).getByRole('status').filter({ hasText: 'Removed Wall 2' })).toBeFocused();
    await expectAccessible(page);
    await hall(page).getByRole('button', { name: 'Undo' }).tap();
    await expect(second.getByLabel('Width', { exact: true })).toBeFocused();
    await expect(second.getByLabel('Door or window 1, width')).toHaveValue('3 ft');
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

    await page.reload();
    await expect(page.getByLabel('Job', { exact: true })).toHaveValue('Sample Villa, Sector 9');
    await expect(hall(page).getByLabel('Door or window 1, width')).toHaveValue('3 ft');
    await expect(page.getByText(rolls ?? '', { exact: true })).toBeVisible();
    const read = (response: { json(): Promise<unknown> }) => response.json() as Promise<{ sum: string }>;
    const openings = [{ widthMm: 914, heightMm: 2134 }];
    const walls = [
      { widthMm: 3658, heightMm: 3048 },
      { widthMm: 4000, heightMm: 2700, openings },
    ];
    const asked = await page.request.post(`${shop.origin}/api/measures`, { data: { product: 'Wallpaper', walls } });
    expect((await read(asked)).sum).toBe(rolls);

    // A wall that cannot be reckoned is not left out silently.
    await page.getByRole('button', { name: 'Add room' }).tap();
    const porch = page.getByRole('region', { name: 'Room 3' });
    await porch.getByLabel('Product').selectOption('');
    await porch.getByLabel('Width', { exact: true }).fill('2 m');
    await porch.getByLabel('Height', { exact: true }).fill('9');
    await page.getByRole('button', { name: 'Write pro-forma' }).tap();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('1 wall without a product is left out.');
    await question.getByRole('button', { name: 'Cancel' }).tap();
    await expect(page.getByRole('cell', { name: '9', exact: true, includeHidden: true })).toHaveCount(1);
    await page.getByRole('button', { name: 'Write pro-forma' }).tap();
    await question.getByRole('button', { name: 'Write it without' }).tap();
    await expect(page).toHaveURL(/\/performainvoice$/);
    await expect
      .poll(() => draftOf(page))
      .toMatchObject([
        {
          product: 'Wallpaper',
          quantity: rolls?.split(' ')[0],
          unit: 'roll',
          description: expect.stringMatching(/^Hall: /),
        },
        { product: 'Blinds', quantity: '20', unit: 'sqft', description: expect.stringMatching(/^Room 2: /) },
      ]);
  });
});

/** The rows that the form keeps on this device. */
function draftOf(page: Page): Promise<unknown[]> {
  return page.evaluate(() => {
    const texts = Object.entries(localStorage).flatMap(([name, text]) => (/draft/.test(name) ? [String(text)] : []));
    const drafts = texts.flatMap(
      (text) => (JSON.parse(text) as { draft?: { kind: string; lines: { product: string }[] } }).draft ?? [],
    );
    return drafts.find(({ kind }) => kind === 'pro')?.lines.filter(({ product }) => product !== '') ?? [];
  });
}

test.describe('At a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('keys alone measure a wall and begin another job; the sheet of the measures is one page', async ({
    page,
    shop,
  }) => {
    await page.goto(`${shop.origin}/measure`);
    await page.getByLabel('Job', { exact: true }).focus();
    await page.keyboard.type('Desk job');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Study');
    for (const typed of ['North', null, '3.2 m', '9 ft']) {
      await page.keyboard.press('Tab');
      if (typed === null) await page.keyboard.type('Wallpaper');
      else {
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.type(typed);
      }
    }
    await expect(page.getByText('3 rolls', { exact: true })).toBeVisible();
    await expectAccessible(page);

    await page.emulateMedia({ media: 'print' });
    const sheet = page.locator('section', { has: page.locator('table') });
    await expect(sheet).toBeVisible();
    await expect(sheet.getByText('3.2 m (10 ft 6 in)')).toBeVisible();
    await expect(
      sheet.getByText('Study North: 7 strips of 0.53 m across 3.2 m; the last is cut to 0.02 m'),
    ).toBeVisible();
    await expect(sheet.locator('svg')).toBeVisible();
    await expect(page.locator('#job')).toBeHidden();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBe(1);
    // A4 in points.
    expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59[45][\d.]* 84[12]/);
    await page.emulateMedia({ media: 'screen' });

    // A logout deletes them: not without a question.
    const asked = page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.dismiss();
      return dialog.message();
    });
    await page.getByRole('button', { name: 'Logout' }).press('Enter');
    expect(await asked).toContain('The measures on this device are deleted.');
    await expect(page).toHaveURL(/\/measure$/);

    await page.getByRole('button', { name: 'Begin another job' }).press('Enter');
    await page.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Begin another job' })).toBeFocused();
    await expect(page.getByLabel('Job', { exact: true })).toHaveValue('Desk job');
    await page.getByRole('button', { name: 'Begin another job' }).press('Enter');
    await page.getByRole('button', { name: 'Delete them' }).press('Enter');
    await expect(page.getByLabel('Job', { exact: true })).toHaveValue('');
    await expect(page.getByLabel('Job', { exact: true })).toBeFocused();
    await page.reload();
    await expect(page.getByLabel('Job', { exact: true })).toHaveValue('');

    // As many doors and windows as are reckoned.
    const add = page.getByRole('button', { name: 'Add door or window to Wall 1' });
    for (let nth = 1; nth <= 20; nth++) {
      await add.press('Enter');
      await expect(page.getByLabel(`Door or window ${nth}, width`)).toBeFocused();
    }
    await expect(add).toBeHidden();
    await expect(page.getByText('At most 20 doors and windows')).toBeVisible();
  });
});
