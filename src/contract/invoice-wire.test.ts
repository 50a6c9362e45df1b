import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '#test/build/any-character.ts';
import { buildDraft, buildInput } from '#test/build/factories.ts';
import { draftFromInput, inputFromDraft, issuedData, wireField } from './invoice-wire.ts';

test('The wire’s own spellings become the draft’s fields, and rows keep their numbers', () => {
  const draft = draftFromInput(buildInput({ otherRefrences: 'Mail', productname3: 'Blinds', qty3: 6 }));
  expect(draft).toMatchObject({ kind: 'tax', otherReferences: 'Mail', date: '2026-11-21', number: '' });
  expect(draft.lines.map(({ row, product, quantity }) => [row, product, quantity])).toEqual([
    [1, 'Wallpaper', '42'],
    [3, 'Blinds', '6'],
  ]);
});

test('Specification 3, invoice input: every field of the header has its name on the wire', () => {
  const names = {
    type: 'kind',
    taxType: 'taxType',
    taxState: 'taxState',
    consigneeAddress: 'consigneeAddress',
    buyerAddress: 'buyerAddress',
    invoiceNo: 'number',
    orderDate: 'date',
    referenceNumber: 'referenceNumber',
    otherRefrences: 'otherReferences',
    buyerOrderNumber: 'buyerOrderNumber',
    buyerDate: 'buyerDate',
    dispatchDocNo: 'dispatchDocNo',
    deliveryNoteDate: 'deliveryNoteDate',
    dispatchedThrough: 'dispatchedThrough',
    destination: 'destination',
    termsOfDelivery: 'termsOfDelivery',
  };
  const sent = Object.fromEntries(Object.keys(names).map((name) => [name, `typed as ${name}`]));
  for (const type of ['tax', 'pro', 'credit']) {
    const draft: Record<string, unknown> = draftFromInput({ ...sent, type });
    expect(draft.kind).toBe(type);
    for (const [name, field] of Object.entries(names)) if (name !== 'type') expect(draft[field]).toBe(sent[name]);
  }
});

test('Specification 3, rows of the invoice input: seven fields a row, numbered 1 to 5', () => {
  const rows = [1, 2, 3, 4, 5];
  const names = ['productname', 'hsn', 'qty', 'rate', 'ratePerQty', 'gst', 'pcomment'];
  const input = Object.fromEntries(rows.flatMap((row) => names.map((name) => [`${name}${row}`, `${name} of ${row}`])));
  expect(draftFromInput({ type: 'tax', ...input }).lines).toEqual(
    rows.map((row) => ({
      row,
      product: `productname of ${row}`,
      hsn: `hsn of ${row}`,
      quantity: `qty of ${row}`,
      rate: `rate of ${row}`,
      unit: `ratePerQty of ${row}`,
      gst: `gst of ${row}`,
      description: `pcomment of ${row}`,
    })),
  );
});

test('A draft written to the wire reads back the same, with any text', () => {
  const cell = fc.string({ unit: anyCharacter });
  fc.assert(
    fc.property(cell, cell, cell, (buyerAddress, productname1, qty2) => {
      const draft = buildDraft({ buyerAddress, productname1, qty2 });
      const again = draftFromInput(inputFromDraft(draft));
      expect({ ...again, lines: [] }).toEqual({ ...draft, lines: [] });
      expect(again.lines).toEqual(draft.lines.filter((line) => line.row === 1 || line.quantity.trim() !== ''));
    }),
  );
});

test('A high row number is one line, and blank rows are no lines', () => {
  expect(draftFromInput(buildInput({ productname9999: 'Blinds', qty777: ' ' })).lines.map(({ row }) => row)).toEqual([
    1, 9999,
  ]);
});

test('A missing key is blank, and keys that every object inherits are ignored', () => {
  const draft = draftFromInput(
    JSON.parse('{"type":"tax","__proto__":{"destination":"Delhi"},"constructor":"x","productname0":"Blinds"}'),
  );
  expect(draft.destination).toBe('');
  expect(draft.lines).toHaveLength(1);
  expect(draft.lines[0]?.product).toBe('');
});

