import { expect, test } from 'vitest';
import { noAgeing } from '../receivables/ageing.ts';
import { plots } from './figures.ts';
import { mainSentences } from './main-sentences.ts';
import { inScale, said, scaleOf } from './scale.ts';
import { besideName, owedSentence, receivedSentence, salesSentence, shareSentence, waySentence } from './sentences.ts';

const lakh = (amount: number) => Math.round(amount * 100_000 * 100);
const sum = (amount: number, documents = 60) => ({ amount: lakh(amount), documents });

test('Amounts are said in the scale of the largest', () => {
  expect([said(0), said(99_900), said(1_50_000), said(lakh(1.5)), said(lakh(169)), said(lakh(2500))]).toEqual([
    '₹ 0',
    '₹ 999',
    '1.5 thousand',
    '1.5 lakh',
    '169.0 lakh',
    '25.0 crore',
  ]);
  expect(inScale(lakh(-2.34), scaleOf([lakh(-2.34)]))).toBe('−2.3');
  expect(inScale(-1, scaleOf([lakh(1)]))).toBe('0.0');
});

test.each([
  ['2026-04-01', '2027-03-31', 'year', 'last year'],
  ['2024-04-01', '2025-03-31', 'year', 'the year before'],
  ['1987-04-01', '2027-03-31', 'year', 'the same days a year before'],
  ['2026-04-01', '2027-04-01', 'year', 'the same days a year before'],
  ['2026-11-01', '2026-11-30', 'before', 'the time before'],
] as const)('Beside %s to %s stands the %s: %s', (from, to, beside, name) => {
  expect(besideName({ from, to }, beside, '2026-11-21')).toBe(name);
});

test.each([
  ['above', sum(169), sum(143.3), 'Sales are 18 % above last year: 169.0 lakh against 143.3'],
  ['below', sum(90), sum(143.3), 'Sales are 37 % below last year: 90.0 lakh against 143.3'],
  ['a hundred times', sum(169), sum(1.6), 'Sales are 10,463 % above last year: 169.0 lakh against 1.6'],
  ['just one percent', sum(101), sum(100), 'Sales are 1 % above last year: 101.0 lakh against 100.0'],
  ['less than one percent', sum(100.9), sum(100), 'Sales: 100.9 lakh'],
  ['of few documents', sum(169, 4), sum(143.3), 'Sales: 169.0 lakh'],
  ['against few documents', sum(169), sum(143.3, 4), 'Sales: 169.0 lakh'],
  ['against nothing', sum(169), null, 'Sales: 169.0 lakh'],
  ['against a year of credit notes', sum(169), sum(-1), 'Sales: 169.0 lakh'],
  ['below zero', sum(-2), sum(10), 'Sales are 120 % below last year: −2.0 lakh against 10.0'],
  ['nothing', sum(0, 0), sum(10), 'Nothing was sold'],
])('Sales: %s', (_, now, then, sentence) => {
  const { text, says } = salesSentence(now, then, 'last year');
  // A comparison says something; a sum alone does not.
  expect([text, says]).toEqual([sentence, sentence.includes('against')]);
});

test('Invoiced and received', () => {
  expect(receivedSentence(lakh(169), lakh(148.9), 60)).toEqual({
    text: '20.1 lakh more was invoiced than came in: 169.0 against 148.9',
    says: true,
  });
  expect(receivedSentence(lakh(10), lakh(12), 60)).toEqual({
    text: '2.0 lakh more came in than was invoiced: 12.0 against 10.0',
    says: true,
  });
  // What is said adds up.
  expect(receivedSentence(lakh(4.06), lakh(0.24), 60).text).toBe(
    '3.9 lakh more was invoiced than came in: 4.1 against 0.2',
  );
  expect(receivedSentence(lakh(100), lakh(99.5), 60)).toEqual({
    text: 'Invoiced 100.0 lakh, received 99.5',
    says: false,
  });
  expect(receivedSentence(lakh(10), 0, 4)).toEqual({ text: 'Invoiced 10.0 lakh, received 0.0', says: false });
  expect(receivedSentence(0, 0, 0)).toEqual({ text: 'Invoiced ₹ 0, received 0', says: false });
});

test('What is owed for more than 90 days, against the first month', () => {
  const end = (month: string, over90: number) => ({ ...noAgeing, month, notDue: lakh(1), over90: lakh(over90) });
  expect(owedSentence([end('June', 0.4), end('July', 9), end('November', 1.2)], 61)).toEqual({
    text: 'Over 90 days: 1.2 lakh, three times that of June',
    says: true,
  });
  expect(owedSentence([end('June', 0.4), end('November', 1.4)], 61)).toEqual({
    text: 'Over 90 days: 1.4 lakh, 3.5 times that of June',
    says: true,
  });
  expect(owedSentence([end('June', 2), end('November', 1.4)], 61)).toEqual({
    text: 'Over 90 days: 1.4 lakh, against 2.0 in June',
    says: true,
  });
  expect(owedSentence([end('June', 0), end('November', 1.4)], 61)).toEqual({
    text: 'Over 90 days: 1.4 lakh, nothing in June',
    says: true,
  });
  expect(owedSentence([end('June', 1.4), end('November', 1.4)], 61)).toEqual({
    text: 'Over 90 days: 1.4 lakh',
    says: true,
  });
  expect(owedSentence([end('June', 1.4), end('November', 0)], 61)).toEqual({
    text: 'Owed: 1.0 lakh, nothing for more than 90 days',
    says: false,
  });
  expect(owedSentence([{ ...noAgeing, month: 'June' }], 61)).toEqual({ text: 'Nothing is owed', says: false });
  expect(owedSentence([], 61)).toEqual({ text: 'Nothing is owed', says: false });
  // One old bill of a shop that has just begun.
  expect(owedSentence([end('June', 0.4), end('November', 1.4)], 4)).toEqual({
    text: 'Over 90 days: 1.4 lakh',
    says: false,
  });
});

test('Shares of products and customers', () => {
  const named = [40, 10, 30, 5].map((net, index) => ({ name: `P${index}`, net: lakh(net) }));
  expect(shareSentence('products', named, lakh(100), 60)).toEqual({ text: 'Three products make 80 %', says: true });
  expect(shareSentence('customers', named, lakh(100), 4)).toEqual({ text: 'By customer', says: false });
  expect(shareSentence('products', named.slice(0, 2), lakh(50), 60)).toEqual({ text: 'P0 makes 80 %', says: true });
  expect(shareSentence('products', named, lakh(30), 60)).toEqual({ text: 'Most is P0', says: true });
  expect(shareSentence('products', [{ name: 'P', net: -5 }], -5, 60)).toEqual({ text: 'By product', says: false });
});

test('The way of enquiries', () => {
  expect([waySentence(214, 61), waySentence(3, 0), waySentence(0, 0)]).toEqual([
    { text: 'Of 214 who asked, 61 bought', says: true },
    { text: 'Of 3 who asked, nobody bought', says: false },
    { text: 'Nobody asked', says: false },
  ]);
});

test('The main sentences are three at most, of those that say something: what is sold and owed first', () => {
  const sentences = plots.map((plot) => ({ plot, text: plot, says: plot !== 'owed' }));
  expect(mainSentences(sentences).map(({ plot }) => plot)).toEqual(['sales', 'received', 'way']);
  expect(mainSentences(sentences.map((each) => ({ ...each, says: false })))).toEqual([]);
});
