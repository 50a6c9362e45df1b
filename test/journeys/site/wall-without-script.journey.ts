import { expect } from '@playwright/test';
import { test } from '../parts/surface-shop.ts';

test.use({ loggedIn: false, javaScriptEnabled: false });

test('Without script the form is answered by the server, in the language of the page', async ({ page, shop }) => {
  await page.goto(`${shop.origin}/hi/see?p=wallpapers/weave`);
  await page.getByLabel('चौड़ाई', { exact: true }).fill('12 ft');
  await page.getByLabel('ऊँचाई', { exact: true }).fill("10'");
  await page.getByRole('button', { name: 'हिसाब लगाएँ' }).click();
  await expect(page.getByText('3 रोल', { exact: true })).toBeVisible();
  await expect(
    page.getByRole('img', { name: '3.66 मी पर 0.53 मी की 7 पट्टियाँ; आख़िरी 0.478 मी पर कटती है' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'दरवाज़ा या खिड़की जोड़ें' }).click();
  await page.getByLabel('दरवाज़ा या खिड़की 1, चौड़ाई').fill('3 ft');
  await page.getByLabel('दरवाज़ा या खिड़की 1, ऊँचाई').fill('7 ft');
  await page.getByRole('button', { name: 'दरवाज़ा या खिड़की जोड़ें' }).click();
  await expect(page.getByText('घटाकर')).toContainText('के 2 वर्ग मी');
  await page.getByRole('button', { name: 'दरवाज़ा या खिड़की 1 हटाएँ' }).click();
  await expect(page.getByLabel('दरवाज़ा या खिड़की 1, चौड़ाई')).toBeHidden();
  await page.getByLabel('ऊँचाई', { exact: true }).fill('500 m');
  await page.getByRole('button', { name: 'हिसाब लगाएँ' }).click();
  await expect(page.getByText('दीवार 0.3 से 30 मी ऊँची होती है।')).toBeVisible();
});

test('Without script the sizes and how much they need are the whole page, beside each other where there is room', async ({
  page,
  shop,
}) => {
  const places = async () => {
    const [reckon, sum] = await Promise.all(
      [page.getByRole('button', { name: 'Calculate' }), page.getByText('You need about')].map((each) =>
        each.boundingBox(),
      ),
    );
    if (!reckon || !sum) throw new Error('The page has no form, or no sum.');
    return {
      left: reckon.x,
      height: reckon.height,
      isBeside: sum.x > reckon.x + reckon.width,
      isBelow: sum.y > reckon.y,
    };
  };
  await page.goto(`${shop.origin}/see?p=wallpapers/weave&w=12+ft&h=10+ft`);
  await expect(page.getByRole('region', { name: 'Your photo' })).toBeHidden();
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(await places()).toMatchObject({ left: title?.x, isBeside: true });
  expect((await places()).height).toBeLessThan(60);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await places()).toMatchObject({ isBeside: false, isBelow: true });
});
