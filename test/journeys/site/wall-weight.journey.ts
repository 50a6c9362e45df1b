import { expect, type Page } from '@playwright/test';
import { news, openSee, test } from '../parts/surface-shop.ts';
import { expectAwake } from '../parts/wake-page.ts';

test.use({ loggedIn: false, viewport: { width: 390, height: 844 } });
// Finding a wall takes seconds of a busy processor.
test.describe.configure({ timeout: 120_000 });

/** The scripts that the page and its worker ask for from now on, by name, with their addresses. */
function listScripts(page: Page): Map<string, string> {
  const scripts = new Map<string, string>();
  page.on('request', (request) => {
    const name = /\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(request.url())?.[1];
    if (name) scripts.set(name, request.url());
  });
  return scripts;
}

/** As brotli has them; asked for again, since a worker's answers are not those of its page. */
async function bytesOf(page: Page, addresses: readonly string[]): Promise<number> {
  const headers = { 'Accept-Encoding': 'br' };
  const answers = await Promise.all(addresses.map((address) => page.request.get(address, { headers })));
  expect(answers.map((answer) => answer.headers()['content-encoding'])).toEqual(addresses.map(() => 'br'));
  return answers.reduce((sum, answer) => sum + Number(answer.headers()['content-length']), 0);
}

test('The tool of the wall is at most 30 kB of script, and is fetched by its own page alone', async ({
  page,
  shop,
}) => {
  const scripts = listScripts(page);
  await page.goto(`${shop.origin}/wallpapers/weave`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('link', { name: 'See it on your wall' })).toBeVisible();
  const ofPicture = new Set(scripts.keys());
  expect(ofPicture.size).toBeGreaterThan(1);
  expect([...ofPicture].filter((name) => /wall|see-page/.test(name))).toEqual([]);

  await openSee(page, shop.origin);
  await page.getByRole('button', { name: 'Room 1' }).click();
  await page.getByRole('button', { name: 'See it', exact: true }).click();
  await expect(news(page)).toHaveText(/^Sage weave on /, { timeout: 60_000 });
  const more = [...scripts].filter(([name]) => !ofPicture.has(name));
  expect(more.map(([name]) => name)).toEqual(expect.arrayContaining(['see-page', 'wall-tool', 'wall-worker']));
  const bytes = await bytesOf(
    page,
    more.map(([, address]) => address),
  );
  expect(bytes).toBeGreaterThan(15_000);
  expect(bytes).toBeLessThanOrEqual(30_000);
});

test('Each of the other surfaces is seen in the words of what it covers, and doors of a wall count on no floor', async ({
  page,
  shop,
  announce,
}) => {
  // On a busy machine a door is asked about before it has its height.
  announce(422, 0);
  await openSee(page, shop.origin);
  await page.getByLabel('Width', { exact: true }).fill('4 m');
  await page.getByLabel('Height', { exact: true }).fill('3 m');
  await page.getByRole('button', { name: 'Add a door or window' }).click();
  await page.getByLabel('Door or window 1, width').fill('2 m');
  await page.getByLabel('Door or window 1, height').fill('2 m');
  await expect(page.getByText('4 m²')).toBeVisible();
  const others = page.getByRole('group', { name: 'Other surfaces' });
  // Tab stops at the chosen one alone, and arrows go to the others.
  await others.getByRole('button', { name: 'Sage weave' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(others.getByRole('button').nth(1)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Width', { exact: true })).toBeFocused();
  await others.getByRole('button', { name: 'Rubber floor' }).click();
  await expect(page.getByRole('heading', { name: 'Your floor', exact: true })).toBeVisible();
  await expect(page.getByText('4 m²')).toBeHidden();
});

test('A page that came with sizes is typed into like any other, before the server has answered', async ({
  page,
  shop,
}) => {
  await page.route(/api\/measures/, () => new Promise<void>(() => {}));
  await page.goto(`${shop.origin}/see?p=wallpapers/weave&w=12+ft&h=10+ft&ow=3+ft&oh=7+ft`);
  await expectAwake(page);
  for (const [name, from, typed, then] of [
    ['Width', '12 ft', ' 6 in', '12 ft 6 in'],
    ['Door or window 1, width', '3 ft', ' 4 in', '3 ft 4 in'],
  ] as const) {
    const field = page.getByLabel(name, { exact: true });
    await expect(field).toHaveValue(from);
    await field.press('End');
    await page.keyboard.type(typed);
    await expect(field).toHaveValue(then);
  }
});
