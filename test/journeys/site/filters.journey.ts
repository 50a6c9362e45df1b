import { expect, type Page } from '@playwright/test';
import type { SavedMaterialAnswer } from '#contract/materials.ts';
import { inEnglish } from '#domain/text/names.ts';
import { buildMaterial } from '#test/build/build-material.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import type { Shop } from '../parts/open-shop.ts';
import { test } from '../parts/shared-shop.ts';
import { watchWaking } from '../parts/wake-page.ts';

test.use({ loggedIn: false });

const way = (name: string, colour: 'brown' | 'green', picture: string) => ({
  names: inEnglish(name),
  colours: [colour],
  pictures: [{ folder: 'hpl', name: `${picture}.jpg`, kind: 'room' as const }],
});
const finish = (text: string) => ({
  kind: 'finish' as const,
  label: inEnglish(''),
  number: null,
  unit: '' as const,
  text: inEnglish(text),
});
const materials = [
  buildMaterial({
    code: 'HP 301',
    names: inEnglish('Wood panel'),
    folder: 'hpl',
    colourways: [way('Oak', 'brown', 'oak-panel'), way('Teak', 'brown', 'teak-panel')],
    facts: [finish('matt')],
    where: inEnglish('Offices and kitchens.'),
  }),
  buildMaterial({
    code: 'HP 302',
    names: inEnglish('Plain panel'),
    folder: 'hpl',
    colourways: [way('Sage', 'green', 'sage-panel')],
    facts: [finish('gloss')],
    where: inEnglish('Bedrooms.'),
  }),
];

/** Other journeys share the shop: the materials go when this one ends. */
async function withMaterials(page: Page, shop: Shop, work: () => Promise<void>): Promise<void> {
  const headers = { Authorization: `Bearer ${shop.token}` };
  const addressOf = (code: string) => `${shop.origin}/api/materials/${encodeURIComponent(code)}`;
  const versions: string[] = [];
  for (const material of materials) {
    const saved = await page.request.post(addressOf(material.code), { headers, data: { onto: 0, material } });
    const { version } = (await saved.json()) as SavedMaterialAnswer;
    versions.push(`${addressOf(material.code)}?onto=${version}`);
  }
  try {
    await work();
  } finally {
    for (const address of versions) expect((await page.request.delete(address, { headers })).status()).toBe(200);
  }
}

async function expectUsable(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await expect(page.getByRole('checkbox', { name: /^Green/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  await expectAccessible(page);
}

const tiles = (page: Page) => page.getByRole('list', { name: 'Images of HPL' }).getByRole('listitem');

test('On phone, tablet and desk a gallery is narrowed in place by keyboard, the address follows, and Back leads back', async ({
  page,
  shop,
  announce,
}) => {
  announce('Missing ad tag');
  await withMaterials(page, shop, async () => {
    // The script changes nothing of what the server wrote but the button that the selection's bar replaces.
    expect(await (await watchWaking(page))(`${shop.origin}/hpl`)).toEqual(['DIV']);
    const all = await tiles(page).count();
    const status = page.getByRole('status').filter({ hasText: /images?/ });
    await expect(status).toHaveText(`${all} images`);
    await page.evaluate(() => Object.assign(window, { stays: true }));
    const fold = page.locator('summary').filter({ hasText: 'Filter' });
    await expect(fold).toBeHidden();

    const colours = page.getByRole('group', { name: 'Colour' });
    await colours.getByRole('checkbox', { name: 'Green 1' }).press('Space');
    await expect(tiles(page)).toHaveCount(1);
    await expect(page).toHaveURL(`${shop.origin}/hpl?colour=green`);
    await expect(status).toHaveText(`1 of ${all} images`);
    await expect(page.getByRole('checkbox', { name: 'matt 0' })).toBeDisabled();
    await expect(colours.getByRole('checkbox', { name: 'Green 1' })).toBeFocused();
    for (const width of [820, 1440]) await expectUsable(page, width);

    await colours.getByRole('checkbox', { name: 'Brown 2' }).press('Space');
    await expect(tiles(page)).toHaveCount(3);
    await expect(page).toHaveURL(`${shop.origin}/hpl?colour=brown&colour=green`);
    await expect(page.getByRole('link', { name: 'हिन्दी' }).first()).toHaveAttribute(
      'href',
      '/hi/hpl?colour=brown&colour=green',
    );
    await page.getByRole('checkbox', { name: /^Sage panel/ }).check();
    await page.goBack();
    await expect(tiles(page)).toHaveCount(1);
    await expect(colours.getByRole('checkbox', { name: /^Brown/ })).not.toBeChecked();
    await expect(colours.getByRole('checkbox', { name: /^Green/ })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: /^Sage panel/ })).toBeChecked();
    await page.getByRole('link', { name: 'Clear filters' }).press('Enter');
    await expect(tiles(page)).toHaveCount(all);
    await expect(page).toHaveURL(`${shop.origin}/hpl`);
    await expect(status).toBeFocused();
    // By their codes, and what is ticked then stays in that order.
    await page.getByRole('navigation', { name: 'Order' }).getByRole('link', { name: 'code' }).press('Enter');
    await expect(page).toHaveURL(`${shop.origin}/hpl?order=code`);
    for (const [nth, name] of ['Teak panel', 'Oak panel', 'Sage panel'].entries())
      await expect(tiles(page).nth(nth)).toContainText(name);
    await expect(page.getByRole('link', { name: 'code' })).toHaveAttribute('aria-current', 'true');
    // On a phone they are folded, and stay open while they narrow.
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(page.getByRole('checkbox', { name: /^Brown/ })).toBeHidden();
    await fold.press('Enter');
    const green = colours.getByRole('checkbox', { name: 'Green 1' });
    await green.press('Space');
    await expect(page).toHaveURL(`${shop.origin}/hpl?colour=green&order=code`);
    await expect(tiles(page)).toHaveCount(1);
    await expect(green).toBeFocused();
    await expectUsable(page, 390);
    await page.goBack();
    await expect(tiles(page)).toHaveCount(all);
    // It was one page all the time.
    expect(await page.evaluate(() => 'stays' in window)).toBe(true);
    await page.getByRole('button', { name: 'Show', exact: true }).press('Enter');
    await expect(colours).toBeHidden();
    // What a link brings is narrowed from the start.
    await page.goto(`${shop.origin}/hpl?place=bedroom`);
    await expect(tiles(page)).toHaveCount(1);
    await expect(fold).toHaveText('Filter 1 chosen');
  });
});

/** Answers what is narrowed with more pictures than there are: as many as the address asks for, of 70. */
async function withManyPictures(page: Page): Promise<void> {
  await page.route(/\/hpl\?/, async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace(
      /(<script type="application\/json" id="site-data">)(.*?)(<\/script>)/s,
      (_, start, data, end) => {
        const all = JSON.parse(data);
        const [photo] = all.site.catalogue.folders.hpl;
        const shown = route.request().url().includes('pictures=') ? 70 : 60;
        all.site.catalogue.folders.hpl = Array.from({ length: shown }, (_, nth) => ({ ...photo, name: `${nth}.jpg` }));
        all.site.catalogue.filters.found = 70;
        return start + JSON.stringify(all) + end;
      },
    );
    await route.fulfill({ response: answer, body: html });
  });
}

