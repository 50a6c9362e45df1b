import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { listShifts } from '../parts/list-shifts.ts';
import { test } from '../parts/shared-shop.ts';
import { expectAwake } from '../parts/wake-page.ts';

test.use({ loggedIn: false });

function bar(page: Page) {
  return page.getByRole('region', { name: 'Your selection' }).filter({ hasText: 'Clear' });
}

async function tick(page: Page, address: string, ...names: string[]) {
  await page.goto(address);
  // What is ticked before comes in the order of the page.
  await expectAwake(page);
  for (const name of names) await page.getByRole('checkbox', { name }).click();
}

function pictures(page: Page) {
  return page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Remove' }) });
}

test('A visitor selects in two tabs, takes one off by keyboard, sends the rest, prints it and asks about it', async ({
  page,
  context,
  shop,
  announce,
}) => {
  announce('Missing ad tag');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const other = await context.newPage();
  await other.goto(shop.origin);
  await tick(page, `${shop.origin}/hpl`, 'Oak panel', 'Teak panel');
  await expect(bar(other)).toContainText('2 selected');
  await tick(other, `${shop.origin}/blinds`, 'Roller blind');
  await expect(bar(page)).toContainText('3 selected');

  await bar(page).getByRole('link', { name: 'See selection' }).press('Enter');
  const address = `${shop.origin}/selection?p=hpl/oak-panel&p=hpl/teak-panel&p=blinds/roller-blind`;
  await expect(page).toHaveURL(address);
  await expect(page.getByText('3 pictures from 2 galleries')).toBeVisible();
  await expect(pictures(page)).toHaveCount(3);
  await expectAwake(page);

  await page.getByRole('link', { name: 'Remove Teak panel' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Teak panel removed' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Remove Roller blind' })).toBeFocused();
  await expect(page).toHaveURL(`${shop.origin}/selection?p=hpl/oak-panel&p=blinds/roller-blind`);
  await expect(bar(other)).toContainText('2 selected');
  const description = page.getByLabel('Description');
  await expect(description).toHaveValue('I am interested in: Oak panel; Roller blind');
  await page.getByRole('button', { name: 'Put it back' }).press('Enter');
  await expect(page).toHaveURL(address);
  await expect(bar(other)).toContainText('3 selected');
  await expect(description).toHaveValue('I am interested in: Oak panel; Teak panel; Roller blind');

  const send = page.getByRole('link', { name: 'Send on WhatsApp' });
  const text = `3 pictures from Aangan Interiors: ${address}`;
  await expect(send).toHaveAttribute('href', `https://wa.me/?text=${encodeURIComponent(text)}`);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

  const printed = context.waitForEvent('response', (response) => response.url().endsWith('/api/selection/sheet.pdf'));
  await page.getByRole('button', { name: 'Print' }).click();
  const answer = await printed;
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);

  const asked = page.waitForRequest('**/api/callback');
  await page.getByLabel('Contact Number').fill('98100 12345');
  await page.getByRole('button', { name: 'Submit' }).click();
  expect(((await asked).postDataJSON() as { pictures: string[] }).pictures).toHaveLength(3);
  await expect(page.getByRole('alert')).toContainText('Request Submitted Successfully !!');

  // Without an address of its own the page shows what this device has.
  await page.goto(`${shop.origin}/selection`);
  await expect(page).toHaveURL(address);
  for (const name of ['Oak panel', 'Teak panel', 'Roller blind'])
    await page.getByRole('link', { name: `Remove ${name}` }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Nothing is selected yet' })).toBeVisible();
  await expect(bar(other)).toHaveCount(0);
});

test('The selection of somebody else is kept, or added to the own one; on a phone nothing moves when the page offers that', async ({
  page,
  shop,
}) => {
  const theirs = `${shop.origin}/selection?p=hpl/oak-panel&p=hpl/gone&p=blinds/roller-blind`;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(theirs);
  await expect(page.getByText('1 picture of this selection is no longer in the catalogue.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep these as my selection' })).toBeVisible();
  expect(await (await listShifts(page))()).toEqual([]);
  await page.getByRole('button', { name: 'Keep these as my selection' }).click();
  await expect(page.getByRole('button', { name: 'Keep these as my selection' })).toHaveCount(0);
  await page.goto(`${shop.origin}/hpl`);
  // Until the page knows what is selected, a tick would select the picture instead of taking it off.
  await expect(bar(page)).toContainText('2 selected');
  await page.getByRole('checkbox', { name: 'Oak panel' }).click();
  await expect(bar(page)).toContainText('1 selected');
  await page.getByRole('checkbox', { name: 'Sage panel' }).click();
  await expect(bar(page)).toContainText('2 selected');
  await page.goto(theirs);
  await expect(page.getByRole('button', { name: 'Add these to my 2' })).toBeVisible();
  expect(await (await listShifts(page))()).toEqual([]);
  await page.getByRole('button', { name: 'Add these to my 2' }).click();
  await page.getByRole('link', { name: 'See selection' }).click();
  await expect(pictures(page)).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'See selection' })).toHaveCount(0);
});

