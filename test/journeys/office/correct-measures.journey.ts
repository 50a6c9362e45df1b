import { expect, type Page } from '@playwright/test';
import { inEnglish } from '#domain/text/names.ts';
import { buildMaterial } from '#test/build/build-material.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { test } from '../parts/surface-shop.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Measures of line 1' });
const quantity = (page: Page) => page.getByLabel('Line 1 Quantity');
const description = (page: Page) => page.getByLabel('Line 1 Description');

/** A visitor asks for 12 by 9 feet of the paper, with a door; staff write the pro-forma. */
async function writeProForma(page: Page, { origin, token }: { origin: string; token: string }, name: string) {
  const headers = { Authorization: `Bearer ${token}` };
  const [{ hash }] = await (
    await page.request.get(`${origin}/api/filenames/wallpapers?names=weave.jpg`, { headers })
  ).json();
  const wall = { widthMm: 3658, heightMm: 2743, openings: [{ widthMm: 914, heightMm: 2134 }] };
  await page.request.post(`${origin}/api/callback`, {
    data: {
      ...{ user_name: name, contact_number: '98100 12345', message: 'How much?' },
      ...{ pictures: [hash], measures: [{ picture: hash, ...wall }] },
    },
  });
  await page.goto(`${origin}/callbacks`);
  await page.getByRole('button', { name: `Write pro-forma: ${name}` }).click();
  await expect(quantity(page)).toHaveValue('3');
  await expect(page.getByRole('button', { name: 'Measures of line 1' })).toBeVisible();
}

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the measures of an enquiry are corrected, and the row and its description follow', async ({ page, shop }) => {
    await writeProForma(page, shop, 'Asha Phone');
    await expect(description(page)).toHaveValue(/^Sage weave\. 3\.66 × 2\.74 m: Area: 10 m², less 2 m² .*Rolls: 3$/);
    await page.getByRole('button', { name: 'Measures of line 1' }).tap();
    await expect(dialog(page).getByText('Measured by the visitor: 3.66 × 2.74 m, with doors and')).toBeVisible();
    const width = dialog(page).getByLabel('Width', { exact: true });
    await expect(width).toHaveValue('12 ft');
    await expect(dialog(page).getByLabel('Door or window 1, height')).toHaveValue('7 ft');
    await expectAccessible(page);
    await width.fill('53 m');
    await dialog(page).getByRole('button', { name: 'OK' }).tap();
    await expect(width).toBeFocused();
    await expect(width).toHaveAccessibleDescription('A wall is 0.3 to 30 m wide. 53 m looks like 5.3 m.');
    await width.fill('6 m');
    await expect(dialog(page).getByText('4 rolls', { exact: true })).toBeVisible();
    await width.fill('6.5 m');
    await expect(dialog(page).getByText('5 rolls', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await dialog(page).getByRole('button', { name: 'OK' }).tap();
    await expect(dialog(page)).toBeHidden();
    await expect(quantity(page)).toBeFocused();
    await expect(quantity(page)).toHaveValue('5');
    await expect(description(page)).toHaveValue(/^Sage weave\. 6\.5 × 2\.74 m: Area: [^×]*Rolls: 5$/);

    // The draft keeps both: what staff corrected, and what the visitor said.
    await page.reload();
    await page.getByRole('button', { name: 'Measures of line 1' }).tap();
    await expect(width).toHaveValue('6.5 m');
    await expect(dialog(page).getByText('Measured by the visitor: 3.66 × 2.74 m, with doors and')).toBeVisible();
  });
});

test.describe('At a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('keys alone correct them; a quantity that somebody typed stays, on a line that has moved too', async ({
    page,
    shop,
  }) => {
    await writeProForma(page, shop, 'Asha Desk');
    await quantity(page).focus();
    await page.keyboard.press('m');
    const width = dialog(page).getByLabel('Width', { exact: true });
    await expect(width).toBeFocused();
    await expect(dialog(page).getByText('3 rolls', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(quantity(page)).toBeFocused();
    await expect(quantity(page)).toHaveValue('3');
    await page.keyboard.press('m');
    await page.keyboard.type('6.5 m');
    await expect(dialog(page).getByText('5 rolls', { exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(quantity(page)).toBeFocused();
    await expect(quantity(page)).toHaveValue('5');

    await quantity(page).fill('7');
    await page.keyboard.press('m');
    await expect(dialog(page).getByText('The quantity 7 was typed in the row, so it stays.')).toBeVisible();
    await page.keyboard.type('12 ft');
    await page.keyboard.press('Enter');
    await expect(quantity(page)).toHaveValue('7');
    await expect(description(page)).toHaveValue(/^Sage weave\. 3\.66 × .*Rolls: 3$/);

    // A line that moves takes its measures along.
    await quantity(page).fill('');
    await page.keyboard.press('Control+Shift+ArrowDown');
    await page.getByLabel('Line 2 Quantity').press('m');
    await expect(page.getByRole('dialog', { name: 'Measures of line 2' })).not.toContainText('was typed');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Line 2 Quantity')).toHaveValue('3');
  });

  test('strips are cut to the repeat of the material that staff choose for the line', async ({ page, shop }) => {
    const repeat = { kind: 'repeat', label: inEnglish(''), number: 2, unit: 'm', text: inEnglish('') } as const;
    const saved = await page.request.post(`${shop.origin}/api/materials/${encodeURIComponent('WP 2000')}`, {
      headers: { Authorization: `Bearer ${shop.token}` },
      data: { onto: 0, material: buildMaterial({ code: 'WP 2000', facts: [repeat] }) },
    });
    expect(saved.status()).toBe(200);
    await writeProForma(page, shop, 'Asha Repeat');
    await page.getByLabel('Line 1 Product', { exact: true }).fill('wp2000');
    await expect(page.getByRole('option', { name: /^WP 2000/ })).toHaveAttribute('data-highlighted', '');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Measures of line 1' }).click();
    // Two strips of 4 m from a roll, where three of 2.84 m came from one before.
    await expect(dialog(page).getByText(/Each cut: 4 m: .* whole repeats of 2 m/)).toBeVisible();
    await expect(dialog(page).getByText('4 rolls', { exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(quantity(page)).toHaveValue('4');
  });
});
