import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import type { InvoiceInput } from '#contract/invoice-wire.ts';
import { buildInput } from '#test/build/factories.ts';
import { withTestApp } from '#test/open/start-test-app.ts';
import { home, homeName } from '#test/specification/specified-firm.ts';

const app = withTestApp();

test('Staff download the return: JSON, workbook and the tables of GSTR-3B, marked while a document is missing', async () => {
  const { call, logIn } = app();
  const token = await logIn();
  const issue = async (changes: InvoiceInput) => {
    const answer = await call('POST', '/api/generateInvoice', { token, body: { ...buildInput(), ...changes } });
    expect(answer.status).toBe(200);
    return answer.headers.get('Document') ?? '';
  };
  const date = '2026-10-05';
  await issue({ orderDate: date, buyerDate: date, buyerAddress: 'Example Hotels\nNew Delhi\n07AAACB5678L1ZA' });
  const read = async (file: string) => call('GET', `/api/returns/${home}/2026-10/${file}`, { token });

  const json = await read('gstr1.json');
  expect(json.headers.get('Content-Disposition')).toBe(
    'attachment; filename="returns_21112026_R1_07AAKFA0000A1ZK_offline.json"',
  );
  expect(json.headers.get('Incomplete')).toBeNull();
  const file = (await json.json()) as { fp: string; b2b: { ctin: string; inv: { inum: string }[] }[] };
  expect([file.fp, file.b2b[0]?.ctin, file.b2b[0]?.inv[0]?.inum]).toEqual([
    '102026',
    '07AAACB5678L1ZA',
    'DL/26-27/0001',
  ]);

  const mistyped = 'Example Retail\nNew Delhi\nGSTIN 07AAACB5678L1ZB';
  await issue({ orderDate: '2026-10-06', buyerDate: '2026-10-06', buyerAddress: mistyped });
  const incomplete = await read('gstr1.json');
  expect(incomplete.headers.get('Incomplete')).toBe('true');
  expect(incomplete.headers.get('Content-Disposition')).toContain('_offline_incomplete.json');
  const book = await read('gstr1.xlsx');
  expect(book.headers.get('Content-Disposition')).toContain('gstr1_07AAKFA0000A1ZK_102026_incomplete.xlsx');
  const { sheets } = await readXlsx(new Uint8Array(await book.arrayBuffer()));
  expect(sheets[0]?.name).toBe('b2b,sez,de');
  expect(sheets[0]?.rows[4]?.slice(0, 4)).toEqual([
    '07AAACB5678L1ZA',
    'Example Hotels',
    'DL/26-27/0001',
    '05-Oct-2026',
  ]);
  const summary = await read('gstr3b.json');
  expect(summary.headers.get('Content-Disposition')).toContain('_incomplete.json');
  const tables = await summary.json();
  expect(tables).toMatchObject({ gstin: '07AAKFA0000A1ZK', ret_period: '102026', inter_sup: { unreg_details: [] } });
});

test.each([
  [`${home}/2026-13`, 404, 'There is no such return.'],
  ['atlantis/2026-10', 404, 'There is no such return.'],
  [`${home}/2026-Q3`, 422, `${homeName} files each month`],
])('%s is refused with %d', async (path, status, message) => {
  const { call, logIn } = app();
  const answer = await call('GET', `/api/returns/${path}/gstr1.json`, { token: await logIn() });
  expect(answer.status).toBe(status);
  expect(((await answer.json()) as { message: string }).message).toContain(message);
});

test('Nobody reads a return without a login', async () => {
  for (const file of ['gstr1.json', 'gstr1.xlsx', 'gstr3b.json'])
    expect((await app().call('GET', `/api/returns/${home}/2026-10/${file}`)).status).toBe(401);
});
