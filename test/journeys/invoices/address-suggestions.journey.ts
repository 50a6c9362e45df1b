import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { issueByWire } from '../parts/issue-by-wire.ts';
import type { Shop } from '../parts/open-shop.ts';
import { test } from '../parts/shared-shop.ts';

const lajpat = 'Lajpat Decor\n8 Example Marg\nNew Delhi 110024';
const lajwanti = 'Lajpat Hotels\nPlot 9, Example Road\nNew Delhi 110024';

async function openForm(page: Page, shop: Shop) {
  await issueByWire(shop, { buyerAddress: lajpat, consigneeAddress: lajpat });
  await issueByWire(shop, { buyerAddress: lajwanti, consigneeAddress: lajwanti });
  await page.goto(`${shop.origin}/taxinvoice`);
}

test('Earlier addresses are offered while one types, and nothing of them is lost when an answer is late or fails', async ({
  page,
  shop,
  announce,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openForm(page, shop);

  await test.step('Specification 2, address suggestions: offered once 4 characters are typed, a click fills the field, and so do arrow and Enter or Tab', async () => {
    for (const label of ['Consignee Address', 'Buyer Address']) {
      const field = page.getByLabel(label, { exact: true });
      const offered = page.getByRole('listbox', { name: `Earlier addresses for ${label}` }).getByRole('option');
      await field.pressSequentially('Laj');
      await expect(offered).toHaveCount(0);
      await field.press('p');
      await expect(offered).toHaveCount(2);
      if (label === 'Consignee Address') await expectAccessible(page);
      await field.press('ArrowDown');
      await expect(offered.first()).toHaveAttribute('aria-selected', 'true');
      await field.press('ArrowDown');
      await field.press('ArrowUp');
      await field.press('Enter');
      const first = await field.inputValue();
      expect([lajpat, lajwanti]).toContain(first);
      await expect(offered).toHaveCount(0);
      await expect(field).toBeFocused();

      await field.fill('lajp hot');
      await expect(offered).toHaveCount(1);
      await field.press('ArrowDown');
      await field.press('Tab');
      await expect(field).toHaveValue(lajwanti);
      await expect(field).not.toBeFocused();

      await field.fill('Lajpat Deco');
      await expect(offered).toHaveCount(1);
      await offered.click();
      await expect(field).toHaveValue(lajpat);

      await field.fill('Lajpat');
      await expect(offered).toHaveCount(2);
      await field.press('Escape');
      await expect(offered).toHaveCount(0);
      await expect(field).toHaveValue('Lajpat');
      await field.press('Shift+Enter');
      await expect(field).toHaveValue('Lajpat\n');
    }
  });

  await test.step('Specification 4, suggestions: typing fewer than 4 characters clears the list', async () => {
    for (const label of ['Consignee Address', 'Buyer Address']) {
      const field = page.getByLabel(label, { exact: true });
      const offered = page.getByRole('listbox', { name: `Earlier addresses for ${label}` }).getByRole('option');
      await field.fill('Lajpat');
      await expect(offered).toHaveCount(2);
      await field.fill('Laj');
      await expect(offered).toHaveCount(0);
    }
  });

  await test.step('A late answer never replaces the offers for newer typing', async () => {
    await page.getByLabel('Buyer Address', { exact: true }).fill('');
    const slow = Promise.withResolvers<void>();
    await page.route(/getCustomerRecords\/buyerAddress\/Lajp$/, async (route) => {
      await slow.promise;
      await route.continue().catch(() => {});
    });
    const field = page.getByLabel('Buyer Address', { exact: true });
    const offered = page.getByRole('listbox', { name: 'Earlier addresses' }).getByRole('option');
    const givenUp = page.waitForEvent('requestfailed', (request) => /buyerAddress\/Lajp$/.test(request.url()));
    const asked = page.waitForRequest(/buyerAddress\/Lajp$/);
    await field.pressSequentially('Lajp');
    await asked;
    await field.pressSequentially('at H');
    await expect(offered).toHaveText([/Lajpat Hotels/]);
    // The form has given the first call up: its answer cannot come any more.
    await givenUp;
    slow.resolve();
    await expect(offered).toHaveText([/Lajpat Hotels/]);
  });

  await test.step('Specification 8, failed suggestions: ‘Error fetching suggestions:’ is logged, and said quietly', async () => {
    announce(503);
    await page.route(/getCustomerRecords/, (route) =>
      route.fulfill({ status: 503, json: { message: 'Busy (status of 503).', problems: [] } }),
    );
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('Error fetching suggestions:'));
    const field = page.getByLabel('Buyer Address', { exact: true });
    await field.fill('Lajpat');
    await logged;
    await expect(page.getByText('No suggestions now')).toBeVisible();
    await expect(field).toHaveValue('Lajpat');
  });
  expect(
    asked.filter((path) => path.includes('getCustomerRecords')).map((path) => path.split('/').at(-1)),
  ).not.toContain('Laj');
});

