import { beforeAll, expect, test } from 'vitest';
import type { InvoiceInput } from '#contract/invoice-wire.ts';
import type { ReturnAnswer, ReturnRow } from '#contract/returns/returns.ts';
import type { SupplementsAnswer } from '#contract/returns/supplements.ts';
import { buildInput, buildNewInvoice } from '#test/build/factories.ts';
import { openTestApp, withTestApp } from '#test/open/start-test-app.ts';
import { openMigratedMemory } from '#test/postgres/migrated-file.ts';
import { home } from '#test/specification/specified-firm.ts';
import { issueAsBefore } from '#test/wire/issue-as-before.ts';

const app = withTestApp();
const october = '2026-10-20';
const studio = 'Example Studio\n8 Example Marg';

beforeAll(() => app().addPerson('owner', 'owner'));

const tokens = new Map<string, string>();

async function as(username: string) {
  const token = tokens.get(username) ?? (await app().logIn(username));
  tokens.set(username, token);
  return (method: string, path: string, body?: unknown) =>
    app().call(method, path, { token, ...(body ? { body } : {}) });
}

async function issue(changes: InvoiceInput = {}): Promise<Response> {
  const call = await as('meena');
  const dates = { orderDate: october, buyerDate: changes.orderDate ?? october };
  return call('POST', '/api/generateInvoice', { ...buildInput(), ...dates, ...changes });
}

async function idOf(answer: Response): Promise<string> {
  expect(answer.status).toBe(200);
  return answer.headers.get('Document') ?? '';
}

async function readReturn(period = '2026-10'): Promise<ReturnAnswer> {
  const answer = await (await as('meena'))('GET', `/api/returns/${home}/${period}`);
  expect(answer.status).toBe(200);
  return answer.json() as Promise<ReturnAnswer>;
}

async function numbersOf(section: string, period = '2026-10'): Promise<string[]> {
  const answer = await (await as('meena'))('GET', `/api/returns/${home}/${period}/documents?section=${section}`);
  const rows = (await answer.json()) as ReturnRow[];
  expect(answer.headers.get('X-Total-Count')).toBe(String(rows.length));
  return rows.map(({ number }) => number);
}

async function messageOf(answer: Response): Promise<string> {
  return ((await answer.json()) as { message: string }).message;
}

test('A month from its first error to its correction after it was filed', async () => {
  const [staff, owner] = [await as('meena'), await as('owner')];
  const right = await idOf(await issue());
  const wrong = await idOf(await issue({ taxType: 'central', buyerAddress: studio, consigneeAddress: studio }));
  await issue({ orderDate: '2026-11-20' });

  // What is wrong is named, with what to do, and the document is left out.
  const first = await readReturn();
  expect(first).toMatchObject({
    name: 'October 2026',
    form: 'gstr1',
    frequency: 'monthly',
    due: '2026-11-11',
    before: '2026-09',
    after: '2026-11',
    sections: { b2b: { documents: 1 }, documents: { total: 2, cancelled: 0, net: 2 } },
    leftOut: { documents: 1 },
    filed: null,
    differences: [],
    overCredited: [],
    begun: true,
  });
  expect((await readReturn('2026-09')).begun).toBe(false);
  expect(first.errors).toMatchObject([{ document: wrong, number: 'DL/26-27/0002', line: null, remedy: 'place' }]);
  expect(await numbersOf('leftOut')).toEqual(['DL/26-27/0002']);
  expect(await numbersOf('documents')).toEqual(['DL/26-27/0001', 'DL/26-27/0002']);
  expect(await numbersOf('hsnB2b')).toEqual(['DL/26-27/0001']);

  // Only an owner files, only a period that is over, and only what was looked at.
  const file = (body: object, call = owner, period = '2026-10') =>
    call('POST', `/api/returns/${home}/${period}/filed`, { revision: first.revision, ...body });
  expect((await file({}, staff)).status).toBe(403);
  expect(await messageOf(await file({}, owner, '2026-11'))).toContain('November 2026 has not ended');
  expect((await file({ arn: 'short' })).status).toBe(422);
  expect((await file({ filedOn: '2026-10-31' })).status).toBe(422);
  await idOf(await issue());
  expect(await messageOf(await file({}))).toContain('has changed since you looked');
  const { revision } = await readReturn();
  const answer = await file({ revision, arn: 'aa07 1026 0000 000', filedOn: '2026-11-10' });
  expect(answer.status).toBe(200);
  const filed = (await answer.json()) as ReturnAnswer;
  expect(filed.filed).toMatchObject({
    arn: 'AA0710260000000',
    filedOn: '2026-11-10',
    by: 'owner',
    reported: 2,
    leftOut: 1,
  });
  expect((await file({ revision })).status).toBe(409);

  // The files stay as they were filed.
  const names = filed.filed?.files.map(({ name }) => name) ?? [];
  expect(names.map((name) => name.replace(/^.*(?=\.)/, ''))).toEqual(['.xlsx', '.json', '.json']);
  // One document is enough to make the return incomplete: the name of each file says it.
  expect(names.filter((name) => !name.includes('_incomplete.'))).toEqual([]);
  const json = names.find((name) => name.startsWith('returns_')) ?? '';
  const kept = await staff('GET', `/api/returns/${home}/2026-10/filed/${json}`);
  expect(await kept.json()).toMatchObject({ fp: '102026', b2b: [{ ctin: '07ABCDE1234F2Z1', inv: [{}, {}] }] });
  expect((await staff('GET', `/api/returns/${home}/2026-10/filed/other.json`)).status).toBe(404);

  // Closed: no document is issued into it; no reported one is cancelled or supplemented.
  expect(await messageOf(await issue())).toBe(
    'The return of October 2026 is filed: no document can have a date in it. Choose a later date.',
  );
  const cancel = (number: string) => staff('DELETE', `/api/deleteInvoice/tax/${home}/${encodeURIComponent(number)}`);
  expect(await messageOf(await cancel('DL/26-27/0001'))).toBe(
    'DL/26-27/0001 is in the filed return of October 2026: write a credit note instead.',
  );
  const add = (id: string, facts: object) =>
    staff('POST', `/api/documents/${id}/supplement`, { reason: 'As the order says', ...facts });
  expect(await messageOf(await add(right, { place: '06' }))).toContain('Amend it at the portal: 9A');

  // What was left out is mended, and the next return has it; the figures of the filed one stay.
  expect((await add(wrong, { place: '06' })).status).toBe(200);
  expect(await numbersOf('carried', '2026-11')).toEqual(['DL/26-27/0002']);
  const november = await readReturn('2026-11');
  expect(november).toMatchObject({ carried: 1, sections: { b2cl: { documents: 1 }, documents: { total: 1 } } });
  const again = await readReturn();
  expect([again.sections, again.leftOut, again.checks]).toEqual([filed.sections, filed.leftOut, filed.checks]);

  // Opened again: what differs from the filed return is listed.
  const reopen = (reason: string) => owner('DELETE', `/api/returns/${home}/2026-10/filed?reason=${reason}`);
  expect((await reopen('')).status).toBe(422);
  expect((await reopen('A%20mistake')).status).toBe(200);
  expect((await reopen('A%20mistake')).status).toBe(409);
  expect((await cancel('DL/26-27/0001')).status).toBe(200);
  expect((await readReturn()).differences).toMatchObject([
    { number: 'DL/26-27/0001', message: expect.stringContaining('It is cancelled: take it out.') },
    { number: 'DL/26-27/0002', message: expect.stringContaining('It was not in the filed return: add it.') },
  ]);
});

