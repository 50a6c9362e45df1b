import { beforeAll, describe, expect, test } from 'vitest';
import { buildCallback, buildInput } from '#test/build/factories.ts';
import { withTestApp } from '#test/open/start-test-app.ts';
import { home } from '#test/specification/specified-firm.ts';

const app = withTestApp();
let token = '';
beforeAll(async () => {
  token = await app().logIn();
  for (const buyer of ['Sample Interiors', 'Mehra Hotels', "O'Brien -- Sons"])
    await app().call('POST', '/api/generateInvoice', { token, body: buildInput({ buyerAddress: `${buyer}\nDelhi` }) });
  await app().ports.callbacks.add(buildCallback(), '2026-11-21T05:00:00.000Z');
});

/** Where a text goes into a question to the database, and how many it then finds; -1 for a refusal. */
const questions: Record<string, (text: string) => Promise<number>> = {
  'the reports’ search': (text) =>
    count(`/api/getInvoiceDetails/tax/${home}?page=1&size=100&q=${encodeURIComponent(text)}`),
  'the address suggestions': (text) => count(`/api/getCustomerRecords/buyerAddress/${encodeURIComponent(text)}`),
  'a kind of document': (text) => count(`/api/getInvoiceDetails/${encodeURIComponent(text)}/${home}?page=1`),
  'a state': (text) => count(`/api/getInvoiceDetails/tax/${encodeURIComponent(text)}?page=1`),
  'a folder': (text) => count(`/api/filenames/${encodeURIComponent(text)}`),
  'the state of a callback': (text) => count(`/api/callbacks?state=${encodeURIComponent(text)}`),
  'a page of the list': (text) => count(`/api/getInvoiceDetails/tax/${home}?page=${encodeURIComponent(text)}`),
  'the days of the list': (text) => count(`/api/getInvoiceDetails/tax/${home}?page=1&from=${encodeURIComponent(text)}`),
};
async function count(path: string): Promise<number> {
  const answer = await app().call('GET', path, { token });
  expect(answer.status).toBeLessThan(500);
  const found = answer.ok ? await answer.json() : null;
  return Array.isArray(found) ? found.length : -1;
}

/** Pairs that a database would answer differently if it read them: true and false, each in several ways of quoting. */
const pairs: [string, string][] = ["'", '"', '`', ')', "')", '%', ''].flatMap((quote): [string, string][] => [
  [`Samp${quote} or 1=1 --`, `Samp${quote} or 1=2 --`],
  [`Samp${quote} or ${quote}1${quote}=${quote}1`, `Samp${quote} or ${quote}1${quote}=${quote}2`],
  [`x${quote} union select 1,2,3 --`, `x${quote} union select 1,2,3,4 --`],
]);

describe.each(Object.entries(questions))('%s', (_, ask) => {
  test('finds the same whether what was typed would be true or false as SQL, and never all', async () => {
    for (const [isTrue, isFalse] of pairs) {
      const found = await ask(isTrue);
      expect([isTrue, found]).toEqual([isTrue, await ask(isFalse)]);
      expect(found).toBeLessThan(3);
    }
  });
});

test('Signs of a database’s own patterns are letters like others', async () => {
  const search = questions['the reports’ search'] as (text: string) => Promise<number>;
  expect(await search('Samp')).toBe(1);
  expect(await search("O'Brien")).toBe(1);
  // Were they patterns, each would find the one buyer whose name it stands for.
  for (const text of ['%ample', '_ample', '*ample', 'S%e', 'S_mple', 'S*e', 'S?mple', '[R-T]ample'])
    expect([text, await search(text)]).toEqual([text, 0]);
});

test('And nothing is gone afterwards', async () => {
  for (const text of [
    "'; drop table invoices; --",
    "'; delete from audit_log; --",
    "'; update users set role='owner'; --",
  ])
    for (const ask of Object.values(questions)) await ask(text);
  expect(await questions['the reports’ search']?.('')).toBe(3);
});
