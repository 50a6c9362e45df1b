import { expect, test } from 'vitest';
import type { JumpEntry } from '#domain/jump/jump-entry.ts';
import { buildCustomer } from '#test/build/build-customer.ts';
import { withTestApp } from '#test/open/start-test-app.ts';
import { branch, home } from '#test/specification/specified-firm.ts';
import { issueOverWire } from '#test/wire/issue-over-wire.ts';

const app = withTestApp();

async function jump(typed: string, username?: string): Promise<JumpEntry[]> {
  const token = await app().logIn(username);
  const answer = await app().call('GET', `/api/jump?q=${encodeURIComponent(typed)}`, { token });
  expect(answer.status).toBe(200);
  return answer.json() as Promise<JumpEntry[]>;
}

test('The jump box finds each kind of thing by the beginnings of words, and says where it leads', async () => {
  const issue = issueOverWire(app);
  await issue({ buyerAddress: 'Instance Retail LLP\nKolkata' });
  await issue({ buyerAddress: 'Instance Retail LLP\nKolkata', type: 'pro', taxState: branch });
  const token = await app().logIn();
  const billingAddress = 'Instance Retail LLP\n4 Example Road\nKolkata 700001';
  const body = buildCustomer({ billingAddress, gstin: '' });
  const created = await (await app().call('POST', '/api/customers', { token, body })).json();

  const found = await jump('in');
  expect(found.map(({ kind, title, detail }) => [kind, title, detail])).toEqual([
    ['customer', 'Instance Retail LLP', 'Kolkata'],
    ['pro', 'PI-OD/26-27/001', 'Instance Retail LLP, 21/11/2026, 1,06,554.00'],
    ['tax', 'DL/26-27/0001', 'Instance Retail LLP, 21/11/2026, 1,06,554.00'],
    ['product', 'Indoor WPC Louver', '3916'],
    ['product', 'Interior Fitout works', '995468'],
    ['product', 'Installation Charges', '995468'],
    ['folder', 'Indoor WPC Louvers', '0 pictures'],
    ['screen', 'Tax Invoice', ''],
  ]);
  expect(found.map(({ path }) => path)).toEqual([
    `/customers/${created.customer.id}`,
    expect.stringMatching(/^\/document\/[\w-]+$/),
    expect.stringMatching(/^\/document\/[\w-]+$/),
    '/indoorwpclouvers',
    '/products',
    '/products',
    '/imageDeletion#indoorwpclouvers',
    '/taxinvoice',
  ]);
  expect(await jump('retail inst')).toMatchObject([{ kind: 'customer' }, { kind: 'pro' }, { kind: 'tax' }]);
  expect(await jump('3916')).toContainEqual(expect.objectContaining({ kind: 'product', title: 'Indoor WPC Louver' }));
  expect(await jump('generate')).toMatchObject([{ kind: 'screen', title: 'Tax Invoice' }]);
  expect(await jump('nstance')).toEqual([]);
  expect(await jump(' / ')).toEqual([]);
});

test('Receipts, refunds and settlements are found by the beginnings of their numbers, and lead to their pages', async () => {
  const token = await app().logIn();
  const post = async (path: string, body: object) => {
    const answer = await app().call('POST', path, { token, body });
    expect(answer.status).toBe(201);
    return answer.json();
  };
  const typed = buildCustomer({ gstin: '', billingAddress: 'Jasmine Hotel\nNew Delhi 110037', phone: '' });
  const customer = (await post('/api/customers', typed)).customer.id;
  const money = { customer, taxState: home, date: '2026-11-20', mode: 'bank', reference: 'SMPLN26325000417' };
  const first = await post('/api/receipts', { ...money, amount: 5_000_000 });
  const second = await post('/api/receipts', { ...money, amount: 100_000 });
  await post('/api/refunds', { ...money, amount: 100_000, allocations: [{ source: second.id, amount: 100_000 }] });
  expect(first.number).toBe('RC-DL/26-27/0001');
  expect(await jump(' rc-dl/26-27/0001 ')).toEqual([
    {
      kind: 'receipt',
      title: 'RC-DL/26-27/0001',
      detail: 'Jasmine Hotel, 20/11/2026, 50,000.00',
      path: `/receipts/${first.id}`,
    },
  ]);
  expect((await jump('rc-')).map(({ title }) => title)).toEqual([second.number, first.number]);
  expect(await jump('rf-d')).toMatchObject([{ kind: 'refund', title: 'RF-DL/26-27/0001' }]);
  expect(await jump('rc-od')).toEqual([]);
  const cancelled = await app().call('DELETE', `/api/receipts/${first.id}?reason=Bounced`, { token });
  expect(cancelled.status).toBe(200);
  expect((await jump(first.number))[0]?.detail).toBe('Jasmine Hotel, 20/11/2026, 50,000.00, cancelled');
});

test('An exact number comes before customers and all others, in any letter case', async () => {
  const token = await app().logIn();
  const body = buildCustomer({ billingAddress: 'DL 26 27 0002 Trading\nDelhi 110001', gstin: '', phone: '' });
  await app().call('POST', '/api/customers', { token, body });
  const number = (await issueOverWire(app)()).headers.get('Invoice-Number') ?? '';
  expect(number).toBe('DL/26-27/0002');
  expect(await jump('dl/26-27/0002')).toMatchObject([{ kind: 'tax', title: number }, { kind: 'customer' }]);
});

test('At most twelve are answered, a cancelled document says so, and only owners find what is theirs', async () => {
  const issue = issueOverWire(app);
  for (let count = 0; count < 14; count++) await issue({ buyerAddress: 'Waverley Walls\nDelhi' });
  const many = await jump('wa');
  expect(many).toHaveLength(12);
  expect(new Set(many.map(({ kind }) => kind))).toEqual(new Set(['tax', 'product', 'folder']));
  const newest = many.find(({ kind }) => kind === 'tax')?.title ?? '';
  const token = await app().logIn();
  await app().call('DELETE', `/api/deleteInvoice/tax/${home}/${encodeURIComponent(newest)}`, { token });
  expect((await jump(newest))[0]?.detail).toMatch(/^Waverley Walls, .*, cancelled$/);
  await app().addPerson('olga', 'owner');
  expect(await jump('audit')).toEqual([]);
  expect([await jump('figures'), await jump('figures', 'olga')]).toMatchObject([[], [{ path: '/figures' }]]);
  expect(await jump('audit', 'olga')).toMatchObject([{ kind: 'screen', path: '/audit' }]);
});

test('Only staff may ask, and a text of more than 200 characters is refused', async () => {
  expect((await app().call('GET', '/api/jump?q=in')).status).toBe(401);
  const token = await app().logIn();
  expect((await app().call('GET', `/api/jump?q=${'a'.repeat(201)}`, { token })).status).toBe(422);
});
