import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { test } from '../parts/shared-shop.ts';

test.use({ loggedIn: false });

function menu(page: Page) {
  return page.locator('#menu-search');
}

test('By keyboard alone a mistake is typed, corrected, heard and followed', async ({ page, shop }) => {
  await page.goto(`${shop.origin}/about`);
  const button = page.getByRole('banner').locator('button[popovertarget="menu-search"]').first();
  await expect(button).toHaveText('Search Products');
  await button.press('Enter');
  const box = menu(page).getByRole('searchbox');
  await expect(box).toBeFocused();
  // Escape closes the menu and gives the focus back.
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(box).toBeFocused();
  await page.keyboard.type('blnds');
  await expect(menu(page).getByRole('status')).toContainText('Shown for ‘blinds’');
  await expectAccessible(page);
  // Past the button of the form to the first result, and back.
  for (const key of ['Tab', 'Tab']) await page.keyboard.press(key);
  await expect(menu(page).getByRole('listitem').getByRole('link').first()).toBeFocused();
  for (const key of ['Shift+Tab', 'Shift+Tab']) await page.keyboard.press(key);
  await expect(box).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${shop.origin}/search?q=blnds`);
  const main = page.getByRole('main');
  await expect(main.getByRole('status').first()).toContainText('Shown for ‘blinds’');

  // Arrows move between the pictures, Space selects.
  await page.goto(`${shop.origin}/search?q=hpl`);
  const [picture, next] = [main.getByRole('checkbox').nth(0), main.getByRole('checkbox').nth(1)];
  await picture.focus();
  // The script of the page comes with the first focus.
  await expect(async () => {
    await picture.focus();
    await page.keyboard.press('ArrowRight');
    await expect(next).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Space');
  await expect(next).toBeChecked();

  await page.goto(`${shop.origin}/search?q=roofing`);
  await expect(main.getByRole('status').first()).toHaveText('No matching items found');
  // The nearest names, each a link to its gallery.
  await expect(main.locator('a[href="/woodenfloorings"]')).toBeVisible();
  await expectAccessible(page);
});

// search-page.test.ts has the other answers of the page in these languages.
test('A mistake in Hindi or Odia is corrected while it is typed, and on the page of results', async ({
  page,
  shop,
}) => {
  for (const [language, mistake, corrected] of [
    ['/hi', 'कालन', '‘कालीन’'],
    ['/or', 'ଗାଲଚା', '‘ଗାଲିଚା’'],
  ] as const) {
    await page.goto(`${shop.origin}${language}/brochures`);
    await page.getByRole('banner').locator('button[popovertarget="menu-search"]').first().press('Enter');
    await expect(menu(page).getByRole('searchbox')).toBeFocused();
    await page.keyboard.type(mistake);
    await expect(menu(page).getByRole('status')).toContainText(corrected);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${shop.origin}${language}/search?q=${encodeURIComponent(mistake)}`);
    await expect(page.getByRole('main').getByRole('status').first()).toContainText(corrected);
  }
});

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of results corrects, narrows by colour and fits a phone, a tablet and a desk', async ({
    page,
    shop,
  }) => {
    await page.goto(`${shop.origin}/hi/search?q=${encodeURIComponent('कालन')}`);
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('main').getByRole('status').first()).toContainText('‘कालीन’');
      const wider = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
      expect([width, wider]).toEqual([width, 0]);
    }
    await page.getByRole('main').getByRole('searchbox').fill('roofing');
    await page.getByRole('main').getByRole('searchbox').press('Enter');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();

    const main = page.getByRole('main');
    await page.goto(`${shop.origin}/search?q=hpl`);
    // Other journeys may have added pictures to other galleries of HPL.
    const oak = main.getByRole('checkbox', { name: 'Oak panel' });
    const sage = main.getByRole('checkbox', { name: 'Sage panel' });
    await expect(oak).toBeVisible();
    await expect(sage).toBeVisible();
    await main.getByRole('link', { name: /^Green/ }).click();
    await expect(page).toHaveURL(/colour=green/);
    await expect(sage).toBeVisible();
    await expect(oak).toHaveCount(0);
  });
});