test('Between phone and desk the hint and the row of taking over are as wide as both columns of deeds', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto(`${shop.origin}/selection?p=hpl/oak-panel&p=blinds/roller-blind`);
  const keep = page.getByRole('button', { name: 'Keep these as my selection' });
  await expect(keep).toBeVisible();
  const widthOf = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().width);
  const deeds = page.locator('div:has(> form[action="/api/selection/sheet.pdf"])');
  const column = await widthOf(deeds.locator('> form'));
  expect(await widthOf(deeds.locator('> p', { hasText: 'Print gives' }))).toBeGreaterThan(column * 1.2);
  expect(await widthOf(deeds.locator('> div', { has: keep }))).toBeGreaterThan(column * 1.9);
});

test('On a phone six pictures fit into the bar, and a ticked picture has its border', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop.origin}/hpl`);
  await page.getByRole('button', { name: 'Select all' }).click();
  await expect(bar(page)).toContainText('3 selected');
  await tick(page, `${shop.origin}/blinds`, 'Roller blind', 'Blinds sample 1');
  await expect(bar(page)).toContainText('5 selected');
  // The shop has five pictures: the sixth is gone since.
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('selection') ?? '');
    const photos = [{ ...kept.photos[0], name: 'gone.jpg' }, ...kept.photos];
    localStorage.setItem('selection', JSON.stringify({ ...kept, photos }));
  });
  await page.goto(`${shop.origin}/blinds`);
  await expect(bar(page)).toContainText('6 selected');
  const clear = await bar(page).getByRole('button', { name: 'Clear' }).boundingBox();
  const minis = await bar(page).locator('li').all();
  expect(minis).toHaveLength(6);
  for (const each of minis) {
    const box = await each.boundingBox();
    expect(box?.width).toBeGreaterThan(20);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(clear?.x ?? 0);
  }
  const ticked = page.getByRole('checkbox').first().locator('xpath=../following-sibling::a/span[1]');
  expect(await ticked.evaluate((photo) => getComputedStyle(photo, '::after').borderTopWidth)).toBe('3px');
  await bar(page).getByRole('link', { name: 'See selection' }).click();
  await expect(page.getByText('1 picture of this selection is no longer in the catalogue.')).toBeVisible();
  await expect(pictures(page)).toHaveCount(5);
  for (const gallery of ['HPL, No. 17', /^Blinds(, No\. \d+)?$/]) {
    const link = pictures(page).getByRole('link', { name: gallery, exact: true }).first();
    expect((await link.boundingBox())?.height).toBeCloseTo(44, 0);
    // In one line, without a gap before the comma.
    expect(await link.evaluate((each: HTMLElement) => each.innerText)).toMatch(/^\w+(, No\. \d\d)?$/);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
});

test('Storage that is refused or full breaks nothing: the selection lasts as long as the page', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await tick(page, `${shop.origin}/hpl`, 'Oak panel', 'Teak panel');
  await expect(bar(page)).toContainText('2 selected');
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
  });
  await tick(page, `${shop.origin}/hpl`, 'Oak panel', 'Sage panel');
  await expect(bar(page)).toContainText('2 selected');
  await bar(page).getByRole('link', { name: 'See selection' }).click();
  await expect(pictures(page)).toHaveCount(2);
});

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  test('Ticks lead to their selection, which can be shortened and asked about', async ({ page, shop, announce }) => {
    announce(422);
    await page.goto(`${shop.origin}/hi/hpl`);
    const open = page.getByRole('button', { name: 'चयन देखें' });
    await expect(open).toBeHidden();
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await open.click();
    await expect(page).toHaveURL(/\/hi\/selection\?p=hpl%2F/);
    await expect(pictures(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'हटाएँ' })).toHaveCount(3);
    await page.getByRole('link', { name: 'हटाएँ' }).first().click();
    await expect(page.getByRole('link', { name: 'हटाएँ' })).toHaveCount(2);
    const kept = page.locator('input[name=pictures]').last();
    const named = (await kept.inputValue()).split('\n');
    expect(named).toHaveLength(2);
    await page.locator('[name=user_email]').fill('asha');
    await page.getByRole('button', { name: 'भेजें' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    expect((await kept.inputValue()).split('\n')).toEqual(named);
  });
});
