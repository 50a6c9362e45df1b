import { expect, type Page } from '@playwright/test';
import type { InvoiceInput } from '#contract/invoice-wire.ts';
import { buildInput } from '#test/build/factories.ts';

/** Issues a document as the logged-in person of this page and answers its number: what a journey needs to find there. */
export async function issueByWire(page: Page, changes: InvoiceInput = {}): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const answer = await page.request.post(new URL('/api/generateInvoice', page.url()).href, {
    data: buildInput(changes),
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(200);
  return answer.headers()['invoice-number'] ?? '';
}
