import { expect, test } from 'vitest';
import type { EwayRecordAnswer } from '#contract/returns/eway.ts';
import { noTransport } from '#domain/eway/eway-transport.ts';
import { branchName, homeName } from '#test/specification/specified-firm.ts';
import { ewayWords } from './eway-words.ts';

const eway: EwayRecordAnswer = {
  version: 0,
  transport: noTransport,
  required: true,
  limit: 50_000_00,
  limitNote: '',
  from: { code: '07', name: homeName },
  to: { code: '21', name: branchName },
  fromPin: '110015',
  toPin: '752055',
  shippedElsewhere: false,
  consignment: {
    ...{ taxable: 415_803_03, cgst: 0, sgst: 0, igst: 74_844_55, roundOff: 42, value: 490_648_00 },
    ...{ hasCharges: true, hasServices: false },
  },
  movedOn: '',
  problems: [],
  bills: [],
};
const bill = { number: '771200004821', madeAt: '2026-11-17T09:45:00.000Z', validUntil: '2026-11-26', cancelled: null };

test('The panel says what the law wants, by the way of the goods', () => {
  expect(ewayWords(eway)).toMatchObject({
    lead: 'The law wants one:',
    law: `goods of ₹ 4,90,648.00 from ${homeName} to ${branchName}, above ₹ 50,000.00 (rule 138), before they move.`,
  });
  expect(ewayWords({ ...eway, required: false, to: eway.from, limit: 1_00_000_00 })).toMatchObject({
    lead: 'The law wants none:',
    law: `goods of ₹ 4,90,648.00 within ${homeName}, not above ₹ 1,00,000.00 (rule 138).`,
  });
  const limitNote = `The limit within ${homeName} is not known here: ₹ 50,000.00 is taken.`;
  expect(ewayWords({ ...eway, required: false, to: eway.from, limitNote }).law).toBe(
    `goods of ₹ 4,90,648.00 within ${homeName}, not above ₹ 50,000.00 (rule 138). ${limitNote}`,
  );
  expect(ewayWords({ ...eway, to: eway.from, limitNote }).law).toContain(`before they move. ${limitNote}`);
  expect(ewayWords({ ...eway, required: false, to: eway.from, limit: null }).law).toBe(
    `goods of ₹ 4,90,648.00 within ${homeName}, where none is wanted at any value (rule 138).`,
  );
  expect(ewayWords({ ...eway, required: null, to: null }).lead).toBe('Not known yet:');
  expect(ewayWords({ ...eway, consignment: { ...eway.consignment, value: 0 } }).law).toBe('it has no goods.');
  const onChallan = { ...eway, movedOn: 'DC-DL/26-27/001' };
  expect(ewayWords({ ...onChallan, required: false, consignment: { ...eway.consignment, value: 0 } }).law).toBe(
    'its goods travelled on DC-DL/26-27/001.',
  );
  expect(ewayWords(onChallan).law).toContain('before they move. The other goods travelled on DC-DL/26-27/001.');
  expect(ewayWords({ ...eway, consignment: { ...eway.consignment, value: 900_00 } }).law).toBe(
    `goods of ₹ 900.00 from ${homeName} to ${branchName}, for job work (rule 138(1)), before they move.`,
  );
});

test('It says what is next, or the bill that stands', () => {
  expect(ewayWords(eway).status).toBe('none yet. Next: the file for the portal');
  expect(ewayWords({ ...eway, bills: [bill] }).status).toBe('7712 0000 4821, valid until 26/11/2026');
  expect(ewayWords({ ...eway, bills: [{ ...bill, validUntil: '' }] }).status).toBe('7712 0000 4821, waits for Part B');
});

test('It says for how many days a bill is valid', () => {
  const transport = { ...noTransport, distance: 1745 };
  expect(ewayWords({ ...eway, transport }).days).toBe(
    'It is valid for 1 day for each 200 km from Part B on: 1745 km make 9 days.',
  );
  expect(ewayWords(eway).days).toBe('');
});
