import { expect, test } from 'vitest';
import type { DocumentRecord } from '#contract/documents.ts';
import type { LackingEwayAnswer } from '#contract/returns/eway.ts';
import { buildInput } from '#test/build/factories.ts';
import { openTestApp, withTestApp } from '#test/open/start-test-app.ts';
import { branchName, home, homeName } from '#test/specification/specified-firm.ts';

const app = withTestApp();
const buyerAddress = 'Namuna Gruha\nJaydev Vihar\nBhubaneswar 751013\nGSTIN 21AAAAA0000A1ZE';
const moved = { buyerAddress, consigneeAddress: buyerAddress, taxType: 'central' };

async function issue(changes = {}) {
  const { call, logIn } = app();
  const token = await logIn();
  const answer = await call('POST', '/api/generateInvoice', { token, body: buildInput({ ...moved, ...changes }) });
  const [id, number] = [answer.headers.get('Document') ?? '', answer.headers.get('Invoice-Number') ?? ''];
  return { call, token, id, number, address: `/api/documents/${id}/eway` };
}

async function stateOf({ call, token, id }: Pick<Awaited<ReturnType<typeof issue>>, 'call' | 'token' | 'id'>) {
  const record = (await (await call('GET', `/api/documents/${id}`, { token })).json()) as DocumentRecord;
  return record.eway;
}

test('Staff say how goods move, fetch the file, and take the number in', async () => {
  const { call, token, id, number, address } = await issue();
  const known = await (await call('GET', address, { token })).json();
  expect(known).toMatchObject({
    ...{ version: 0, required: true, limit: 50_000_00, fromPin: '110015', toPin: '751013', shippedElsewhere: false },
    ...{ from: { name: homeName }, to: { name: branchName }, consignment: { value: 106_554_00 }, bills: [] },
    problems: [{ field: 'mode' }],
  });
  const none = { state: 'none', required: true, number: '', validUntil: '' };
  expect(await stateOf({ call, token, id })).toEqual(none);
  const early = await call('POST', '/api/eway/json', { token, body: { documents: [id] } });
  expect(early.status).toBe(422);
  expect(await early.json()).toMatchObject({
    message: `${number}: Say how the goods move, or name the transporter who will say it`,
  });

  const transport = { mode: 'road', vehicle: 'dl 01 lx 0000', distance: 1745 };
  const saved = await call('POST', address, { token, body: { version: 0, transport } });
  expect(await saved.json()).toMatchObject({ version: 1, transport: { vehicle: 'DL01LX0000' }, problems: [] });
  expect((await call('POST', address, { token, body: { version: 0, transport } })).status).toBe(409);

  const file = await call('POST', '/api/eway/json', { token, body: { documents: [id] } });
  expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="eway-bills.json"');
  expect(await file.json()).toMatchObject({ billLists: [{ docNo: number, vehicleNo: 'DL01LX0000', toStateCode: 21 }] });

  const answer = { document: number, number: '771200004821', madeAt: '2026-11-21 10:00', validUntil: '2026-11-30' };
  const send = async (rows: unknown) =>
    await (await call('POST', '/api/eway/answers', { token, body: rows as object })).json();
  expect(await send([answer, { ...answer, document: 'X/1' }])).toEqual([
    { document: number, id, number: answer.number, what: 'taken', message: '' },
    {
      ...{ document: 'X/1', id: null, number: answer.number, what: 'refused' },
      message: 'No tax invoice or challan of this firm has this number.',
    },
  ]);
  expect(await send([answer])).toMatchObject([{ what: 'same' }]);
  const made = { state: 'made', required: true, number: answer.number, validUntil: '2026-11-30' };
  expect(await stateOf({ call, token, id })).toEqual(made);
  expect((await call('POST', '/api/eway/json', { token, body: { documents: [id] } })).status).toBe(422);

  const late = { cancelledAt: '2026-11-20 10:00', reason: 'Other' };
  expect((await call('POST', `${address}/cancelled`, { token, body: late })).status).toBe(422);
  const cancelled = { cancelledAt: '2026-11-21 11:00', reason: 'Another vehicle' };
  expect(await (await call('POST', `${address}/cancelled`, { token, body: cancelled })).json()).toMatchObject({
    bills: [{ number: answer.number, cancelled: { reason: 'Another vehicle', by: 'meena' } }],
  });
  expect(await stateOf({ call, token, id })).toEqual({ ...made, state: 'cancelled' });
  const { history } = (await (await call('GET', `/api/documents/${id}`, { token })).json()) as {
    history: { words: string }[];
  };
  expect(history.map(({ words }) => words).slice(1)).toEqual([
    'Transport of goods noted, Road, 1745 km, DL01LX0000',
    'E-way bill taken in, 7712 0000 4821, made 21/11/2026 10:00, valid until 30/11/2026',
    'E-way bill cancelled at the portal, 7712 0000 4821, cancelled 21/11/2026 11:00, “Another vehicle”',
  ]);
});

test('The portal’s file is taken in as it is, row by row', async () => {
  const { call, token, id, number } = await issue({ qty1: '30' });
  const body = `Doc No,EWB No,EWB Date,Valid Till\n${number},771200009999,21/11/2026 10:00,`;
  const sent = await call('POST', '/api/eway/answers', { token, body, headers: { 'Content-Type': 'text/plain' } });
  expect(await sent.json()).toMatchObject([{ id, what: 'taken' }]);
  expect(await stateOf({ call, token, id })).toMatchObject({
    state: 'waiting',
    number: '771200009999',
    validUntil: '',
  });
});

