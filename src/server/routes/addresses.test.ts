import { expect, test } from 'vitest';
import { buildInput } from '#test/build/factories.ts';
import { withTestApp } from '#test/open/start-test-app.ts';

const app = withTestApp();

test('Specification 9, address suggestions: they begin at the fourth character, each field with its own', async () => {
  const token = await app().logIn();
  await app().call('POST', '/api/generateInvoice', {
    token,
    body: buildInput({ buyerAddress: 'नमूना 8/2 Example Marg' }),
  });
  const ask = async (path: string) => {
    const answer = await app().call('GET', `/api/getCustomerRecords/${path}`, { token });
    return [answer.status, answer.status === 200 ? await answer.json() : null];
  };
  const found = [200, ['नमूना 8/2 Example Marg']];
  expect(await ask('buyerAddress/exam')).toEqual(found);
  expect(await ask('buyerAddress/exa')).toEqual([200, []]);
  expect(await ask('buyerAddress/%20%20exa%20%20')).toEqual([200, []]);
  expect(await ask(`buyerAddress/${encodeURIComponent('नमून')}`)).toEqual(found);
  expect(await ask(`buyerAddress/${encodeURIComponent('8/2 Ex')}`)).toEqual(found);
  expect(await ask('consigneeAddress/exam')).toEqual([200, []]);
});

test('Specification 7, GET getCustomerRecords: the field is buyerAddress or consigneeAddress, the answer a list of addresses', async () => {
  const token = await app().logIn();
  const body = buildInput({ buyerAddress: 'Lajpat Decor', consigneeAddress: 'Lajpat Hotels' });
  await app().call('POST', '/api/generateInvoice', { token, body });
  const ask = (field: string) => app().call('GET', `/api/getCustomerRecords/${field}/lajp`, { token });
  expect(await (await ask('buyerAddress')).json()).toEqual(['Lajpat Decor']);
  expect(await (await ask('consigneeAddress')).json()).toEqual(['Lajpat Hotels']);
  expect((await ask('destination')).status).toBe(404);
});

test('An address typed on several lines is searched with its line breaks', async () => {
  const token = await app().logIn();
  const address = 'Asha Traders\nCuttack, Odisha 753001';
  await app().call('POST', '/api/generateInvoice', { token, body: buildInput({ buyerAddress: address }) });
  const path = `/api/getCustomerRecords/buyerAddress/${encodeURIComponent(address)}`;
  expect(await (await app().call('GET', path, { token })).json()).toEqual([address]);
});
