import { expect } from '@playwright/test';
import { buildPicture } from '#test/build/build-picture.ts';
import { test } from '../parts/bare-shop.ts';
import { button, caption, captions, openHome, stage } from '../parts/home-carousel.ts';

test.use({ loggedIn: false });

/** Two slides have a picture, and lose it afterwards: the other journeys of this shop wait for none. */
const withPictures = test.extend<{ pictures: undefined }>({
  pictures: [
    async ({ shop }, use) => {
      const headers = { Authorization: `Bearer ${shop.token}` };
      const folders = ['woodenfloorings', 'claddings'];
      for (const folder of folders) {
        const body = new FormData();
        body.append('file', new Blob([await buildPicture()], { type: 'image/jpeg' }), 'sample.jpg');
        const path = `/api/uploadfiles/${folder}/sample.jpg`;
        expect((await fetch(`${shop.origin}${path}`, { method: 'POST', headers, body })).status).toBe(201);
      }
      await use(undefined);
      for (const folder of folders) {
        const path = `/api/deleteImage/${folder}/sample.jpg`;
        expect((await fetch(`${shop.origin}${path}`, { method: 'DELETE', headers })).ok).toBe(true);
      }
    },
    { auto: true },
  ],
});

test('Under Save-Data it stands still, and fetches no second picture, until Play is pressed', async ({
  page,
  shop,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await openHome(page, shop);
  await page.clock.runFor(5000);
  await expect(caption(page)).toHaveText('3D Wallpapers');
  await expect(stage(page).locator('[data-state=next]')).toHaveCount(0);
  await button(page, 'Play').click();
  await expect(stage(page).locator('[data-state=next]')).toHaveCount(1);
  await page.clock.runFor(1000);
  await expect(caption(page)).toHaveText('Wooden Floorings');
});

withPictures(
  'It waits for a picture that is on its way, and the pictures after the next are not fetched',
  async ({ page, shop }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    // By picture: a card may ask for the same one in another size.
    const asked = new Set<string>();
    await page.route(/\/media\//, async (route) => {
      asked.add(/\/media\/(\w+)/.exec(route.request().url())?.[1] ?? '');
      await promise;
      await route.continue();
    });
    await openHome(page, shop);
    await expect.poll(() => asked.size).toBe(1);
    await page.clock.runFor(5000);
    await expect(caption(page)).toHaveText('3D Wallpapers');
    expect(asked.size).toBe(1);
    resolve();
    await expect
      .poll(() =>
        stage(page)
          .locator('picture img')
          .first()
          .evaluate((image: HTMLImageElement) => image.complete),
      )
      .toBe(true);
    await page.clock.runFor(1000);
    await expect(caption(page)).toHaveText('Wooden Floorings');
  },
);

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all 14 pictures lie side by side under their captions, and nothing stands there that would not answer', async ({
    page,
    shop,
  }) => {
    await page.goto(shop.origin);
    await expect(stage(page).locator('li > p')).toHaveText(captions);
    await expect(stage(page).locator('li').last()).toHaveCSS('display', 'block');
    await expect(button(page, 'Pause')).toBeHidden();
    await expect(page.getByRole('button', { name: /^Show map/ })).toHaveCount(0);
  });
});