test('A wrong vehicle is said, and other documents have no e-way bill here', async () => {
  const { call, token, address } = await issue();
  const wrong = await call('POST', address, { token, body: { version: 0, transport: { vehicle: 'DELHI' } } });
  expect(wrong.status).toBe(422);
  expect((await call('GET', '/api/documents/nothing/eway', { token })).status).toBe(404);
  const quotation = await call('POST', '/api/generateInvoice', { token, body: buildInput({ type: 'pro' }) });
  const other = `/api/documents/${quotation.headers.get('Document')}/eway`;
  expect((await call('GET', other, { token })).status).toBe(409);
});

test('What needs a bill and lacks it is listed until it is made; what waits for Part B stays, and one file has the ready ones', async () => {
  const shop = await openTestApp();
  const token = await shop.logIn();
  const issueIn = async (changes = {}) => {
    const answer = await shop.call('POST', '/api/generateInvoice', {
      token,
      body: buildInput({ ...moved, ...changes }),
    });
    return { id: answer.headers.get('Document') ?? '', number: answer.headers.get('Invoice-Number') ?? '' };
  };
  const list = async () =>
    ((await (await shop.call('GET', `/api/eway/lacking/${home}`, { token })).json()) as LackingEwayAnswer).rows;
  const [one, two] = [await issueIn(), await issueIn()];
  // Too little, a service, another kind, too old, and one that is cancelled.
  await issueIn({ qty1: '1' });
  await issueIn({ hsn1: '995475' });
  await issueIn({ type: 'pro' });
  await issueIn({ orderDate: '2026-04-20' });
  const gone = await issueIn();
  await shop.call('DELETE', `/api/deleteInvoice/tax/${home}/${gone.number}?reason=duplicate`, { token });
  expect((await list()).map(({ number, lacks, problems }) => [number, lacks, problems.length])).toEqual([
    [two.number, 'bill', 1],
    [one.number, 'bill', 1],
  ]);
  for (const { id } of [one, two])
    await shop.call('POST', `/api/documents/${id}/eway`, {
      token,
      body: { version: 0, transport: { mode: 'road', vehicle: 'DL01LX0001' } },
    });
  const ready = await list();
  expect(ready.every(({ problems }) => problems.length === 0)).toBe(true);
  expect(ready[0]).toMatchObject({ document: two.id, value: 106_554_00, to: branchName, buyerName: 'Namuna Gruha' });
  const file = await shop.call('POST', '/api/eway/json', {
    token,
    body: { documents: ready.map((row) => row.document) },
  });
  expect(((await file.json()) as { billLists: { docNo: string }[] }).billLists.map(({ docNo }) => docNo)).toEqual([
    two.number,
    one.number,
  ]);
  const answers = [
    { document: one.number, number: '771200004821', madeAt: '2026-11-21 10:00', validUntil: '2026-11-30' },
    { document: two.number, number: '771200004822', madeAt: '2026-11-21 10:00', validUntil: '' },
  ];
  await shop.call('POST', '/api/eway/answers', { token, body: answers });
  expect(await list()).toMatchObject([
    { number: two.number, lacks: 'part-b', problems: [{ message: expect.stringContaining('771200004822') }] },
  ]);
  const totals = await shop.call('GET', `/api/eway/lacking/${home}?totals=only`, { token });
  expect(await totals.json()).toEqual({ bills: 0, vehicles: 1, more: false, rows: [] });
  expect((await shop.call('GET', '/api/eway/lacking/atlantis', { token })).status).toBe(404);
  await shop.close();
});

test('An answer to a number that an invoice and a challan have goes to the one that it fits, or says why it cannot', async () => {
  const { call, token } = await issue();
  const make = async (changes: object) => {
    const body = buildInput({ ...moved, ...changes });
    return (await call('POST', '/api/generateInvoice', { token, body })).headers.get('Document') ?? '';
  };
  const take = async (changes: object) => {
    const body = [{ document: 'SAME/1', madeAt: '2026-11-21 10:00', validUntil: '', gstin, ...changes }];
    const [row] = (await (await call('POST', '/api/eway/answers', { token, body })).json()) as [object];
    return row;
  };
  const gstin = '07AAKFA0000A1ZK';
  const invoice = await make({ invoiceNo: 'SAME/1' });
  const challan = await make({ type: 'challan', purpose: 'approval', invoiceNo: 'SAME/1' });
  expect(await take({ number: '771200004830' })).toMatchObject({
    ...{ what: 'refused', id: null },
    message: expect.stringContaining('An invoice and a challan have this number, and it fits both.'),
  });
  expect(await take({ number: '771200004830', total: '5' })).toMatchObject({
    message: expect.stringContaining('Several documents have this number, and it fits none of them: Its total is'),
  });
  expect(await take({ number: '771200004831', docType: 'CHL' })).toMatchObject({ what: 'taken', id: challan });
  expect(await take({ number: '771200004832', total: '106554.00' })).toMatchObject({ what: 'taken', id: invoice });
  expect(await take({ number: '771200004831' })).toMatchObject({ what: 'same', id: challan });
});
