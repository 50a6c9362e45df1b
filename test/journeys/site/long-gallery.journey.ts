import { expect, type Locator } from '@playwright/test';
import { test } from '../parts/shared-shop.ts';
import { expectAwake } from '../parts/wake-page.ts';

test.use({ loggedIn: false });

/** The numbers of the tiles that the browser does not lay out, as ranges. */
function skipped(list: Locator): Promise<string> {
  return list.evaluate(
    (all) =>
      new Promise<string>((resolve) => {
        // The browser decides it once a frame.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const at = [...all.children].flatMap((tile, index) =>
              tile.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) ? [] : [index + 1],
            );
            resolve(at.length === 0 ? 'none' : `${at[0]} to ${at.at(-1)}`);
          }),
        );
      }),
  );
}

test('In a long gallery tiles after the sixtieth are laid out when they come near, and all of them on paper', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origin}/hpl`);
  // A page that wakes draws its list again, without what was added here.
  await expectAwake(page);
  const list = page.getByRole('list', { name: 'Images of HPL' });
  await list.evaluate((all) => {
    while (all.children.length < 600) all.append((all.firstElementChild as Element).cloneNode(true));
  });
  await page.evaluate(() => scrollTo(0, 0));
  const style = (nth: number) =>
    list.evaluate((all, at) => getComputedStyle(all.children[at - 1] as Element).contentVisibility, nth);
  expect([await style(1), await style(60), await style(61), await style(600)]).toEqual([
    'visible',
    'visible',
    'auto',
    'auto',
  ]);
  expect(await skipped(list)).toMatch(/^\d+ to 600$/);
  await list.locator('> li').last().scrollIntoViewIfNeeded();
  await expect.poll(() => skipped(list)).toMatch(/^61 to (?!600$)\d+$/);
  await page.emulateMedia({ media: 'print' });
  expect(await style(600)).toBe('visible');
});
