import { expect } from '@playwright/test';
import type { InvoiceInput } from '#contract/invoice-wire.ts';
import { buildInput } from '#test/build/factories.ts';
import type { Shop } from './open-shop.ts';
import { dated, today } from './today.ts';

/** Issues a document as the owner of the token, of today unless it says another day, and answers its number: what a journey needs to find there. */
export async function issueByWire(
  { origin, token }: Pick<Shop, 'origin' | 'token'>,
  changes: InvoiceInput = {},
): Promise<string> {
  const answer = await fetch(`${origin}/api/generateInvoice`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(buildInput({ ...dated(String(changes.orderDate ?? today())), ...changes })),
  });
  expect(answer.status).toBe(200);
  return answer.headers.get('invoice-number') ?? '';
}
