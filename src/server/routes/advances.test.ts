import { expect, test } from 'vitest';
import { buildCustomer } from '#test/build/build-customer.ts';
import { withTestApp } from '#test/open/start-test-app.ts';
import { home } from '#test/specification/specified-firm.ts';

const app = withTestApp();

test('Staff read the advances of a month and say what each is for', async () => {
  const { call, logIn } = app();
  const token = await logIn();
  const billingAddress = 'Sample Stays\nBeach Road\nPuri, Odisha 752001';
  const added = await call('POST', '/api/customers', { token, body: buildCustomer({ billingAddress, gstin: '' }) });
  const { customer } = (await added.json()) as { customer: { id: string } };
  const pay = async (date: string, amount: number) => {
    const body = { customer: customer.id, taxState: home, date, amount, mode: 'upi' };
    return (await (await call('POST', '/api/receipts', { token, body })).json()) as { id: string; number: string };
  };
  const [one, other] = [await pay('2026-10-05', 500_00), await pay('2026-10-06', 700_00)];
  await pay('2026-11-02', 900_00);
  const read = async (path = `/api/returns/${home}/2026-10/advances`) => {
    const answer = await call('GET', path, { token });
    return { count: answer.headers.get('X-Total-Count'), value: await answer.json() };
  };
  const row = {
    ...{ kind: 'receipt', customer: customer.id, name: 'Sample Stays', place: '21' },
    takesMark: true,
    declaredIn: '',
    used: 0,
  };
  expect(await read()).toEqual({
    count: '2',
    value: {
      ...{ asOf: '2026-10-31', unmarked: 2, service: 0, adjusted: 0 },
      rows: [
        { ...row, id: one.id, number: one.number, date: '2026-10-05', amount: 500_00, left: 500_00, mark: '' },
        { ...row, id: other.id, number: other.number, date: '2026-10-06', amount: 700_00, left: 700_00, mark: '' },
      ],
    },
  });
  const mark = (id: string, value: string) =>
    call('POST', `/api/advances/${id}/mark`, { token, body: { mark: value } });
  const marked = await mark(other.id, 'service');
  expect([marked.status, await marked.json()]).toEqual([200, { mark: 'service' }]);
  expect(await read(`/api/returns/${home}/2026-10/advances?page=2&size=1`)).toMatchObject({
    count: '2',
    value: { unmarked: 1, service: 700_00, rows: [{ id: other.id, mark: 'service' }] },
  });
  // A month that has not ended has the advances of today.
  expect((await read(`/api/returns/${home}/2026-11/advances`)).value).toMatchObject({
    asOf: '2026-11-21',
    ...{ unmarked: 2, service: 0, adjusted: 0 },
    rows: [{}, { mark: 'service', declaredIn: 'October 2026' }, { left: 900_00, declaredIn: '' }],
  });
  // What is paid back of it in November is for table 11B, also when nothing is left.
  const refund = { customer: customer.id, taxState: home, date: '2026-11-20', amount: 1_200_00, mode: 'upi' };
  expect((await call('POST', '/api/refunds', { token, body: refund })).status).toBe(201);
  expect((await read(`/api/returns/${home}/2026-11/advances`)).value).toMatchObject({
    ...{ service: 0, adjusted: 700_00 },
    rows: [{ id: other.id, left: 0, used: 700_00, declaredIn: 'October 2026' }, { left: 900_00 }],
  });

  expect((await mark(other.id, 'neither')).status).toBe(422);
  expect((await mark('nothing', 'goods')).status).toBe(404);
  expect((await call('GET', `/api/returns/${home}/2026-12/advances`, { token })).status).toBe(422);
  expect((await call('GET', '/api/returns/atlantis/2026-10/advances', { token })).status).toBe(404);
});