test('The GSTIN of the customer is offered for one that is mistyped', async () => {
  const staff = await as('meena');
  const name = 'Example Retail\nNoida 201301, Uttar Pradesh';
  const added = await staff('POST', '/api/customers', {
    name: 'Example Retail',
    billingAddress: name,
    gstin: '09AAAAA0000A1Z0',
  });
  expect(added.status).toBe(201);
  const { customer } = (await added.json()) as { customer: { id: string } };
  const document = await idOf(
    await issue({
      orderDate: '2026-08-20',
      taxType: 'central',
      buyerAddress: `${name}\nGSTIN 09AAAAA0000A1Z1`,
      consigneeAddress: name,
      customer: customer.id,
    } as InvoiceInput),
  );
  expect((await readReturn('2026-08')).errors).toMatchObject([
    { document, remedy: 'gstin', suggestion: '09AAAAA0000A1Z0' },
  ]);
});

test('A supplement says every problem, and what counts afterwards', async () => {
  const staff = await as('meena');
  const id = await idOf(await issue({ orderDate: '2026-07-20' }));
  const path = `/api/documents/${id}/supplement`;
  const facts = { place: '99', gstin: '07ABCDE1234F2Z2', pin: '1100', original: { number: '', date: '' }, reason: ' ' };
  const refused = await staff('POST', path, facts);
  expect(refused.status).toBe(422);
  const { problems } = (await refused.json()) as { problems: { field: string }[] };
  expect(problems.map(({ field }) => field)).toEqual(['place', 'gstin', 'pin', 'original', 'reason']);
  await staff('POST', path, { gstin: '06 abcde1234f 1z4', reason: 'As the order says' });
  await staff('POST', path, { place: '06', reason: 'Delivered there' });
  const answer = (await (await staff('GET', path)).json()) as SupplementsAnswer;
  expect(answer).toMatchObject({
    gstin: '06ABCDE1234F1Z4',
    place: '06',
    reportedIn: null,
    supplements: [
      { facts: { gstin: '06ABCDE1234F1Z4', place: '06' }, reason: 'Delivered there', by: 'meena' },
      { facts: { gstin: '06ABCDE1234F1Z4' }, reason: 'As the order says' },
    ],
  });
  expect((await staff('GET', '/api/documents/none/supplement')).status).toBe(404);
});

test('An invoice that an earlier release credited twice is named by the return of any month, with its notes', async () => {
  const database = await openMigratedMemory();
  const shop = await openTestApp({ database });
  const token = await shop.logIn();
  const body = buildInput();
  const issued = await shop.call('POST', '/api/generateInvoice', { token, body });
  const original = { id: issued.headers.get('Document') ?? '', number: 'DL/26-27/0001', date: '2026-11-21' };
  const note = (number: string) =>
    issueAsBefore(database, buildNewInvoice({ invoiceNo: number, ...body, type: 'credit' }, { original }), number);
  const notes = [await note('C/1'), await note('C/2')];
  const { overCredited } = await (await shop.call('GET', `/api/returns/${home}/2026-10`, { token })).json();
  const value = 106_554_00;
  expect(overCredited).toEqual([
    {
      ...{ ...original, value, credited: 2 * value },
      notes: notes.map(({ id, number, date }) => ({ id, number, date, value, filed: false })),
    },
  ]);
  await shop.close();
  await database.close();
});
