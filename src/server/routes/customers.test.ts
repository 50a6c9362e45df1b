import { beforeAll, expect, test } from 'vitest';
import { buildCustomer } from '#test/build/build-customer.ts';
import { withTestApp } from '#test/open/start-test-app.ts';

const app = withTestApp();
let [staff, owner] = ['', ''];
beforeAll(async () => {
  staff = await app().logIn();
  await app().addPerson('asha', 'owner');
  owner = await app().logIn('asha');
});

type Body = { customer: { id: string; version: number; name: string }; warnings: { message: string }[] };

async function post(path: string, body: unknown, { token = staff, key = '' } = {}) {
  const headers: Record<string, string> = key === '' ? {} : { 'Idempotency-Key': key };
  const answer = await app().call('POST', path, { token, body, headers });
  return { status: answer.status, about: answer.headers.get('Customer'), body: (await answer.json()) as never };
}

async function add(changes: Parameters<typeof buildCustomer>[0]) {
  const { status, body } = await post('/api/customers', buildCustomer(changes));
  expect(status).toBe(201);
  return (body as Body).customer;
}

async function get(path: string) {
  const answer = await app().call('GET', path, { token: staff });
  return { status: answer.status, count: answer.headers.get('X-Total-Count'), body: (await answer.json()) as never };
}

test('Staff add a customer once for each key; a second one with the GSTIN is told who has it', async () => {
  const key = '00000000-0000-4000-8000-0000000000b1';
  const gstin = '07AAHCM3636C1ZP';
  const billingAddress = 'Model Clinics\nPlot 31, Sector 9, Rohini\nNew Delhi 110085';
  const typed = buildCustomer({ gstin, billingAddress, phone: '' });
  const first = await post('/api/customers', typed, { key });
  expect(first).toMatchObject({
    status: 201,
    body: { customer: { version: 1, name: 'Model Clinics', place: 'New Delhi', pin: '110085', stateCode: '07' } },
  });
  const again = await post('/api/customers', typed, { key });
  expect(again.body).toEqual(first.body);
  expect(await post('/api/customers', { ...typed, creditDays: 7 }, { key })).toMatchObject({ status: 409 });
  expect(await post('/api/customers', typed, { key: 'mine' })).toMatchObject({ status: 422 });

  const { id } = (first.body as Body).customer;
  const taken = await post('/api/customers', { ...typed, billingAddress: 'Model Clinics, second branch\nPune 411001' });
  const message = `Model Clinics, New Delhi 110085, has the GSTIN ${gstin}. Is this a delivery address of that customer?`;
  expect(taken).toEqual({ status: 409, about: id, body: { message, problems: [{ field: 'gstin', message }] } });
  expect(await get(`/api/customers/${id}`)).toMatchObject({ status: 200, body: { id, gstin } });
  expect(await get('/api/customers/nobody')).toMatchObject({ status: 404 });
});

test('A preview stores nothing, and warns of a customer that may be the same', async () => {
  const homes = { gstin: '', billingAddress: 'Demo Homes\nCuttack 753001', phone: '97000 00001' };
  const { id } = await add(homes);
  const like = buildCustomer({ ...homes, billingAddress: 'DEMO HOMES,\nFlat 3B, Cuttack 753001' });
  const preview = await post('/api/customers?preview=1', like);
  expect(preview).toMatchObject({
    status: 200,
    body: {
      customer: null,
      warnings: [
        { field: 'billingAddress', message: 'Demo Homes, Cuttack 753001 has the same name and PIN.', customer: { id } },
        { field: 'phone', message: 'Demo Homes, Cuttack 753001 has the same phone.', customer: { id } },
      ],
    },
  });
  expect(await get('/api/customers?q=demo')).toMatchObject({ count: '1' });
  expect(await post(`/api/customers/${id}?preview=1`, { ...like, version: 1 })).toMatchObject({
    body: { warnings: [] },
  });
  expect(await get(`/api/customers/${id}`)).toMatchObject({ body: { version: 1 } });
});

test('Every wrong field is named, each with a sentence', async () => {
  const wrong = buildCustomer({ gstin: '07AAHCM3636C1ZQ', phone: 'call me', creditDays: 200 });
  const refused = await post('/api/customers', wrong);
  expect(refused.status).toBe(422);
  const { problems } = refused.body as { problems: { field: string; message: string }[] };
  expect(problems.map(({ field }) => field)).toEqual(['gstin', 'phone', 'creditDays']);
  for (const { message } of problems) expect(message).toMatch(/^\S.*\.$/);
});

