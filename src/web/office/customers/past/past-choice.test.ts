import { expect, test } from 'vitest';
import {
  correct,
  draftOfBuyer,
  emptyChoice,
  fieldsOfBuyer,
  headOfBuyer,
  type PastBuyer,
  tick,
  tickLikely,
} from './past-choice.ts';

function buildBuyer(name: string, likely = true): PastBuyer {
  const addresses = [`${name}\n7 Example Marg\nNew Delhi 110037`, `${name}, New Delhi`];
  const dates = { firstDate: '2025-05-07', lastDate: '2026-11-14' };
  const head = { name, gstin: '', place: 'New Delhi', pin: '110037' };
  return { buyer: name, ...head, addresses, documents: 2, billed: 50_000, ...dates, likely };
}
const [hotels, villa] = [buildBuyer('Sample Hotels'), buildBuyer('Sample Villa 11', false)];

test('Buyers with a GSTIN or several documents are ticked at first, the others are not', () => {
  expect([...tickLikely(emptyChoice, [hotels, villa]).ticked]).toEqual(['Sample Hotels']);
});

test('A tick and its clearing change one buyer alone', () => {
  const both = tick(tickLikely(emptyChoice, [hotels, villa]), [villa], true);
  expect([...both.ticked]).toEqual(['Sample Hotels', 'Sample Villa 11']);
  expect([...tick(both, [hotels], false).ticked]).toEqual(['Sample Villa 11']);
});

test('A tick that staff have cleared stays cleared when the list is loaded again', () => {
  const cleared = tick(tickLikely(emptyChoice, [hotels]), [hotels], false);
  expect([...tickLikely(cleared, [hotels, villa]).ticked]).toEqual([]);
});

test('The row of a corrected buyer shows what is typed', () => {
  expect(headOfBuyer(emptyChoice, villa)).toMatchObject({ name: 'Sample Villa 11', place: 'New Delhi' });
  const choice = correct(emptyChoice, villa, { billingAddress: 'Trial Villa\nNoida 201305' });
  expect(headOfBuyer(choice, villa)).toMatchObject({ name: 'Trial Villa', place: 'Noida', pin: '201305' });
});

test('A buyer begins with the address of its newest document, and a correction ticks it', () => {
  expect(draftOfBuyer(emptyChoice, villa).billingAddress).toBe(villa.addresses[0]);
  const choice = correct(emptyChoice, villa, { creditDays: '15', place: 'Dwarka' });
  expect(choice.ticked.has('Sample Villa 11')).toBe(true);
  expect(fieldsOfBuyer(choice, villa)).toMatchObject({
    billingAddress: villa.addresses[0],
    creditDays: 15,
    place: 'Dwarka',
  });
  expect(draftOfBuyer(choice, hotels).creditDays).toBe('0');
});
