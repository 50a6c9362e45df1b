import { expect, type Page } from '@playwright/test';
import type { SavedMaterialAnswer } from '#contract/materials.ts';
import { buildMaterial } from '#test/build/build-material.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import type { Shop } from '../parts/open-shop.ts';
import { test } from '../parts/shared-shop.ts';

test.use({ loggedIn: false });

const named = (en: string) => ({ en, hi: '', or: '' });
const picture = (name: string, kind: 'swatch' | 'room' | 'close') => ({ folder: 'hpl', name: `${name}.jpg`, kind });

const panel = buildMaterial({
  code: 'HP 204',
  names: named('Wood panel'),
  folder: 'hpl',
  colourways: [
    {
      names: named('Oak'),
      colours: ['brown'],
      pictures: [picture('oak-panel', 'swatch'), picture('teak-panel', 'room')],
    },
    { names: named('Sage'), colours: ['green'], pictures: [picture('sage-panel', 'close')] },
  ],
});

/** Other journeys share the shop: the material goes when this one ends. */
async function withMaterial(page: Page, shop: Shop, work: () => Promise<void>): Promise<void> {
  const address = `${shop.origin}/api/materials/HP%20204`;
  const headers = { Authorization: `Bearer ${shop.token}` };
  const saved = await page.request.post(address, { headers, data: { onto: 0, material: panel } });
  const { version } = (await saved.json()) as SavedMaterialAnswer;
  try {
    await work();
  } finally {
    expect((await page.request.delete(`${address}?onto=${version}`, { headers })).status()).toBe(200);
  }
}

