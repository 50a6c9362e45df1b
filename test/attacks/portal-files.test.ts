import { beforeAll, expect, test, vi } from 'vitest';
import { withTestApp } from '#test/open/start-test-app.ts';

// Quick on a machine that does nothing else.
vi.setConfig({ testTimeout: 60_000 });

const app = withTestApp();
let token = '';
beforeAll(async () => {
  token = await app().logIn();
});

const calls = ['/api/einvoices/answers', '/api/eway/answers'];
const types = { json: 'application/json', csv: 'text/plain' };

/** What the file is answered with, and how many seconds of this process's time it took: another process reads it. */
async function send(path: string, file: string, type: keyof typeof types = 'json') {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': types[type] };
  const begun = process.cpuUsage();
  const answer = await app().app.request(path, { method: 'POST', headers, body: file });
  const text = await answer.text();
  const { user, system } = process.cpuUsage(begun);
  return { status: answer.status, text, seconds: (user + system) / 1e6 };
}

const tooManyRows =
  'The file has more than 10,000 rows. Download the answers from the portal in smaller parts, and send one after the other.';

test.each(calls)(
  '%s refuses a file of two million rows with a sentence, and another process reads it',
  async (path) => {
    const { status, text, seconds } = await send(path, `[${'{"irn":1},'.repeat(1_900_000)}{"irn":1}]`);
    expect([status, JSON.parse(text).message]).toEqual([422, tooManyRows]);
    expect(seconds).toBeLessThan(1.5);
  },
);

test.each(calls)('%s refuses a sheet of more rows than it takes', async (path) => {
  const row = path.includes('eway') ? 'DL/26-27/0001,351000000001' : `${'a'.repeat(64)},1,2026-11-21,x`;
  const head = path.includes('eway') ? 'Document No,EWB No' : 'IRN,Ack No,Ack Date,Signed QR Code';
  const { status, text } = await send(path, `${head}\n${`${row}\n`.repeat(10_001)}`, 'csv');
  expect([status, JSON.parse(text).message]).toEqual([422, tooManyRows]);
});

const deep = 400_000;
const nested = {
  lists: `${'['.repeat(deep)}${']'.repeat(deep)}`,
  'lists that never end': '['.repeat(deep),
  names: `${'{"data":'.repeat(deep)}1${'}'.repeat(deep)}`,
  'names in lists': `${'[{"data":'.repeat(deep / 2)}1${'}]'.repeat(deep / 2)}`,
  'an answer that holds them': `[{"irn":${'['.repeat(deep)}${']'.repeat(deep)}}]`,
  'an error that holds them': `[{"irn":"","ErrorDetails":${'['.repeat(deep)}${']'.repeat(deep)}}]`,
};

test.each(calls.flatMap((path) => Object.entries(nested).map(([what, file]) => ({ path, what, file }))))(
  '$path does not fall over $what, 400,000 deep',
  async ({ path, file }) => {
    const { status, text } = await send(path, file);
    // An answer of rows is right too: the rows themselves are refused.
    expect([200, 422]).toContain(status);
    expect(text.length).toBeLessThan(1000);
  },
);

test.each(calls)('%s refuses a text that no portal writes, and answers with no more than it read', async (path) => {
  const names = path.includes('eway') ? ['docNo', 'ewayBillNo', 'fromGstin'] : ['Irn', 'AckNo', 'DocNo'];
  for (const name of names) {
    const { status, text } = await send(path, JSON.stringify([{ ewayBillNo: 1, Irn: '', [name]: 'x'.repeat(101) }]));
    expect([name, status, JSON.parse(text).message]).toEqual([
      name,
      422,
      'Row 1 of the file has a text of more than 100 characters, which no portal writes. Download the file from the portal again.',
    ]);
  }
});

test.each(calls)('%s refuses a character that no database can store', async (path) => {
  for (const name of path.includes('eway') ? ['docNo', 'ewayBillNo'] : ['Irn', 'AckNo', 'DocNo', 'SignedQRCode']) {
    const { status, text } = await send(path, JSON.stringify([{ ewayBillNo: 1, Irn: '', [name]: 'DL\u0000' }]));
    expect([name, status, JSON.parse(text).message]).toEqual([
      name,
      422,
      'Row 1 of the file has a character that cannot be stored, which no portal writes. Download the file from the portal again.',
    ]);
  }
});

test('A reason of the portal is cut, so that the answer stays short', async () => {
  const rows = Array.from({ length: 100 }, () => ({
    Irn: '',
    ErrorDetails: [{ ErrorMessage: '\u0001'.repeat(5000) }],
  }));
  const { status, text } = await send('/api/einvoices/answers', JSON.stringify(rows));
  expect(status).toBe(200);
  expect(text.length).toBeLessThan(100 * 2500);
});

test.each(calls)('%s says what to do with a file that takes too much memory', async (path) => {
  const { status, text } = await send(path, `[${'{"data":[[],{},[],{}]},'.repeat(800_000)}1]`);
  expect(status).toBe(422);
  expect(JSON.parse(text).message).toMatch(/portal/);
  expect(text).not.toMatch(/customer/);
});
