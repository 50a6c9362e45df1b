import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSame } from '../parts/record/merge-records.ts';
import { type CustomerDraft, draftOf, fieldsOf, inAddress, settledDraft, takeChanges } from './customer-draft.ts';

const billingAddress = 'Sample Hotels\n7 Example Marg, Aerocity\nNew Delhi 110037';
const customer = { ...fieldsOf(draftOf()), billingAddress, place: 'New Delhi', pin: '110037', creditDays: 30 };

test('Place and PIN that the address says are blank in the form, so that they follow the address', () => {
  expect(inAddress(billingAddress)).toEqual({ gstin: '', place: 'New Delhi', pin: '110037' });
  expect(draftOf(customer)).toMatchObject({ place: '', pin: '', creditDays: '30', deliveryAddresses: [''] });
  expect(draftOf({ ...customer, place: 'Mahipalpur' }).place).toBe('Mahipalpur');
});

test('Blank delivery addresses are not written, and credit days are a number', () => {
  const fields = fieldsOf({ ...draftOf(customer), deliveryAddresses: ['', 'Gate 3', ' '], creditDays: ' 45 ' });
  expect(fields).toMatchObject({ deliveryAddresses: ['Gate 3'], creditDays: 45 });
  expect(fieldsOf({ ...draftOf(), creditDays: '' }).creditDays).toBe(0);
  expect(fieldsOf({ ...draftOf(), creditDays: 'ten' }).creditDays).toBeNaN();
});

test('The change of another clerk comes into the form, and what I typed stays', () => {
  const base = draftOf(customer);
  const mine = { ...base, phone: '98100 11111', note: 'Asks for the PO number.' };
  const theirs = { ...base, phone: '98100 22222', creditDays: '45' };
  const { merged, changes } = takeChanges(base, mine, theirs);
  expect(merged).toEqual({ ...mine, creditDays: '45' });
  expect(changes).toEqual([
    { path: ['creditDays'], before: '30', now: '45', mine: false },
    { path: ['phone'], before: '', now: '98100 22222', mine: true },
  ]);
});

test('Two clerks who typed the same have nothing to settle', () => {
  const base = draftOf(customer);
  const both = { ...base, phone: '98100 11111' };
  expect(takeChanges(base, both, both).changes.map(({ mine }) => mine)).toEqual([false]);
});

test('Nothing that I typed is lost, whatever the other clerk has written', () => {
  const text = fc.string({ maxLength: 5 });
  const draft: fc.Arbitrary<CustomerDraft> = fc
    .record({
      phone: text,
      note: text,
      creditDays: text,
      place: text,
      deliveryAddresses: fc.array(text, { minLength: 1 }),
    })
    .map((typed) => ({ ...draftOf(), ...typed }));
  fc.assert(
    fc.property(draft, draft, draft, (base, mine, theirs) => {
      const { merged: taken } = takeChanges(base, mine, theirs);
      for (const field of ['phone', 'note', 'creditDays', 'place'] as const)
        if (mine[field].trim() !== base[field].trim()) expect(taken[field].trim()).toBe(mine[field].trim());
        else expect(taken[field].trim()).toBe(theirs[field].trim());
      const [typed, begun] = [settledDraft(mine), settledDraft(base)];
      if (isSame(typed, begun)) expect(settledDraft(taken)).toEqual(settledDraft(theirs));
    }),
  );
});
