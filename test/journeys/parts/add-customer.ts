import { expect } from '@playwright/test';
import type { CustomerAnswer, SavedCustomer } from '#contract/customers.ts';
import type { CustomerFields } from '#domain/customers/customer.ts';
import type { Shop } from './open-shop.ts';

/** Adds a customer as the owner of the token: what a journey needs to find in the book. */
export async function addCustomer(
  { origin, token }: Pick<Shop, 'origin' | 'token'>,
  fields: Partial<CustomerFields> & { billingAddress: string },
): Promise<CustomerAnswer> {
  const answer = await fetch(`${origin}/api/customers`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
  });
  expect(answer.status).toBe(201);
  const { customer } = (await answer.json()) as SavedCustomer;
  return customer as CustomerAnswer;
}
