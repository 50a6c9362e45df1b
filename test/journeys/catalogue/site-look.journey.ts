import { expect, type Page } from '@playwright/test';
import { dockOf, isWide } from '../parts/catalogue-screen.ts';
import { expectFits, onEachScreen } from '../parts/expect-fits.ts';
import { openAsStaff } from '../parts/open-as-staff.ts';
import { test } from '../parts/own-shop.ts';

test('On phone, tablet and desk the owner chooses a colour and letters by keyboard, what cannot be read is refused with a nearer one, and visitors see both', async ({
  page,
  shop,
  browser,
  announce,
}) => {
  announce(422);
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(`${shop.origin}/operations`);
  const images = page.getByRole('navigation', { name: 'Images' });
  await images.getByRole('link', { name: /^Look of the site/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Look of the site');
  const colour = page.getByLabel('Colour', { exact: true });
  await expect(colour).toHaveValue('#0f4c4a');
  await expectFits(page, colour);

  await colour.fill('FF9900');
  await expect(colour).toHaveValue('#ff9900');
  await expect(colour).toHaveAccessibleDescription('2.1 : 1 on the page’s ground; 4.5 is needed.');
  await page.keyboard.press('Control+Enter');
  await expect(dockOf(page).state).toContainText('1 thing to put right: 2.1 : 1 on the page’s ground');
  await expect(page.locator('[id="look.accent"]')).toBeFocused();
  await onEachScreen(page, async () => {
    expect(await isWide(page)).toBe(false);
    await expect(page.getByRole('button', { name: 'Maroon' })).toBeVisible();
  });
  await page.getByRole('button', { name: 'Take #965a00, the nearest that can be read' }).press('Enter');
  await expect(page.getByLabel('Colour', { exact: true })).toHaveValue('#965a00');
  await page.getByRole('button', { name: 'Maroon' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Maroon' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Light pages' })).toContainText('Dark screens');
  await page.getByRole('radio', { name: /^Anek throughout/ }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Noto Serif headings/ })).toBeChecked();
  const desk = page.getByRole('complementary', { name: 'As visitors see it' });
  await expect(desk.getByText('Talk to us', { exact: true })).toHaveCSS('background-color', maroon);
  await expectFits(page, dockOf(page).state);
  await page.keyboard.press('Control+Enter');
  await dockOf(page).saved();

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.setViewportSize({ width: 390, height: 900 });
  for (const address of ['/', '/hpl', '/selection', '/or/contact', '/d/nothing']) {
    await plain.goto(shop.origin + address);
    const [accent, letters] = await lookOf(plain);
    expect([address, accent]).toEqual([address, '#7a1f2b']);
    expect(letters).toContain('Noto Serif heads');
  }
  await plain.context().close();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.reload();
    await expect(page.getByLabel('Colour', { exact: true })).toHaveValue('#7a1f2b');
    await expectFits(page);
  }

  const staff = await openAsStaff(browser, shop);
  await staff.goto(`${shop.origin}/sitelook`);
  await expect(staff.getByLabel('Colour', { exact: true })).toBeDisabled();
  await expect(staff.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await staff.context().close();
});

const maroon = 'rgb(122, 31, 43)';

/** The accent that the page has on white, and the fonts of its headings. */
async function lookOf(page: Page): Promise<string[]> {
  const styles = await page.locator('link[rel="stylesheet"][href^="/look/"]').getAttribute('href');
  const letters = await page
    .locator('h1')
    .first()
    .evaluate((title) => getComputedStyle(title).fontFamily);
  return [`#${styles?.slice(6, 12)}`, letters];
}
