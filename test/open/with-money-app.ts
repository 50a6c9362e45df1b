import { beforeAll } from 'vitest';
import type { CustomerMoney } from '#contract/receivables/customer-money.ts';
import { buildCustomer } from '#test/build/build-customer.ts';
import { buildInput } from '#test/build/factories.ts';
import { home } from '#test/specification/specified-firm.ts';
import { withTestApp } from './start-test-app.ts';

export type Refused = { message: string; problems: { field: string; message: string }[] };

/** What one invoice of an account owes, in paise. */
export const payable = 10_655_400;

/** A program for the tests of a file, with calls of staff about customers and their money. */
export function withMoneyApp() {
  const app = withTestApp();
  let token = '';
  let buyers = 0;
  beforeAll(async () => {
    token = await app().logIn();
  });

  async function send<T>(method: string, path: string, body?: unknown, key = '') {
    const headers: Record<string, string> = key === '' ? {} : { 'Idempotency-Key': key };
    const answer = await call(method, path, { headers, ...(body === undefined ? {} : { body }) });
    return { status: answer.status, headers: answer.headers, value: (await answer.json()) as T };
  }

  function call(method: string, path: string, given: { headers?: Record<string, string>; body?: unknown } = {}) {
    return app().call(method, path, { token, ...given });
  }

  async function get<T>(path: string): Promise<T> {
    return (await send<T>('GET', path)).value;
  }

  /** A customer of his own for each test, with a tax invoice of ₹ 1,06,554.00 for each date. */
  async function openAccount(...dates: string[]) {
    buyers += 1;
    const billingAddress = `Sample Hotel ${buyers}\n${buyers} Example Marg\nNew Delhi 110037`;
    const typed = buildCustomer({ gstin: '', billingAddress, phone: '', creditDays: 30 });
    const customer = (await send<{ customer: { id: string } }>('POST', '/api/customers', typed)).value.customer.id;
    const invoices = [];
    for (const orderDate of dates) {
      const body = buildInput({ buyerAddress: billingAddress, orderDate });
      const answer = await call('POST', '/api/generateInvoice', { body });
      invoices.push({
        id: answer.headers.get('Document') ?? '',
        number: answer.headers.get('Invoice-Number') ?? '',
      });
    }
    const money = () => get<CustomerMoney>(`/api/customers/${customer}/money?state=${home}`);
    const receipt = (changes: object = {}) => ({
      customer,
      taxState: home,
      date: '2026-11-20',
      amount: 5_000_000,
      mode: 'bank',
      reference: 'SMPLN26325000417',
      ...changes,
    });
    return { customer, invoices, money, receipt };
  }

  return { call, send, get, openAccount };
}
