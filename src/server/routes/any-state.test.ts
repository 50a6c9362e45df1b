import { expect, onTestFinished, test } from 'vitest';
import type { CompanyAnswer } from '#contract/company.ts';
import type { Desk } from '#contract/desk.ts';
import type { Company } from '#domain/company/company.ts';
import { stateTax, taxStateIds, taxStates } from '#domain/tax/states.ts';
import { buildCustomer } from '#test/build/build-customer.ts';
import { buildFirm, buildGstin } from '#test/build/build-firm.ts';
import { actor, buildInput } from '#test/build/factories.ts';
import { openTestApp } from '#test/open/start-test-app.ts';
import { readPdf } from '#test/read/read-pdf.ts';
import { home, homeName } from '#test/specification/specified-firm.ts';

async function openFirm(company: Company) {
  const shop = await openTestApp({ company });
  onTestFinished(() => shop.close());
  await shop.addPerson('asha', 'owner');
  const token = await shop.logIn('asha');
  const get = async <T>(path: string) => (await (await shop.call('GET', path, { token })).json()) as T;
  const post = (path: string, body: object, headers = {}) => shop.call('POST', path, { token, body, headers });
  return { shop, get, post };
}

test('A firm of every state issues there: the paper has its GSTIN, code and number, and the tax that the law names', async () => {
  const { post } = await openFirm(buildFirm(taxStateIds));
  for (const state of taxStateIds) {
    const { name, code, prefix } = taxStates[state];
    const buyer = `Sample Hotels\n2 Example Street\nGSTIN ${buildGstin(state, 'ABCDE1234F')}`;
    const answer = await post(
      '/api/generateInvoice',
      buildInput({ taxState: state, taxType: 'state', buyerAddress: buyer, consigneeAddress: buyer }),
    );
    expect([state, answer.status]).toEqual([state, 200]);
    expect(answer.headers.get('Invoice-Number')).toBe(`${prefix}/26-27/0001`);
    const paper = (await readPdf(Buffer.from(await answer.arrayBuffer()))).join('\n');
    expect(paper).toContain(buildGstin(state, 'AAKFA0000A'));
    expect(paper.replaceAll(/\s+/g, ' ')).toContain(`${name}, code ${code}`);
    const other = stateTax(state) === 'UTGST' ? 'SGST' : 'UTGST';
    expect(paper).toMatch(new RegExp(`\\b${stateTax(state)}\\b`));
    expect(paper).not.toMatch(new RegExp(`\\b${other}\\b`));
  }
});

test('The desk, the record and the lists have the registrations in the order of the firm, and no others', async () => {
  const order = ['tamil-nadu', home, 'ladakh', 'kerala', 'west-bengal'] as const;
  const { get, post } = await openFirm(buildFirm(order));
  const desk = await get<Desk>('/api/desk');
  expect(Object.keys(desk.company?.registrations ?? {})).toEqual(order);
  expect(Object.keys(desk.nextNumbers.tax)).toEqual(order);
  expect(desk.nextNumbers.credit).toMatchObject({ ladakh: 'CN-LA/26-27/001' });
  expect(Object.keys(desk.series)).toHaveLength(order.length * 4 * 3);
  const { company, version } = await get<CompanyAnswer>('/api/company');
  const turned = Object.fromEntries(Object.entries(company?.registrations ?? {}).reverse());
  const saved = await post('/api/company', { onto: version, company: { ...company, registrations: turned } });
  expect(Object.keys(((await saved.json()) as CompanyAnswer).company?.registrations ?? {})).toEqual(order.toReversed());
  const audit = await get<object>('/api/audit');
  expect(JSON.stringify(audit)).toContain(`West Bengal, Kerala, Ladakh, ${homeName} and Tamil Nadu`);
});

