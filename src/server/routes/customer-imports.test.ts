import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ImportPreview, ImportProgressLine } from '#contract/customer-imports.ts';
import { buildTallyMasters, tallyLedger } from '#test/build/build-tally.ts';
import { openTestApp, type TestApp } from '#test/open/start-test-app.ts';

const path = '/api/customers/import';
const key = '00000000-0000-4000-8000-0000000000aa';
const sheet = [
  'Party Name,GSTIN/UIN,Mobile,City,Pin,Cr Days,Agent',
  'Model Hostels,07AAECM6161H1ZG,98100 55521,New Delhi,110007,30,K.',
  'Demo Homes,,98100 five,Cuttack,753001,0,',
  'Example Crafts,,98100 55524,New Delhi,110021,0,K.',
].join('\n');

type Query = { preview?: '1'; columns?: string; fileName?: string };

function send(app: TestApp, token: string, body: string | Uint8Array, query: Query = {}, idempotency = key) {
  const form = new FormData();
  form.set('file', new Blob([body as BlobPart]), 'parties.csv');
  return app.app.request(`${path}?${new URLSearchParams(query)}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, ...(query.preview ? {} : { 'Idempotency-Key': idempotency }) },
    body: form,
  });
}

async function preview(app: TestApp, token: string, body: string | Uint8Array, query: Query = {}) {
  const answer = await send(app, token, body, { ...query, preview: '1' });
  return { status: answer.status, value: (await answer.json()) as ImportPreview & { message: string } };
}

async function progress(answer: Response): Promise<ImportProgressLine[]> {
  const text = await answer.text();
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

async function withApp(check: (app: TestApp, token: string) => Promise<void>) {
  const app = await openTestApp();
  try {
    await check(app, await app.logIn());
  } finally {
    await app.close();
  }
}

async function namesIn({ ports }: TestApp) {
  const { customers } = await ports.customers.page({ query: '', archived: false }, 1, 100);
  return customers.map(({ name }) => name);
}

test('A preview says of each row what will happen, and stores nothing', () =>
  withApp(async (app, token) => {
    const before = await app.everything();
    const { status, value } = await preview(app, token, sheet);
    expect(status).toBe(200);
    expect(value).toMatchObject({
      kind: 'csv',
      headings: ['Party Name', 'GSTIN/UIN', 'Mobile', 'City', 'Pin', 'Cr Days', 'Agent'],
      columns: ['name', 'gstin', 'phone', 'place', 'pin', 'creditDays', null],
      rows: [
        {
          row: 2,
          what: 'new',
          message: '',
          cells: ['Model Hostels', '07AAECM6161H1ZG', '98100 55521', 'New Delhi', '110007', '30', 'K.'],
        },
        { row: 3, what: 'refused', message: expect.stringContaining('Row 3, Mobile: “98100 five” has letters') },
        { row: 4, what: 'new' },
      ],
    });
    expect(await app.everything()).toEqual(before);
  }));

test('An import stores the good rows, says how far it is, and the log tells who was added', () =>
  withApp(async (app, token) => {
    const answer = await send(app, token, sheet, { fileName: 'parties-nov.csv' });
    expect(answer.headers.get('Content-Type')).toBe('application/x-ndjson; charset=utf-8');
    expect(await progress(answer)).toEqual([
      { done: 0, of: 2 },
      {
        done: 2,
        of: 2,
        result: { added: 2, changed: 0, same: 0, refused: [{ number: 3, message: expect.stringContaining('Row 3') }] },
      },
    ]);
    expect(await namesIn(app)).toEqual(['Example Crafts', 'Model Hostels']);
    const [line] = (await app.ports.audit.read(0, 100)).slice(-1);
    expect(line).toMatchObject({ what: 'customers imported', who: 'meena', subject: 'parties-nov.csv' });
    expect((await preview(app, token, sheet)).value.rows.map(({ what }) => what)).toEqual(['same', 'refused', 'same']);
  }));

test('The same key tells the result again; with another file it is refused', () =>
  withApp(async (app, token) => {
    const first = (await progress(await send(app, token, sheet))).at(-1);
    const [changed] = (await app.ports.customers.page({ query: 'model', archived: false }, 1, 1)).customers;
    const body = { ...changed, creditDays: 7 };
    expect((await app.call('POST', `/api/customers/${changed?.id}`, { token, body })).status).toBe(200);
    const lines = (await app.ports.audit.read(0, 100)).length;
    expect(await progress(await send(app, token, sheet))).toEqual([first]);
    expect(await app.ports.audit.read(0, 100)).toHaveLength(lines);
    const other = await send(app, token, `${sheet}\nTrial Academy,,,Noida,201307,,`);
    expect(other.status).toBe(409);
    expect(await other.json()).toMatchObject({ message: 'This Idempotency-Key imported another file.' });
  }));

test('Choices of columns are used, and remembered for the next file with these headings', () =>
  withApp(async (app, token) => {
    const columns = 'name,gstin,phone,place,pin,,contactPerson';
    const chosen = await preview(app, token, sheet, { columns });
    expect(chosen.value.columns).toEqual(['name', 'gstin', 'phone', 'place', 'pin', null, 'contactPerson']);
    expect((await preview(app, token, sheet)).value.columns.at(-1)).toBe(null);
    await progress(await send(app, token, sheet, { columns }));
    const again = sheet.replace('Party Name', 'PARTY NAME').replace('Model Hostels', 'Trial Academy');
    expect((await preview(app, token, again)).value.columns).toEqual(chosen.value.columns);
    expect(await preview(app, token, sheet, { columns: 'name,name' })).toMatchObject({
      status: 422,
      value: { message: 'The choices of columns do not fit this file. Choose each field once.' },
    });
    expect((await preview(app, token, sheet, { columns: 'name,iban' })).status).toBe(422);
  }));

test('A workbook, pasted rows and the export of the book are read', () =>
  withApp(async (app, token) => {
    const workbook = await preview(app, token, readFileSync('test/fixtures/parties.xlsx'));
    expect(workbook.value).toMatchObject({ kind: 'xlsx', sheet: 'Ledger list' });
    expect(workbook.value.rows.map(({ what, message }) => [what, message])).toEqual([
      ['new', ''],
      ['refused', expect.stringMatching(/^Row 5, Mail: the cell holds a formula without a value/)],
      ['refused', expect.stringMatching(/^Row 6, Pin: the cell shows the error #N\/A/)],
    ]);
    const pasted = await app.app.request(`${path}?preview=1`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'text/plain' },
      body: 'Name\tMobile\nDemo Homes\t98100 55507\n',
    });
    expect(await pasted.json()).toMatchObject({ headings: ['Name', 'Mobile'], rows: [{ row: 2, what: 'new' }] });
    await progress(await send(app, token, sheet));
    const exported = await (await app.call('GET', '/api/customers.csv', { token })).text();
    expect((await preview(app, token, exported)).value.rows.map(({ what }) => what)).toEqual(['same', 'same']);
  }));

test('The ledgers of Tally are previewed and stored, and the same export again changes nothing', () =>
  withApp(async (app, token) => {
    const xml = Buffer.from(
      `\uFEFF${buildTallyMasters([tallyLedger(), tallyLedger('Bank', 'Bank Accounts')])}`,
      'utf16le',
    );
    const first = await preview(app, token, xml);
    expect(first.value).toMatchObject({ kind: 'tally', rows: [{ row: 1, what: 'new', message: '' }] });
    expect(first.value.leftOut).toMatch(/^1 ledger is left out, of Bank Accounts\./);
    expect((await progress(await send(app, token, xml))).at(-1)).toMatchObject({
      result: { added: 1, changed: 0, same: 0, refused: [] },
    });
    const { customers } = await app.ports.customers.page({ query: '', archived: false }, 1, 2);
    expect(customers).toMatchObject([
      {
        name: 'Model Hostels',
        gstin: '07AAECM6161H1ZG',
        phone: '9810055521',
        email: 'hostel@example.com',
        contactPerson: 'Accounts',
        creditDays: 30,
        pin: '110007',
      },
    ]);
    expect(customers[0]?.billingAddress).toContain('Plot 4, Ring Road\nNear Metro & Market');
    expect((await preview(app, token, xml)).value.rows).toMatchObject([{ what: 'same', changes: [] }]);
    expect((await progress(await send(app, token, xml, {}, key.replace('aa', 'bb')))).at(-1)).toMatchObject({
      result: { added: 0, changed: 0, same: 1, refused: [] },
    });
    expect(await app.ports.customers.page({ query: '', archived: false }, 1, 2)).toMatchObject({ count: 1, customers });
  }));

test('Clerks go on working while rows are stored: what somebody changed meanwhile is not overwritten', () =>
  withApp(async (app, token) => {
    const rows = Array.from({ length: 450 }, (_, at) => `Party ${at},,,,${at < 10 ? 30 : 0}`);
    const file = ['Name,Phone,City,Pin,Credit days', ...rows].join('\n');
    await progress(await send(app, token, file));
    const changed = file.replace('Party 449,,,,0', 'Party 449,,,,15').replace('Party 1,,,,30', 'Party 1,,,,20');
    const answer = await send(app, token, changed.replaceAll(',0\n', ',7\n'), {}, key.replace('aa', 'bb'));
    const reader = answer.body?.getReader();
    await reader?.read();
    const { customers } = await app.ports.customers.page({ query: 'party 449', archived: false }, 1, 1);
    const [last] = customers;
    if (!last) return expect.fail('It is not in the book.');
    const body = { ...last, note: 'Closed on Sundays', version: last.version };
    expect((await app.call('POST', `/api/customers/${last.id}`, { token, body })).status).toBe(200);
    let text = '';
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
      text += new TextDecoder().decode(part.value);
    const result = JSON.parse(text.trim().split('\n').at(-1) ?? '');
    expect(result).toMatchObject({
      done: 441,
      of: 441,
      result: {
        added: 0,
        changed: 440,
        same: 9,
        refused: [
          {
            number: 451,
            message:
              'Row 451, Name: the customer was changed by meena while the file was checked. Import the file again.',
          },
        ],
      },
    });
    expect(await app.ports.customers.find(last.id)).toMatchObject({ note: 'Closed on Sundays', creditDays: 0 });
  }));

test('An import that broke off goes on with the same key, and each customer is added once', () =>
  withApp(async (app, token) => {
    const file = ['Name', ...Array.from({ length: 450 }, (_, at) => `Party ${at}`)].join('\n');
    const reader = (await send(app, token, file)).body?.getReader();
    await reader?.read();
    await reader?.read();
    await reader?.cancel();
    const { count } = await app.ports.customers.page({ query: '', archived: false }, 1, 1);
    expect(count % 200).toBe(0);
    const lines = await progress(await send(app, token, file));
    expect(lines[0]).toEqual({ done: count, of: 450 });
    expect(lines.at(-1)).toEqual({ done: 450, of: 450, result: { added: 450, changed: 0, same: 0, refused: [] } });
    expect((await app.ports.customers.page({ query: '', archived: false }, 1, 1)).count).toBe(450);
    const imports = (await app.ports.audit.read(0, 100)).filter(({ what }) => what === 'customers imported');
    expect(imports).toHaveLength(3);
  }));

test.each([
  ['without a key', { headers: {}, body: sheet, type: 'text/plain' }, 422, 'Idempotency-Key must be a UUID.'],
  [
    'of another media type',
    { headers: { 'Idempotency-Key': key }, body: '{}', type: 'application/json' },
    415,
    'Send the file',
  ],
  [
    'without rows',
    { headers: { 'Idempotency-Key': key }, body: 'Name,Phone\n', type: 'text/plain' },
    422,
    'There are no rows under the headings.',
  ],
  [
    'that is no sheet',
    { headers: { 'Idempotency-Key': key }, body: '\u0089PNG\0\0', type: 'text/plain' },
    422,
    'This is no text file',
  ],
])('An import %s is refused', (_, { headers, body, type }, status, message) =>
  withApp(async (app, token) => {
    const answer = await app.app.request(path, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': type, ...headers } as Record<string, string>,
      body,
    });
    expect(answer.status).toBe(status);
    expect(((await answer.json()) as { message: string }).message).toContain(message);
  }),
);

test('A file of 100 MB is refused in a sentence, and most of it is not even read', () =>
  withApp(async (app, token) => {
    const megabyte = new Uint8Array(1_000_000).fill(0x2c);
    let read = 0;
    const body = new ReadableStream({
      start: (sent) => sent.enqueue(new TextEncoder().encode(head)),
      pull: (sent) => {
        read += 1;
        sent.enqueue(megabyte);
        if (read === 100) sent.close();
      },
    });
    const answer = await app.app.request(`${path}?preview=1`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'multipart/form-data; boundary=b' },
      body,
      duplex: 'half',
    } as RequestInit);
    expect([answer.status, await answer.json()]).toMatchObject([413, { message: 'The file is larger than 20 MB.' }]);
    expect(read).toBeLessThan(40);
  }));

const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="parties.csv"\r\n\r\n';
