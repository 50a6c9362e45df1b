import { beforeAll, expect, test } from 'vitest';
import type { CustomerAnswer } from '#contract/customers.ts';
import { openBrowser } from '#test/open/open-browser.ts';
import { withTestApp } from '#test/open/start-test-app.ts';
import type { CustomerDraft } from './customer-draft.ts';
import { useCustomerForm } from './use-customer-form.ts';

const app = withTestApp();
let token = '';
beforeAll(async () => {
  token = await app().logIn();
});

let made = 0;

async function add(billingAddress = `Sample Homes ${++made}\nNew Delhi 110024`): Promise<CustomerAnswer> {
  const added = await app().call('POST', '/api/customers', { token, body: { billingAddress } });
  return ((await added.json()) as { customer: CustomerAnswer }).customer;
}

/**
 * The form of a customer, or of a new one, and the server behind it. `lost`: how many saves never get their answer; `looked` is told of
 * each look-up, whose answer comes when it says.
 */
async function openForm(
  loaded: CustomerAnswer | null,
  { lost = 0, looked = async (_: AbortSignal | null | undefined) => {} } = {},
) {
  let left = lost;
  let saves = 0;
  const browser = openBrowser({
    stored: { token },
    serve: async (url, init) => {
      if (url.includes('preview=1')) await looked(init?.signal);
      const answer = await app().app.request(url, init);
      if (init?.method !== 'POST') return answer;
      saves += 1;
      left -= 1;
      if (left >= 0) throw new TypeError('The connection was cut.');
      return answer;
    },
  });
  const saved: CustomerAnswer[] = [];
  const onSaved = (customer: CustomerAnswer) => void saved.push(customer);
  const screen = await browser.show(() => useCustomerForm(loaded, onSaved), {});
  return {
    ...screen,
    saved,
    saves: () => saves,
    asks: browser.asksBeforeLeaving,
    type: (part: Partial<CustomerDraft>) => browser.act(() => screen.now().change(part)),
    save: (times = 1) => browser.act(() => Promise.all(Array.from({ length: times }, () => screen.now().save()))),
  };
}

const customersNow = async () => (await app().everything()).customers?.length ?? 0;

test('A save whose answer never came is repeated with its key: the customer is added once', async () => {
  const before = await customersNow();
  const { type, save, saved, now, asks } = await openForm(null, { lost: 1 });
  expect(asks()).toBe(false);
  await type({ billingAddress: 'Example Hotels\nPuri 752001' });
  expect(asks()).toBe(true);
  await save();
  expect(now().failure?.message).toContain('Nothing was lost');
  expect(now().draft.billingAddress).toContain('Puri');
  await save(2);
  expect(saved).toMatchObject([{ name: 'Example Hotels' }]);
  expect(await customersNow()).toBe(before + 1);
  expect(asks()).toBe(false);
});

test('Another text is another customer, with another key', async () => {
  const before = await customersNow();
  const { type, save } = await openForm(null, { lost: 1 });
  await type({ billingAddress: 'Example Clinics\nPuri 752001' });
  await save();
  await type({ billingAddress: 'Example Schools\nPuri 752001' });
  await save();
  expect(await customersNow()).toBe(before + 2);
});

test('A refused save keeps what was typed, and the problem of a field goes when the field is changed', async () => {
  const { type, save, now, saves } = await openForm(null);
  await type({ billingAddress: 'Model Homes\nPuri 752001', pin: '12' });
  await save();
  expect([saves(), now().problems.map(({ field }) => field), now().draft.pin]).toEqual([0, ['pin'], '12']);
  await type({ note: 'Pays late' });
  expect(now().problems).toHaveLength(1);
  await type({ pin: '752001' });
  expect(now().problems).toEqual([]);
});

test('What somebody else saved meanwhile is brought in, what I typed stays, and nothing is saved until I say so', async () => {
  const customer = await add();
  const { type, save, now, saved } = await openForm(customer);
  await type({ note: 'mine' });
  const { id, version, ...fields } = customer;
  const theirs = { ...fields, version, note: 'theirs', phone: '98100 12345' };
  expect((await app().call('POST', `/api/customers/${id}`, { token, body: theirs })).status).toBe(200);
  await save();
  expect(saved).toEqual([]);
  expect(now().draft).toMatchObject({ note: 'mine', phone: '98100 12345' });
  expect(now().theirs).toMatchObject({ now: { changedBy: 'meena' } });
  expect(
    now()
      .theirs?.changes.map(({ path: [field], mine }) => [field, mine])
      .sort(),
  ).toEqual([
    ['note', true],
    ['phone', false],
  ]);
  await save();
  expect(saved).toMatchObject([{ note: 'mine', phone: '98100 12345', version: version + 2 }]);
});

test('What is looked up in the book ends with the save: the customer that is added would be found as somebody else', async () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  const asked = Promise.withResolvers<void>();
  const added = Promise.withResolvers<void>();
  const { type, save, saved, now } = await openForm(null, {
    looked: (signal) => {
      signals.push(signal);
      asked.resolve();
      return added.promise;
    },
  });
  await type({ billingAddress: 'Example Studios\nNew Delhi 110024', gstin: '07ABCDE1234F1Z2' });
  await asked.promise;
  await save();
  added.resolve();
  expect(saved).toMatchObject([{ name: 'Example Studios' }]);
  expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
  expect(now().known.taken).toBeNull();
});