test('Of two clerks who edit one customer the second is told by whom it was changed, and the first change stays', async () => {
  const typed = { gstin: '', billingAddress: 'Specimen Retail\nNew Delhi 110017', phone: '' };
  const { id, version } = await add(typed);
  const change = (creditDays: number, token: string) =>
    post(`/api/customers/${id}`, { ...buildCustomer({ ...typed, creditDays }), version }, { token });
  expect(await change(45, owner)).toMatchObject({ status: 200, body: { customer: { version: 2, creditDays: 45 } } });
  const second = await change(60, staff);
  expect(second).toMatchObject({
    status: 409,
    body: {
      message: expect.stringMatching(
        /^asha changed Specimen Retail on \d\d\/\d\d\/\d{4} at \d\d:\d\d, after you opened it\./,
      ),
      problems: [{ field: 'version' }],
    },
  });
  expect(await get(`/api/customers/${id}`)).toMatchObject({ body: { version: 2, creditDays: 45 } });
});

test('Two characters find customers by the beginnings of their words, one finds none', async () => {
  await add({ gstin: '', billingAddress: 'Quartz Studio\nPune 411001', phone: '' });
  expect(await get('/api/customers/suggest?q=qu')).toMatchObject({ body: [{ name: 'Quartz Studio' }] });
  expect(await get('/api/customers/suggest?q=pun%20quar')).toMatchObject({ body: [{ name: 'Quartz Studio' }] });
  expect(await get('/api/customers/suggest?q=q')).toMatchObject({ body: [] });
  expect(await get('/api/customers?q=quartz&size=1')).toMatchObject({ count: '1', body: [{ name: 'Quartz Studio' }] });
  expect(await get('/api/customers?size=0')).toMatchObject({ status: 422 });
});

test('Owners alone archive and merge; an archived customer says where its documents went', async () => {
  const [one, other] = [
    await add({ gstin: '', billingAddress: 'Trial Library\nNew Delhi 110075', phone: '' }),
    await add({ gstin: '', billingAddress: 'Trial Libraries\nNew Delhi 110075', phone: '' }),
  ];
  const asOwner = (path: string, body: unknown) => post(path, body, { token: owner });
  expect(await post(`/api/customers/${one.id}/archive`, {})).toMatchObject({ status: 403 });
  expect(await post(`/api/customers/${one.id}/merge`, { into: other.id })).toMatchObject({ status: 403 });
  expect(await asOwner(`/api/customers/${one.id}/merge`, { into: one.id })).toMatchObject({ status: 422 });
  expect(await asOwner(`/api/customers/${one.id}/archive`, {})).toMatchObject({ status: 200 });
  expect(await asOwner(`/api/customers/${one.id}/merge`, { into: other.id })).toMatchObject({
    status: 409,
    body: { message: 'Trial Library is archived. An owner can bring the customer back.' },
  });
  expect(await get('/api/customers?q=library&archived=true')).toMatchObject({ count: '1' });
  expect(await asOwner(`/api/customers/${one.id}/archive`, { archived: false })).toMatchObject({
    body: { archivedAt: null },
  });
  const merged = await asOwner(`/api/customers/${one.id}/merge`, { into: other.id });
  expect(merged).toMatchObject({ status: 200, body: { mergedInto: other.id } });
  // The answer may have been lost on its way: the same call again gives it.
  const again = await asOwner(`/api/customers/${one.id}/merge`, { into: other.id });
  expect(again).toMatchObject({ status: 200, body: merged.body });
  expect(await asOwner(`/api/customers/${one.id}/archive`, { archived: false })).toMatchObject({
    status: 409,
    about: other.id,
  });
  expect(await asOwner('/api/customers/nobody/archive', {})).toMatchObject({ status: 404 });
});

test('The export has every customer, and no cell that a spreadsheet would calculate', async () => {
  await add({ gstin: '', billingAddress: '=HYPERLINK("x")\nPune 411001', phone: '+91 98100 55555', note: '@SUM(1)' });
  const answer = await app().call('GET', '/api/customers.csv', { token: staff });
  const text = await answer.text();
  expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(text).toContain('Name,GSTIN,Billing address,Delivery addresses,Place,PIN,State,');
  expect(text).toContain('"\t=HYPERLINK(""x"")"');
  expect(text).toContain('"\t+91 98100 55555"');
  expect(text).not.toMatch(/(?:^|,)"?[=@+]/m);
  expect(text).toContain('Trial Library');
});