test('The stored input of a document is as sent, with its number and without unknown keys', () => {
  expect(
    JSON.parse(
      issuedData(
        { type: 'tax', qty1: 2, invoiceNo: '', orderDate: '2026-11-21 10:11:12', secret: 'x' },
        'DL/26-27/0001',
      ),
    ),
  ).toEqual({
    type: 'tax',
    qty1: 2,
    invoiceNo: 'DL/26-27/0001',
    orderDate: '2026-11-21 10:11:12',
  });
});

test.each([
  ['otherReferences', 'otherRefrences'],
  ['number', 'invoiceNo'],
  ['date', 'orderDate'],
  ['kind', 'type'],
  ['line 3', 'productname3'],
  ['line 12 quantity', 'qty12'],
  ['line 1 unit', 'ratePerQty1'],
  ['', ''],
])('The draft’s field “%s” is “%s” on the wire', (field, wire) => {
  expect(wireField(field)).toBe(wire);
});

test('A document outside the chain is stored without the fields of the chain', () => {
  const input = buildInput({ from: '', validUntil: '', fromRow1: '' });
  expect(issuedData(input, 'DL/26-27/0001')).toBe(issuedData(buildInput(), 'DL/26-27/0001'));
  expect(JSON.stringify(draftFromInput(input))).toBe(JSON.stringify(draftFromInput(buildInput())));
});

test('What a document is made from is kept, and a row that names only its origin is no row', () => {
  const input = buildInput({ from: 'an id', fromRow1: '3', fromRow9: '4' });
  const draft = draftFromInput(input);
  expect(draft.from).toBe('an id');
  expect(draft.lines.map(({ row, fromRow }) => [row, fromRow])).toEqual([[1, '3']]);
  expect(inputFromDraft(draft)).toMatchObject({ from: 'an id', fromRow1: '3' });
  expect(wireField('line 3 fromRow')).toBe('fromRow3');
});

test('A discount is a cell of its row; a blank one leaves neither a trace in the draft nor in the stored data', () => {
  const given = draftFromInput(buildInput({ discount1: '5%', productname2: 'Glass', discount2: 120 }));
  expect(given.lines.map(({ discount }) => discount)).toEqual(['5%', '120']);
  expect(draftFromInput(inputFromDraft(given))).toEqual(given);
  expect(wireField('line 2 discount')).toBe('discount2');
  expect(issuedData(buildInput({ discount1: '5%' }), 'DL/26-27/0001')).toContain('"discount1":"5%"');

  const none = { ...buildInput(), discount1: '' };
  expect(JSON.stringify(draftFromInput(none))).toBe(JSON.stringify(buildDraft()));
  expect(issuedData(none, 'DL/26-27/0001')).toBe(issuedData(buildInput(), 'DL/26-27/0001'));
  const cleared = { ...buildDraft(), lines: buildDraft().lines.map((line) => ({ ...line, discount: '' })) };
  expect(inputFromDraft(cleared)).toEqual(inputFromDraft(buildDraft()));
});

test('A credit note without GST says so; a blank choice leaves no trace', () => {
  const chosen = draftFromInput(buildInput({ type: 'credit', withoutGst: ' yes ' }));
  expect(chosen.withoutGst).toBe('yes');
  expect(draftFromInput(inputFromDraft(chosen))).toEqual(chosen);
  expect(issuedData(inputFromDraft(chosen), 'CN-DL/26-27/001')).toContain('"withoutGst":"yes"');
  const blank = buildInput({ withoutGst: '' });
  expect(JSON.stringify(draftFromInput(blank))).toBe(JSON.stringify(buildDraft()));
  expect(issuedData(blank, 'DL/26-27/0001')).toBe(issuedData(buildInput(), 'DL/26-27/0001'));
});

test('A row keeps the code of its material; one without it is stored as before', () => {
  const draft = draftFromInput(buildInput({ material1: 'WP 204', material7: 'WP 118' }));
  expect(draft.lines.map(({ material }) => material)).toEqual(['WP 204']);
  expect(inputFromDraft(draft)).toMatchObject({ material1: 'WP 204' });
  expect(issuedData(buildInput({ material1: '' }), 'DL/26-27/0001')).toBe(issuedData(buildInput(), 'DL/26-27/0001'));
  expect(wireField('line 3 material')).toBe('material3');
});
