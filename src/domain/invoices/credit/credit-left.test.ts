import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildCredited, buildForm, buildLine } from '#test/build/build-form.ts';
import { type CreditedInvoice, type CreditedLine, creditedInvoice } from '../credited-invoice.ts';
import type { DraftLine } from '../invoice.ts';
import { creditLeft, linesToCredit } from './credit-left.ts';
import { creditProblems } from './credit-problems.ts';

function glass(part: Partial<DraftLine> = {}, row = 1) {
  return buildLine(row, { quantity: '10', rate: '100', ...part });
}
function left(lines: DraftLine[], credited: Partial<CreditedLine>[] = []) {
  const creditedLines = credited.map((line) => ({
    product: 'Glass',
    unit: 'sqft',
    quantity: '',
    rate: '100',
    gst: '18',
    ...line,
  }));
  return linesToCredit(buildCredited({ lines }, { creditedLines })).map(({ quantity, rate, discount = '' }) =>
    [quantity, rate, discount].join(' '),
  );
}

test('Everything is left of an invoice without notes, as it was typed', () => {
  expect(linesToCredit(buildCredited({ lines: [glass({ quantity: '10.0', discount: '5%' }, 3)] }))).toEqual([
    glass({ quantity: '10.0', discount: '5%' }),
  ]);
});

test('What is left has the quantity that was not taken back, and the share of its discount', () => {
  expect(left([glass()], [{ quantity: '4' }])).toEqual(['6 100 ']);
  expect(left([glass({ discount: '5%' })], [{ quantity: '4', discount: '5%' }])).toEqual(['6 100 5%']);
  expect(left([glass({ discount: '100' })], [{ quantity: '4', discount: '40' }])).toEqual(['6 100 60']);
  expect(left([glass()], [{ quantity: '4' }, { quantity: '6' }])).toEqual([]);
});

test('After a price difference the goods that are left have it as their discount', () => {
  expect(left([glass()], [{ quantity: '10', rate: '20' }])).toEqual(['10 100 200']);
  expect(
    left(
      [glass()],
      [
        { quantity: '10', rate: '20' },
        { quantity: '10', discount: '200' },
      ],
    ),
  ).toEqual([]);
});

test('Value without goods is a row whose rate is no price of the invoice', () => {
  expect(left([glass()], [{ quantity: '10', discount: '200' }])).toEqual(['1 200 ']);
  expect(left([glass()], [{ quantity: '10', discount: '100' }])).toEqual(['0.5 200 ']);
  expect(left([glass()], [{ quantity: '5', discount: '100' }])).toEqual(['5 100 ', '0.5 200 ']);
});

test('A note takes from the row at its price first, and never more than all of it', () => {
  const rows = [glass(), glass({ rate: '80', quantity: '5' }, 2)];
  expect(left(rows, [{ rate: '80', quantity: '5' }])).toEqual(['10 100 ']);
  expect(left(rows, [{ rate: '80', quantity: '50' }])).toEqual([]);
  expect(left(rows, [{ product: 'Wallpaper', quantity: '3' }])).toEqual(['10 100 300', '5 80 ']);
  expect(left(rows, [{ quantity: 'much' }])).toEqual(['10 100 ', '5 80 ']);
});

test('A rate that another row has after its discount takes from its own rows first', () => {
  const rows = [glass({ discount: '50%' }), glass({ rate: '50' }, 2)];
  expect(left(rows, [{ rate: '50', quantity: '10' }])).toEqual(['10 100 50%']);
});

// Of prices of a few paise the rounding of a row is a part that cannot be told from another price.
const paise = fc.integer({ min: 10_00, max: 300_00 }).map((value) => (value / 100).toFixed(2));
const milli = fc.integer({ min: 500, max: 12_000 }).map((value) => String(value / 1000));
const soldLine = fc.record({
  product: fc.constantFrom('Glass', 'Blinds'),
  unit: fc.constantFrom('sqft', 'pcs'),
  gst: fc.constantFrom('5', '18'),
  quantity: milli,
  rate: fc.oneof(paise, fc.constantFrom('100', '50', '93')),
  discount: fc.constantFrom('', '7%', '50%', '0.01'),
});

function noteOf(lines: DraftLine[], more: { withoutGst?: string } = {}) {
  return buildForm({ kind: 'credit', referenceNumber: 'DL/26-27/0042', lines, ...more });
}
function taxableLeft(original: CreditedInvoice) {
  return creditLeft(original).reduce((sum, row) => sum + row.taxable, 0n);
}

test('What is offered can be issued, takes back everything to the paisa, and nothing can follow it', () => {
  fc.assert(
    fc.property(
      fc.array(soldLine, { minLength: 1, maxLength: 4 }),
      fc.array(fc.record({ of: fc.nat(), share: fc.integer({ min: 1, max: 100 }), cheaper: fc.boolean() }), {
        maxLength: 4,
      }),
      (sold, parts) => {
        const lines = sold.map((line, index) => glass(line, index + 1));
        const invoice = buildCredited({ lines });
        const notes: ReturnType<typeof noteOf>[] = [];
        const now = () => creditedInvoice(invoice, notes);
        for (const { of, share, cheaper } of parts) {
          const line = linesToCredit(now())[of % lines.length];
          if (!line) continue;
          const quantity = String(Math.max(1, Math.floor(Number(line.quantity) * 10 * share)) / 1000);
          const { discount: _, ...bare } = line;
          const note = noteOf([{ ...bare, row: 1, quantity, ...(cheaper ? { rate: '0.07' } : {}) }]);
          if (creditProblems(note, now()).length === 0) notes.push(note);
        }
        const offered = linesToCredit(now());
        if (offered.length === 0) return;
        expect(creditProblems(noteOf(offered), now())).toEqual([]);
        const [first] = offered;
        const more = first && { ...first, row: offered.length + 1, quantity: '1', rate: '0.01', discount: '' };
        expect(creditProblems(noteOf([...offered, ...(more ? [more] : [])]), now())).not.toEqual([]);
        notes.push(noteOf(offered));
        expect([taxableLeft(now()), linesToCredit(now())]).toEqual([0n, []]);
      },
    ),
    { numRuns: 300 },
  );
});
