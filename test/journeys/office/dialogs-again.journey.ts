import { expect, type Locator, type Page } from '@playwright/test';
import { branch } from '#test/specification/specified-firm.ts';
import { addCustomer } from '../parts/add-customer.ts';
import { openTaxInvoice } from '../parts/invoice-form.ts';
import { issueByWire } from '../parts/issue-by-wire.ts';
import { test } from '../parts/own-shop.ts';

/**
 * Leaves the open dialog and presses `opener` within the moment in which it closes: it is closed, and the browser has not yet
 * told anybody. Then a dialog must be open, with the focus in it.
 */
async function expectAgain(page: Page, opener: Locator, leave: () => Promise<void>): Promise<void> {
  const button = (await opener.elementHandle()) as Awaited<ReturnType<Page['$']>>;
  const moment = await page.evaluateHandle((pressed) => {
    const dialog = document.querySelector('dialog[open]') as HTMLDialogElement;
    const { promise, resolve } = Promise.withResolvers<void>();
    const press = async (_: unknown, observer: MutationObserver) => {
      if (dialog.open) return;
      observer.disconnect();
      // React draws what the key has changed.
      await Promise.resolve();
      (pressed as HTMLElement | null)?.click();
      // Now the browser has told.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    };
    new MutationObserver(press).observe(dialog, { attributeFilter: ['open'] });
    return { promise };
  }, button);
  await leave();
  await moment.evaluate(({ promise }) => promise);
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await expect(page.locator('dialog[open] :focus')).toHaveCount(1);
}

test('Each dialog of the office opens again within the moment in which it closes, by Escape and after Save', async ({
  page,
  shop,
}) => {
  test.slow();
  const leave = () => page.keyboard.press('Escape');
  const button = (name: string | RegExp) => page.getByRole('button', { name });

  await test.step('Forms set aside', async () => {
    await openTaxInvoice(page, shop);
    await page.getByLabel('Buyer Address', { exact: true }).fill('Sample Hotels\nCuttack');
    await button('Set aside').press('Enter');
    await button('1 set aside').press('Enter');
    await expect(button('Take up Sample Hotels')).toBeFocused();
    await expectAgain(page, button('1 set aside'), leave);
  });

  await test.step('Find', async () => {
    await page.goto(`${shop.origin}/operations`);
    await button('Find').press('Enter');
    await expect(page.getByRole('combobox', { name: 'Find' })).toBeFocused();
    await expectAgain(page, button('Find'), leave);
  });

  await test.step('A row of the home page', async () => {
    await page.goto(`${shop.origin}/catalogue/home`);
    await button(/slide 8$/).press('Enter');
    await expect(page.getByRole('dialog', { name: /^Slide 8/ })).toBeVisible();
    await expectAgain(page, button(/slide 8$/), leave);
  });

  await test.step('A reminder', async () => {
    const billingAddress = 'Tardy Sample Traders\n4 Model Road\nNew Delhi 110031';
    await addCustomer(shop, { billingAddress, creditDays: 0 });
    await issueByWire(shop, { buyerAddress: billingAddress, orderDate: '2026-10-01' });
    await page.goto(`${shop.origin}/outstanding`);
    await button('Remind Tardy Sample Traders').press('Enter');
    await expect(page.getByRole('dialog').getByLabel('WhatsApp number')).toBeVisible();
    await expectAgain(page, button('Remind Tardy Sample Traders'), leave);
  });

  await test.step('The titles of a picture', async () => {
    await page.goto(`${shop.origin}/imageDeletion#blinds`);
    await page.getByRole('checkbox', { name: 'IMG_2041.jpg' }).press('Space');
    await button('Titles and colours').press('Enter');
    const title = page.getByRole('dialog').getByLabel('Title', { exact: true });
    await expect(title).toBeFocused();
    await expectAgain(page, button('Titles and colours'), leave);
    await title.fill('Roman blind');
    await expectAgain(page, button('Titles and colours'), () => page.keyboard.press('Enter'));
  });

  await test.step('A document of a return', async () => {
    const placeless = { buyerAddress: 'Arjun Sample\nHouse 4', consigneeAddress: 'House 4, Example Lane' };
    const numbers = [1, 2, 3].map(() =>
      issueByWire(shop, { orderDate: '2026-05-12', taxState: branch, taxType: 'central', ...placeless }),
    );
    const [one = '', other = '', third = ''] = await Promise.all(numbers);
    await page.goto(`${shop.origin}/returns?state=${branch}&period=2026-05`);
    const mend = (number: string) => button(new RegExp(`: ${number}$`));
    await mend(one).press('Enter');
    await expect(page.getByRole('dialog').getByLabel('Place of supply', { exact: true })).toBeFocused();
    await expectAgain(page, mend(one), leave);
    await page.getByRole('dialog').getByLabel('Place of supply', { exact: true }).selectOption('08');
    await page.getByRole('dialog').getByLabel('How do you know').fill('Told on the phone');
    await expectAgain(page, mend(other), () => page.keyboard.press('Enter'));
    await expect(page.getByRole('dialog')).toContainText(other);
    await expect(page.getByText('Place of supply: 08 Rajasthan.')).toBeAttached();

    // The answer to what was left comes late: what is open by then stays open.
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/supplement$/, (route) => released.then(() => route.continue()), { times: 1 });
    await page.getByRole('dialog').getByLabel('Place of supply', { exact: true }).selectOption('09');
    await page.getByRole('dialog').getByLabel('How do you know').fill('Told on the phone');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Saving …' })).toBeVisible();
    await leave();
    await mend(third).press('Enter');
    await expect(page.getByRole('dialog')).toContainText(third);
    release();
    await expect(page.getByText('Place of supply: 09 Uttar Pradesh.')).toBeAttached();
    await expect(page.getByRole('dialog')).toContainText(third);
  });
});