test('A GSTIN of another state, and a registration under another id, are refused by their fields', async () => {
  const { get, post } = await openFirm(buildFirm(['kerala']));
  const save = async (registrations: object) => {
    const { company, version } = await get<CompanyAnswer>('/api/company');
    const answer = await post('/api/company', { onto: version, company: { ...company, registrations } });
    return [answer.status, ((await answer.json()) as { problems?: object }).problems] as const;
  };
  const { kerala } = buildFirm(['kerala']).registrations;
  expect(await save({ kerala: { ...kerala, gstin: buildGstin('tamil-nadu', 'AAKFA0000A') } })).toEqual([
    422,
    [{ field: 'registrations.kerala.gstin', message: 'A GSTIN of Kerala begins with 32.' }],
  ]);
  const [status, problems] = await save({ [home]: kerala });
  expect(status).toBe(422);
  expect(JSON.stringify(problems)).toContain('A registration stands under the id of its state.');
  expect((await save({ atlantis: kerala }))[0]).toBe(422);
});

test('The documents of a state that the firm left are listed and found on, and nothing new is issued there', async () => {
  const { shop, get, post } = await openFirm(buildFirm(['kerala', 'goa']));
  const buyer = `Sample Hotels\nKochi\nGSTIN ${buildGstin('kerala', 'ABCDE1234F')}`;
  const input = { taxState: 'kerala', taxType: 'state', buyerAddress: buyer, consigneeAddress: buyer };
  expect((await post('/api/generateInvoice', buildInput(input))).status).toBe(200);
  await shop.ports.companies.save(buildFirm(['goa', 'assam']), false, shop.clock.now, actor);
  const desk = await get<Desk>('/api/desk');
  expect(desk.documentStates).toEqual(['goa', 'assam', 'kerala']);
  expect(Object.keys(desk.nextNumbers.tax)).toEqual(['goa', 'assam']);
  expect((await post('/api/generateInvoice', buildInput(input))).status).toBe(422);
  const answers = [{ document: 'KL/26-27/0001', number: '771200004821', madeAt: '2026-11-21 10:00', validUntil: '' }];
  const [taken] = (await (await post('/api/eway/answers', answers)).json()) as { id: string | null }[];
  expect(taken?.id).not.toBeNull();
});

test('Money and opening bills are of a registration of the firm alone', async () => {
  const { shop, get, post } = await openFirm(buildFirm(['maharashtra']));
  const buyer = `Sample Hotels\nPune\nGSTIN ${buildGstin('maharashtra', 'ABCDE1234F')}`;
  await post(
    '/api/generateInvoice',
    buildInput({ taxState: 'maharashtra', taxType: 'state', buyerAddress: buyer, consigneeAddress: buyer }),
  );
  const customer = await post(
    '/api/customers',
    buildCustomer({ billingAddress: 'Model Hotels\nPune 411001', gstin: '' }),
    { 'Idempotency-Key': shop.ports.system.uuid() },
  );
  const { id } = ((await customer.json()) as { customer: { id: string } }).customer;
  const opening = { reference: 'OLD/1', date: '2026-03-31', amount: 1_000_00, due: '', side: 'dr', note: '' };
  const add = async (taxState: string) => {
    const key = { 'Idempotency-Key': shop.ports.system.uuid() };
    return (await post(`/api/customers/${id}/openings`, { ...opening, taxState }, key)).status;
  };
  expect([await add(home), await add('maharashtra')]).toEqual([422, 201]);
  const receive = async (taxState: string) => {
    const body = { customer: id, taxState, date: '2026-11-20', amount: 500_00, mode: 'cash' };
    const answer = await post('/api/receipts', body, { 'Idempotency-Key': shop.ports.system.uuid() });
    return [answer.status, ((await answer.json()) as { number?: string }).number];
  };
  expect((await receive(home))[0]).toBe(422);
  expect(await receive('maharashtra')).toEqual([201, 'RC-MH/26-27/0001']);
  expect(JSON.stringify(await get('/api/jump?q=RC-MH'))).toContain('RC-MH/26-27/0001');
});