test('Without network a narrowed gallery stays and says so; what is shown more is counted, and the focus goes on there', async ({
  page,
  shop,
  announce,
}) => {
  announce('Missing ad tag', 0, 'Failed to load resource');
  await withMaterials(page, shop, async () => {
    await (await watchWaking(page))(`${shop.origin}/hpl`);
    await page.evaluate(() => Object.assign(window, { stays: true }));
    const all = await tiles(page).count();
    await page.route(/\/hpl\?/, (route) => route.abort());
    const green = page.getByRole('checkbox', { name: /^Green/ });
    await green.press('Space');
    const status = page.getByRole('status').filter({ hasText: 'Cannot reach the server.' });
    await expect(status).toHaveText(`${all} imagesCannot reach the server. Nothing was lost: try again.`);
    await expect(green).not.toBeChecked();
    await expect(green).toBeFocused();
    await expect(tiles(page)).toHaveCount(all);
    await expect(page).toHaveURL(`${shop.origin}/hpl`);

    await page.unroute(/\/hpl\?/);
    await withManyPictures(page);
    await green.press('Space');
    await expect(tiles(page)).toHaveCount(60);
    await expect(status).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Select these 60' })).toBeVisible();
    const more = page.getByRole('link', { name: 'Show 10 more' });
    const tab = page.context().waitForEvent('page');
    await more.click({ modifiers: ['ControlOrMeta'] });
    await (await tab).close();
    await expect(tiles(page)).toHaveCount(60);
    await more.press('Enter');
    await expect(tiles(page)).toHaveCount(70);
    await expect(tiles(page).nth(60).getByRole('checkbox')).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: '70 of 70 images' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Select all' })).toBeVisible();
    expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  });
});

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });
  test('a gallery is narrowed by its form, and an address that is not known shows everything and says so', async ({
    page,
    shop,
  }) => {
    await withMaterials(page, shop, async () => {
      await page.goto(`${shop.origin}/hpl`);
      const all = await tiles(page).count();
      await page.getByRole('checkbox', { name: 'matt 2' }).check();
      await page.getByRole('checkbox', { name: 'Office 2' }).check();
      await page.getByRole('button', { name: 'Show', exact: true }).click();
      await expect(page).toHaveURL(`${shop.origin}/hpl?place=office&finish=matt`);
      await expect(tiles(page)).toHaveCount(2);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await page.getByRole('link', { name: 'Clear filters' }).click();
      await expect(tiles(page)).toHaveCount(all);
      await page.goto(`${shop.origin}/hpl?finish=matt&colour=green`);
      await expect(page.getByText('No image fits all of these.')).toBeVisible();
      const many = Array.from({ length: 1000 }, (_, nth) => `look=${(nth % 36).toString(36)}`).join('&');
      await page.goto(`${shop.origin}/hpl?${many}`);
      await expect(tiles(page)).toHaveCount(all);
      await expect(page.getByText('There is no such filter here: all images are shown.')).toBeVisible();
    });
  });
});
