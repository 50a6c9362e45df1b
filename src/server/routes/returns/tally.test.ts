import { expect, test } from 'vitest';
import { buildInput } from '#test/build/factories.ts';
import { withTestApp } from '#test/open/start-test-app.ts';
import { readTallyFile } from '#test/read/read-tally-file.ts';
import { home } from '#test/specification/specified-firm.ts';

const app = withTestApp();

test('Staff fetch the vouchers of a month for Tally, once, and again when they ask', async () => {
  const { call, logIn } = app();
  const token = await logIn();
  await call('POST', '/api/generateInvoice', { token, body: buildInput() });
  const month = `/api/returns/${home}/2026-11/tally`;
  expect(await (await call('GET', month, { token })).json()).toEqual({
    vouchers: 1,
    changed: 0,
    cancelled: 0,
    files: [],
  });

  const file = await call('GET', `${month}.xml`, { token });
  expect(file.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
  expect(file.headers.get('Content-Disposition')).toBe(`attachment; filename="tally-${home}-2026-11.xml"`);
  expect(file.headers.get('Cache-Control')).toBe('no-store');
  expect(readTallyFile(await file.text()).vouchers).toMatchObject([{ number: 'DL/26-27/0001', footing: 0 }]);

  const state = await (await call('GET', month, { token })).json();
  expect(state).toEqual({
    vouchers: 0,
    changed: 0,
    cancelled: 0,
    files: [{ at: '2026-11-21T06:00:00.000Z', by: 'meena' }],
  });
  expect(readTallyFile(await (await call('GET', `${month}.xml`, { token })).text()).vouchers).toEqual([]);
  expect(readTallyFile(await (await call('GET', `${month}.xml?again=1`, { token })).text()).vouchers).toHaveLength(1);
});

test('A registration or a period that does not exist is not found, and nobody fetches it without a login', async () => {
  const { call, logIn } = app();
  const token = await logIn();
  for (const days of ['atlantis/2026-11', `${home}/2026-13`, `${home}/2026-Q5`])
    expect((await call('GET', `/api/returns/${days}/tally.xml`, { token })).status).toBe(404);
  expect((await call('GET', `/api/returns/${home}/2026-11/tally.xml`)).status).toBe(401);
});
