import { expect } from '@playwright/test';
import { button, caption, captions, isComplete, openHome, stage, test, uploadSlide } from '../parts/home-carousel.ts';

test.use({ loggedIn: false });

/** The next two slides have a picture too, and lose it afterwards: the other journeys of this shop wait for none. */
const withPictures = test.extend<{ pictures: undefined }>({
  pictures: [
    async ({ shop }, use) => {
      const headers = { Authorization: `Bearer ${shop.token}` };
      const folders = ['woodenfloorings', 'claddings'];
      for (const folder of folders) await uploadSlide(shop, folder);
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
      // The others are asked for once the first is there.
      if (asked.size > 1) await promise;
      await route.continue();
    });
    await openHome(page, shop);
    await expect.poll(() => asked.size).toBe(2);
    await page.clock.runFor(5000);
    await expect(caption(page)).toHaveText('3D Wallpapers');
    expect(asked.size).toBe(2);
    resolve();
    await expect.poll(() => isComplete(page, 1)).toBe(true);
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