for (const width of [390, 1440])
  test(`At ${width} pixels a material shows its views and colourways, also on the whole screen, and the enquiry names its code`, async ({
    page,
    shop,
    announce,
  }) => {
    announce('Missing ad tag');
    await withMaterial(page, shop, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${shop.origin}/hpl/teak-panel`);
      await page.getByRole('link', { name: 'Part of Wood panel, HP 204' }).click();
      await expect(page).toHaveURL(`${shop.origin}/hpl/hp-204`);
      await expect(page.getByRole('heading', { name: 'Wood panel', level: 1 })).toBeVisible();
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${shop.origin}/hpl/hp-204`);
      // The room comes first.
      await expect(page.getByRole('img', { name: 'Teak panel' })).toBeVisible();
      for (const at of [820, width]) {
        await page.setViewportSize({ width: at, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(at);
      }

      await page.getByRole('button', { name: 'Whole screen' }).press('Enter');
      const screen = page.getByRole('dialog', { name: 'Wood panel, HP 204, in Oak' });
      await expect(screen.getByRole('status')).toHaveText('2 / 2');
      // An arrow keeps the focus at the last view, too; a finger is followed.
      const previous = screen.getByRole('button', { name: 'Previous' });
      await previous.press('Enter');
      await expect(screen.getByRole('status')).toHaveText('1 / 2');
      await expect(previous).toBeFocused();
      await expect(previous).toHaveAttribute('aria-disabled', 'true');
      await expect(screen.getByRole('img', { name: 'Oak panel' })).toBeInViewport({ ratio: 0.9 });
      await screen.getByRole('list').evaluate((strip) => strip.scrollTo({ left: strip.clientWidth }));
      await expect(screen.getByRole('status')).toHaveText('2 / 2');
      await page.keyboard.press('ArrowLeft');
      await expect(screen.getByRole('status')).toHaveText('1 / 2');
      await expect(screen.getByRole('img', { name: 'Oak panel' })).toBeInViewport();
      await expectAccessible(page);
      // Two taps bring the place near, two more the whole picture back.
      const oak = screen.getByRole('img', { name: 'Oak panel' });
      await oak.dblclick({ position: { x: 20, y: 20 } });
      await expect.poll(async () => (await oak.boundingBox())?.width).toBeGreaterThan(2 * width);
      const corner = await oak.boundingBox();
      expect(corner?.x).toBeGreaterThan(-width / 4);
      await screen.getByRole('list').dblclick();
      await expect.poll(async () => (await oak.boundingBox())?.width).toBeLessThanOrEqual(width);
      // The keys do the same; two taps on the next view, which is still scrolling in, magnify that one.
      await page.keyboard.press('+');
      await expect.poll(async () => (await oak.boundingBox())?.width).toBeGreaterThan(2 * width);
      const middle = (await oak.boundingBox())?.x ?? 0;
      await page.keyboard.press('ArrowRight');
      await expect.poll(async () => (await oak.boundingBox())?.x).toBeLessThan(middle - width / 4);
      await screen.getByRole('listitem').nth(1).dispatchEvent('dblclick');
      const room = screen.getByRole('img', { name: 'Teak panel' });
      await expect.poll(async () => (await room.boundingBox())?.width).toBeGreaterThan(2 * width);
      await page.keyboard.press('-');
      await expect.poll(async () => (await room.boundingBox())?.width).toBeLessThanOrEqual(width);
      await page.keyboard.press('Escape');
      await expect(screen).toBeHidden();
      await expect(page.getByRole('list', { name: 'Views' }).locator('[aria-current]')).toHaveText(/Swatch/);

      await page.getByRole('link', { name: 'Sage', exact: true }).press('Enter');
      await expect(page.getByRole('img', { name: 'Sage panel' })).toBeVisible();
      await expect(page.getByText('HP 204, in Sage').first()).toBeVisible();
      await expectAccessible(page);
      const ask = page.getByRole('link', { name: 'Ask about HP 204' });
      const form = page.getByRole('region', { name: 'Ask about HP 204' });
      // On a phone at the foot of the window too, while the one on the page is out of sight.
      await ask.first().evaluate((link) => link.scrollIntoView({ block: 'center' }));
      await expect(ask).toHaveCount(1);
      await form.evaluate((place) => place.scrollIntoView({ block: 'start' }));
      await expect(ask).toHaveCount(width === 390 ? 2 : 1);
      await ask.last().press('Enter');
      await expect(form.getByLabel('Description')).toHaveValue('I am interested in: Wood panel, HP 204, in Sage');
      await form.getByLabel('Contact Number').fill('9876543210');
      const sent = page.waitForRequest((request) => request.url().endsWith('/api/callback'));
      await form.getByRole('button', { name: 'Submit' }).press('Enter');
      expect((await sent).postDataJSON()).toMatchObject({ pictures: ['hpl/sage-panel'] });
      await expect(form.getByRole('alert')).toContainText('Thank you');
      const headers = { Authorization: `Bearer ${shop.token}` };
      const kept = await page.request.get(`${shop.origin}/api/callbacks?size=1`, { headers });
      expect(await kept.text()).toContain('"title":"Sage panel, HP 204 Sage"');
    });
  });

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('a finger swipes to the other view on the whole screen, and two fingers magnify it', async ({
    page,
    shop,
    announce,
  }) => {
    announce('Missing ad tag');
    await withMaterial(page, shop, async () => {
      await page.goto(`${shop.origin}/hpl/hp-204`);
      await page.getByRole('button', { name: 'Whole screen' }).tap();
      const screen = page.getByRole('dialog', { name: 'Wood panel, HP 204, in Oak' });
      const status = screen.getByRole('status');
      const fingers = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
        fingers.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((x, id) => ({ x, y: 400, id })) });
      const swipe = async (by: number) => {
        await touch('touchStart', 195 - by / 2);
        for (let part = 1; part <= 10; part++) await touch('touchMove', 195 - by / 2 + (by * part) / 10);
        await touch('touchEnd');
      };
      await expect(status).toHaveText('2 / 2');
      await swipe(250);
      await expect(status).toHaveText('1 / 2');
      await swipe(-250);
      await expect(status).toHaveText('2 / 2');
      const scale = () => page.evaluate(() => visualViewport?.scale ?? 0);
      expect(await scale()).toBe(1);
      await touch('touchStart', 175, 215);
      for (let part = 1; part <= 10; part++) await touch('touchMove', 175 - part * 8, 215 + part * 8);
      await touch('touchEnd');
      await expect.poll(scale).toBeGreaterThan(1.5);
    });
  });
});

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });
  test('each view and colourway leads to its picture, and the form names the code', async ({ page, shop }) => {
    await withMaterial(page, shop, async () => {
      await page.goto(`${shop.origin}/hpl/hp-204`);
      await expect(page.getByLabel('Description')).toHaveValue('I am interested in: Wood panel, HP 204, in Oak');
      await page.getByRole('link', { name: 'Sage', exact: true }).click();
      await expect(page).toHaveURL(`${shop.origin}/hpl/sage-panel`);
    });
  });
});