/** Where the open list and what must stay free of it are, in the coordinates of the window. */
const placesOf = (page: Page) =>
  page.evaluate(() => {
    const place = (element: Element | null | undefined) => {
      const { top, bottom, left, right } = element?.getBoundingClientRect() ?? new DOMRect();
      return { top, bottom, left, right };
    };
    const { offsetTop = 0, height = 0 } = window.visualViewport ?? {};
    const same = [...document.querySelectorAll('button')].find((each) => each.textContent === 'Same as Consignee');
    return {
      list: place(document.querySelector('[role="listbox"]')?.parentElement),
      options: [...document.querySelectorAll('[role="listbox"] > *')].map(place),
      field: place(document.activeElement),
      sameAsConsignee: same ? place(same) : null,
      bar: place(document.querySelector('header')).bottom,
      dock: place(document.querySelector('form > :last-child')).top,
      sight: { top: offsetTop, bottom: offsetTop + height },
    };
  });

type Places = Awaited<ReturnType<typeof placesOf>>;

const doOverlap = (one: Places['list'], other: Places['list']) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

test('The whole list is in sight beside its field at every width, over the keyboard of a phone too, and leaves Same as Consignee free', async ({
  page,
  shop,
}) => {
  for (const at of Array(12).keys()) {
    const address = `Manek Decor ${at}\n8 Example Marg, behind the cinema, second floor\nNew Delhi 110024`;
    await issueByWire(shop, { buyerAddress: address, consigneeAddress: address });
  }
  const devtools = await page.context().newCDPSession(page);
  for (const [width, height, enlarged] of [
    [390, 844, 1],
    // Enlarged twice, half of the height is in sight: as much as a keyboard leaves.
    [390, 844, 2],
    [820, 1180, 1],
    [1440, 900, 1],
  ] as const) {
    const size = `${width} by ${height}, ${enlarged} times`;
    await page.setViewportSize({ width, height });
    await page.goto(`${shop.origin}/taxinvoice`);
    for (const label of ['Consignee Address', 'Buyer Address']) {
      const field = page.getByLabel(label, { exact: true });
      await field.focus();
      await devtools.send('Emulation.setPageScaleFactor', { pageScaleFactor: enlarged });
      await field.fill('Mane');
      const offered = page.getByRole('listbox', { name: 'Earlier addresses' }).getByRole('option');
      await expect(offered).toHaveCount(10);
      const { list, options, field: typed, sameAsConsignee, bar, dock, sight } = await placesOf(page);
      expect(sight.bottom - sight.top).toBeCloseTo(height / enlarged);
      expect(list.top, size).toBeGreaterThanOrEqual(Math.max(bar, sight.top));
      expect(list.bottom, size).toBeLessThanOrEqual(Math.min(dock, sight.bottom));
      expect(list.bottom - list.top, size).toBeGreaterThan(100);
      expect(options[0]?.top, size).toBeGreaterThanOrEqual(list.top);
      expect(doOverlap(list, { ...typed, top: typed.top + 2, bottom: typed.bottom - 2 }), size).toBe(false);
      // It is offered while the buyer is blank.
      if (label === 'Consignee Address') expect(sameAsConsignee, size).not.toBeNull();
      if (sameAsConsignee) expect(doOverlap(list, sameAsConsignee), size).toBe(false);
      await field.press('ArrowUp');
      // Half a pixel may be cut off: heights of lines are fractions.
      await expect(offered.last()).toBeInViewport({ ratio: 0.99 });
      await field.press('Escape');
    }
    await page.evaluate(() => localStorage.removeItem('draft:tax'));
  }
});
