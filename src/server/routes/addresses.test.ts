import { expect, test } from 'vitest';
import { buildInput } from '#test/factories.ts';
import { withTestApp } from '#test/start-test-app.ts';

const app = withTestApp();

test('Addresses are suggested from the fourth character on, for their own field', async () => {
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
  expect(await ask('destination/exam')).toEqual([404, null]);
});
