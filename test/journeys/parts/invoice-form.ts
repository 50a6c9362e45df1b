import { expect, type Locator, type Page } from '@playwright/test';
import type { InvoiceInput } from '#contract/invoice-wire.ts';
import { buildDraft } from '#test/build/factories.ts';
import { home } from '#test/specification/specified-firm.ts';
import type { Shop } from './open-shop.ts';
import { dated, today } from './today.ts';

/** The empty Tax Invoice; its keys are heard once it has taken the focus. */
export async function openTaxInvoice(page: Page, shop: Shop): Promise<void> {
  await page.goto(`${shop.origin}/taxinvoice`);
  await expect(page.getByLabel('Tax State')).toBeFocused();
}

/** Fills everything above the lines. */
export async function fillHeader(page: Page): Promise<void> {
  await page.getByLabel('Tax State').selectOption(home);
  await page.getByLabel('Tax Type').selectOption('state');
  await page.getByLabel('Consignee Address').fill('Sample Residency');
  await page.getByLabel('Buyer Address', { exact: true }).fill('Sample Hotels');
  await page.getByLabel('Reference No').fill('AI/Q/318');
  await page.getByLabel('Dispatched Through').fill('Road');
  await page.getByLabel('Destination').fill('Cuttack');
}

/**
 * Types the cells of a row one after another; Enter leads to the next that has no value. Where the shop has billed the
 * product before, its unit and its GST come with it, and Enter leads past them to the next row.
 */
export async function typeRow(page: Page, row: number, texts: string[]): Promise<void> {
  await page.getByLabel(`Line ${row} Product`).focus();
  for (const text of texts) {
    if ((await page.locator(':focus').getAttribute('data-row')) !== String(row)) return;
    await typeInto(page, text);
    await page.keyboard.press('Enter');
  }
}

/**
 * Types into the control that has the focus. In a list of options it types again until one is chosen that begins so: browsers forget
 * the first letters when a second passes before the next, as it may on a busy machine ('1', then '8' chose 12 % for 18 %).
 */
export async function typeInto(page: Page, text: string): Promise<void> {
  const focused = page.locator(':focus');
  if ((await focused.evaluate((control) => control.tagName)) !== 'SELECT') return await page.keyboard.type(text);
  const chosen = focused.locator('option:checked');
  await expect(async () => {
    await page.keyboard.type(text);
    expect((await chosen.innerText()).toLowerCase()).toMatch(new RegExp(`^${text}`));
  }).toPass({ intervals: [1500] });
}

/** Types into a control that the form has not filled by itself. */
export async function typeIfBlank(control: Locator, text: string): Promise<void> {
  if ((await control.inputValue()) !== '') return;
  await control.focus();
  await typeInto(control.page(), text);
}

/** The next page finds a form on this device that can be issued as it is. */
export async function keepCompleteDraft(page: Page, type: 'tax' | 'pro' | 'credit'): Promise<void> {
  return keepDraft(page, { type });
}

/** The same of a form that says more. */
export async function keepDraft(page: Page, input: InvoiceInput): Promise<void> {
  const saved = {
    draft: buildDraft({ ...dated(today()), ...input }),
    key: crypto.randomUUID(),
    taxTypeChosen: true,
    savedAt: new Date().toISOString(),
  };
  const script = await page.addInitScript(
    (kept) => localStorage.setItem(`draft:${kept.draft.kind}`, JSON.stringify(kept)),
    saved,
  );
  page.once('domcontentloaded', () => script.dispose());
}
