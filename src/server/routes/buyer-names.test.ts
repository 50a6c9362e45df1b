import { expect, test } from 'vitest';
import { buildInput } from '#test/build/factories.ts';
import { withTestApp } from '#test/open/start-test-app.ts';
import { readPdf } from '#test/read/read-pdf.ts';
import { home } from '#test/specification/specified-firm.ts';
import { type InvoiceRecord, readRecord } from '#web/office/parts/documents/invoice-record.ts';

const app = withTestApp();

test.each([
  ['typed on one line', 'Sample Hotels, 4 Example Road, New Delhi 110024', 'Sample Hotels', '4 Example Road'],
  ['after the GSTIN', 'GSTIN 07ABCDE1234F2Z1\nTrial Schools\n4 Marg, New Delhi', 'Trial Schools', '07ABCDE'],
  ['after empty lines', '\n  \n Pattern Offices \nNew Delhi 110024', 'Pattern Offices', '110024'],
])(
  'A buyer’s name %s is the same on the paper, in the register, in the reports and in their search',
  async (...row) => {
    const [, buyerAddress, name, noName] = row;
    const token = await app().logIn();
    const body = buildInput({ buyerAddress });
    const paper = await app().call('POST', '/api/generateInvoice', { token, body });
    const [page = ''] = await readPdf(new Uint8Array(await paper.arrayBuffer()));
    expect(page.split(/\r?\n/).map((line) => line.trim())).toContain(name);

    const register = await (await app().call('GET', '/api/register.csv', { token })).text();
    const [, number = '', , buyer] = register.trim().split('\r\n').at(-1)?.split(',') ?? [];
    expect(buyer).toBe(name);

    const search = async (words: string) => {
      const list = await app().call('GET', `/api/getInvoiceDetails/tax/${home}?q=${encodeURIComponent(words)}`, {
        token,
      });
      return (await list.json()) as InvoiceRecord[];
    };
    const [found] = await search(name);
    expect(found?.refnum).toBe(number);
    expect(found && readRecord(found).buyer).toBe(name);
    expect((await search(noName)).map(({ refnum }) => refnum)).not.toContain(number);
  },
);
