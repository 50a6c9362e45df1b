import { expect, type Page } from '@playwright/test';
import { onEachScreen } from '../parts/expect-fits.ts';
import type { Shop } from '../parts/open-shop.ts';
import { test } from '../parts/shared-shop.ts';

test.use({ loggedIn: false });

const noTag = 'Missing ad tag';

async function openDialog(page: Page, shop: Shop) {
  await page.goto(`${shop.origin}/brochures`);
  await page.getByRole('button', { name: 'Talk to Us !!' }).first().click();
  return page.getByRole('dialog', { name: 'Callback Details' });
}

test('On a phone, what Submit says is in sight: a problem beside its field, the thanks with the focus', async ({
  page,
  shop,
  announce,
}) => {
  announce(noTag);
  await page.setViewportSize({ width: 390, height: 664 });
  for (const address of ['/contact', '/callback', '/selection?p=hpl/oak-panel&p=hpl/teak-panel&p=hpl/sage-panel']) {
    await page.goto(shop.origin + address);
    const form = page.getByRole('main');
    const alert = form.getByRole('alert');
    await form.getByLabel('Contact Number').fill('12');
    await form.getByRole('button', { name: 'Submit' }).press('Enter');
    await expect(alert).toBeInViewport({ ratio: 1 });
    await expect(form.getByLabel('Contact Number')).toBeFocused();
    await expect(form.getByLabel('Contact Number')).toBeInViewport({ ratio: 1 });
    await form.getByLabel('Contact Number').fill('9876543210');
    await form.getByRole('button', { name: 'Submit' }).press('Enter');
    await expect(alert).toContainText('Thank you');
    await expect(alert).toBeFocused();
    await expect(alert).toBeInViewport({ ratio: 1 });
    await expect(form.getByText(/^We call you back, or write to you, in our hours:/)).toBeInViewport({ ratio: 1 });
    // Not below the bar that stays at the top.
    const [header, said] = await Promise.all([page.getByRole('banner').boundingBox(), alert.boundingBox()]);
    expect(said?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  }
});

test('On a phone the dialog shows what Submit says, and that the shop calls in its hours', async ({
  page,
  shop,
  announce,
}) => {
  announce(noTag);
  await page.setViewportSize({ width: 390, height: 664 });
  const dialog = await openDialog(page, shop);
  const alert = dialog.getByRole('alert');
  await dialog.getByRole('button', { name: 'Submit' }).press('Enter');
  await expect(alert).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await dialog.getByLabel('Contact Number').fill('9876543210');
  await dialog.getByRole('button', { name: 'Submit' }).press('Enter');
  await expect(alert).toContainText('Thank you');
  await expect(alert).toBeFocused();
  await expect(alert).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByText(/in our hours: /)).toBeInViewport({ ratio: 1 });
  const [head, said] = await Promise.all([dialog.locator('header').boundingBox(), alert.boundingBox()]);
  expect(said?.y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0));
});

test('On phone, tablet and desk the selection goes along from every door while it is ticked, by folder and name', async ({
  page,
  shop,
  announce,
}) => {
  announce(noTag);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${shop.origin}/hpl`);
  for (const [ticked, name] of ['Oak panel', 'Sage panel'].entries()) {
    await page.getByRole('checkbox', { name }).press('Space');
    await expect(page.getByRole('region', { name: 'Your selection' })).toContainText(`${ticked + 1} selected`);
  }
  const sent = () => page.waitForRequest((request) => request.url().endsWith('/api/callback'));
  const doors = [
    async () => {
      await page.goto(`${shop.origin}/contact`);
      return page.getByRole('main');
    },
    () => openDialog(page, shop),
  ];
  for (const open of doors)
    for (const leaves of [true, false]) {
      const form = await open();
      const tick = form.getByLabel('With the 2 pictures of your selection');
      await onEachScreen(page, async () => {
        await expect(tick).toBeVisible();
        await expect(form.getByRole('button', { name: 'Submit' })).toBeVisible();
      });
      await expect(tick).toBeChecked();
      if (!leaves) await tick.press('Space');
      await form.getByLabel('Contact Number').fill('9876543210');
      const request = sent();
      await form.getByLabel('Contact Number').press('Enter');
      const chosen = leaves ? { pictures: ['hpl/oak-panel', 'hpl/sage-panel'] } : {};
      expect((await request).postDataJSON()).toEqual({
        user_name: '',
        user_email: '',
        contact_number: '9876543210',
        message: '',
        subject: '',
        ...chosen,
      });
      await expect(form.getByRole('alert')).toContainText('Thank you');
    }
});
