import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sax from 'sax';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { issuedData } from '#contract/invoice-wire.ts';
import { readCustomer } from '#domain/customers/read-customer.ts';
import { buildCustomer } from '#test/build/build-customer.ts';
import { actor, buildInput, buildNewInvoice } from '#test/build/factories.ts';
import { withTestApp } from '#test/open/start-test-app.ts';
import { readZip } from '#test/read/read-zip.ts';
import { home } from '#test/specification/specified-firm.ts';
import { callsOf } from './described-calls.ts';
import { knowingAddress, knowingBody } from './knowing-request.ts';
import { bodyAround, textFields } from './text-fields.ts';

// Quick on a machine that does nothing else.
vi.setConfig({ testTimeout: 120_000 });

const app = withTestApp();
let token = '';
beforeAll(async () => {
  await app().addPerson('asha', 'owner');
  token = await app().logIn('asha');
});

const unfit = [
  '\u0000',
  '\u0007',
  '\u001f',
  '\u0085',
  '\ud800',
  '\ufdd0',
  '\ufffe',
  '\uffff',
  '\u{1ffff}',
  '\u{10fffe}',
];

test('No text field of any call takes a character that no file can hold; the refusal names the field', async () => {
  const wrong: unknown[] = [];
  let tried = 0;
  for (const { method, path, bodies } of await callsOf(app()))
    for (const { type, schema } of bodies.filter((one) => one.type === 'application/json'))
      for (const field of textFields(schema)) {
        tried += 1;
        const character = unfit[tried % unfit.length] ?? '';
        const body = bodyAround(knowingBody(app(), path), field)(`Sample${character}`);
        const headers = { 'Content-Type': type };
        const answer = await app().call(method, knowingAddress(path), { token, body, headers });
        const { message = '', problems = [] } = (await answer.json()) as {
          message: string;
          problems: { field: string }[];
        };
        const named = problems.some((one) => message.startsWith(`${one.field} `));
        if (
          answer.status === 422 &&
          /holds a character that cannot be printed or stored: type it again\.$/.test(message) &&
          named
        )
          continue;
        wrong.push({ path, place: field.place, character, status: answer.status, message });
      }
  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThan(60);
});

/** An older release took these texts. */
const hostile = `Sample ${unfit.filter((one) => one !== '\u0000' && one !== '\ud800').join('')}Homes`;

describeOlderShop();

function describeOlderShop() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-workbooks-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const workbooks = new Map<string, Buffer>();
  let data = '';

  beforeAll(async () => {
    const { ports, call, clock } = app();
    const id = '00000000-0000-4000-8000-00000000ff01';
    const customer = '00000000-0000-4000-c000-00000000ff02';
    const fields = { ...readCustomer(buildCustomer({ gstin: '' })), name: hostile };
    await ports.customers.create({ id: customer, fields, idempotency: null }, clock.now, actor);
    const made = buildNewInvoice({}, { id, customer, buyerName: hostile });
    const buyerAddress = `${hostile}\nNew Delhi 110024`;
    const draft = { ...made.draft, buyerAddress, consigneeAddress: buyerAddress, destination: hostile };
    const input = { ...buildInput(), buyerAddress, consigneeAddress: buyerAddress, destination: hostile };
    const dataFor = (invoiceNo: string) => issuedData(input, invoiceNo);
    const issued = await ports.invoices.issue({ ...made, draft, dataFor });
    data = issued.kind === 'issued' ? issued.invoice.data : expect.fail(issued.kind);
    for (const [name, address] of Object.entries(files)) {
      const answer = await call('GET', address, { token });
      expect([name, answer.status]).toEqual([name, 200]);
      workbooks.set(name, Buffer.from(await answer.arrayBuffer()));
    }
    for (const [name, bytes] of readZip(workbooks.get('pack.zip') ?? new Uint8Array()))
      if (name.endsWith('.xlsx')) workbooks.set(`pack.zip: ${name}`, bytes);
  });

  test('Every workbook, pack and Tally file of texts that an older release took is valid XML', () => {
    const texts = [...workbooks].flatMap(([name, bytes]) => {
      if (name.endsWith('.xml')) return [[name, bytes.toString('utf8')] as const];
      if (!name.endsWith('.xlsx')) return [];
      return [...readZip(bytes)].map(([part, content]) => [`${name}: ${part}`, content.toString('utf8')] as const);
    });
    expect(texts.map(([name, text]) => [name, xmlFault(text)]).filter(([, fault]) => fault !== null)).toEqual([]);
    // The names are there, without what nobody sees.
    for (const name of ['register.xlsx', 'outstanding.xlsx', 'tally.xml', 'pack.zip: Books/Register.xlsx'])
      expect([name, texts.some(([part, text]) => part.startsWith(name) && text.includes('Sample Homes'))]).toEqual([
        name,
        true,
      ]);
  });

  test('The paper of such a document is still had by its data, also beside fields that only the form knows', async () => {
    const stored = await app().call('POST', '/api/downloadInvoice', { token, body: JSON.parse(data) });
    expect(stored.status).toBe(200);
    expect((await stored.text()).slice(0, 5)).toBe('%PDF-');
  });

  const hasOffice = spawnSync('soffice', ['--version']).status === 0;
  // Install the Debian package libreoffice-calc to run it.
  test.skipIf(!hasOffice)('LibreOffice opens each of them with its rows (needs the command soffice)', () => {
    for (const [name, bytes] of [...workbooks].filter(([each]) => each.endsWith('.xlsx'))) {
      const file = join(folder, 'book.xlsx');
      writeFileSync(file, bytes);
      const profile = `-env:UserInstallation=file://${folder}/office`;
      const words = [profile, '--headless', '--convert-to', 'csv', '--outdir', folder, file];
      expect([name, spawnSync('soffice', words, { timeout: 60_000 }).status]).toEqual([name, 0]);
      expect(readFileSync(join(folder, 'book.csv'), 'utf8').trim().length, name).toBeGreaterThan(5);
      rmSync(join(folder, 'book.csv'));
    }
  });
}

const files = {
  'register.xlsx': '/api/register.xlsx',
  'receipts.xlsx': '/api/receipts.xlsx',
  'outstanding.xlsx': '/api/outstanding.xlsx',
  'return register.xlsx': `/api/returns/${home}/2026-11/register.xlsx`,
  'hsn.xlsx': `/api/returns/${home}/2026-11/hsn.xlsx`,
  'gstr1.xlsx': `/api/returns/${home}/2026-11/gstr1.xlsx`,
  'tally.xml': `/api/returns/${home}/2026-11/tally.xml`,
  'pack.zip': `/api/returns/${home}/2026-11/pack.zip`,
};

/** What an XML parser says of the text, or null. sax does not look at the characters: XML 1.0 has a list of them. */
function xmlFault(text: string): string | null {
  const bad = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]|\p{Noncharacter_Code_Point}/u.exec(text);
  if (bad) return `U+${bad[0].codePointAt(0)?.toString(16)}`;
  // A character may also be written as its number.
  const numbers = [...text.matchAll(/&#(?:x([\da-f]+)|(\d+));/gi)].map(([, hex, decimal]) =>
    hex ? Number.parseInt(hex, 16) : Number(decimal),
  );
  const number = numbers.find((code) => code < 0x20 && ![9, 10, 13].includes(code));
  if (number !== undefined) return `&#${number};`;
  let fault: string | null = null;
  const parser = sax.parser(true);
  parser.onerror = (error) => {
    fault ??= error.message;
    parser.resume();
  };
  parser.write(text).close();
  return fault;
}
