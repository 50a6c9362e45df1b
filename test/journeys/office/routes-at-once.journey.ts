import { expect } from '@playwright/test';
import { paths } from '#contract/paths.ts';
import { test } from '../parts/shared-shop.ts';

test('What a journey holds back is held from the first key on, however busy the page is', async ({ page, shop }) => {
  test.slow();
  await page.goto(`${shop.origin}/receive`);
  const asked = `${shop.origin}${paths.readyz}`;
  await page.evaluate((address) => {
    document.title = '';
    const say = async () => {
      document.title = await (await fetch(address)).text();
    };
    document.addEventListener('keydown', say);
  }, asked);
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  for (let turn = 1; turn <= 8; turn++) {
    // Once only: then nothing of the page is routed, until the next turn.
    await page.route(asked, (route) => route.fulfill({ body: `held ${turn}` }), { times: 1 });
    await page.keyboard.press('Escape');
    await expect(page).toHaveTitle(`held ${turn}`);
  }
});
