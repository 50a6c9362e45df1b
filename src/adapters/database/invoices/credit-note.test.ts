import { expect, test } from 'vitest';
import type { InvoiceInput } from '#contract/invoice-wire.ts';
import type { IssuedInvoice } from '#domain/invoices/issued-invoice.ts';
import type { InvoiceStore } from '#operations/ports/invoices.ts';
import { actor, buildNewInvoice } from '#test/build/factories.ts';
import { inspect } from '#test/open/inspect.ts';
import { openTestInvoices } from '#test/open/open-test-invoices.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { branch, home } from '#test/specification/specified-firm.ts';
import type { Database } from '../engine/tables.ts';

const at = '2026-11-22T06:00:00.000Z';

async function issue(store: InvoiceStore, ...entry: Parameters<typeof buildNewInvoice>): Promise<IssuedInvoice> {
  const answer = await store.issue(buildNewInvoice(...entry));
  if (answer.kind !== 'issued') throw new Error(answer.kind);
  return answer.invoice;
}

/** A note that takes back so much of the 42 rolls of an invoice. */
function noteOf(original: IssuedInvoice, changes: InvoiceInput = {}) {
  return buildNewInvoice({ type: 'credit', referenceNumber: original.number, ...changes }, { original });
}

/** Says what an invoice of before this shop came to, as a supplement of this note. */
function sayValue(database: Database, document: string, line: number, number: string, value: number | null) {
  const original = { number, date: '2026-03-01', gstin: '', place: '07', value };
  const row = { document, line, facts: JSON.stringify({ original }), reason: 'paper', at, by: actor.username };
  return database.write.insertInto('supplements').values(row).execute();
}

eachDatabase('A credit note', (open) => {
  test('takes back what is left of its invoice, and more is refused with what is left', async () => {
    const database = await open();
    const store = await openTestInvoices(database);
    const invoice = await issue(store);
    const first = await store.issue(noteOf(invoice, { qty1: '40' }));
    expect(first.kind).toBe('issued');
    const message = `Row 1: 2 roll of Wallpaper are left in ${invoice.number}. Lower the quantity`;
    expect(await store.issue(noteOf(invoice, { qty1: '2.001' }))).toEqual({
      kind: 'origin-refused',
      refusal: {
        ok: false,
        kind: 'conflict',
        message: `This note does not fit ${invoice.number}.`,
        problems: [{ field: 'line 1 quantity', message }],
      },
    });
    // Two rolls are ₹ 4,300.00.
    expect((await store.issue(noteOf(invoice, { qty1: '1', rate1: '4300.01' }))).kind).toBe('origin-refused');
    expect((await store.issue(noteOf(invoice, { qty1: '1', rate1: '4300.00' }))).kind).toBe('issued');
    expect((await store.issue(noteOf(invoice, { qty1: '1', rate1: '0.01' }))).kind).toBe('origin-refused');
    // The numbers of the refused notes are not lost, and a cancelled note gives back what it took.
    const note = first.kind === 'issued' ? first.invoice : invoice;
    await store.cancel(note.id, null, at, actor);
    expect(await store.issue(noteOf(invoice, { qty1: '40' }))).toMatchObject({
      kind: 'issued',
      invoice: { number: 'CN-DL/26-27/003' },
    });
    expect((await inspect(database, 'Chain')).faults).toEqual([]);
  });

  test('of two clerks at once never takes back more than was charged', async () => {
    const store = await openTestInvoices(await open());
    for (let round = 0; round < 6; round++) {
      const invoice = await issue(store);
      const answers = await Promise.all(
        [30, 30, 30].map((quantity) => store.issue(noteOf(invoice, { qty1: quantity }))),
      );
      expect(answers.map(({ kind }) => kind).sort()).toEqual(['issued', 'origin-refused', 'origin-refused']);
    }
  });

  test('that is sent again with its key is the first one, also when nothing is left', async () => {
    const store = await openTestInvoices(await open());
    const invoice = await issue(store);
    const idempotency = { key: '0b0f5b54-0000-4000-8000-000000000001', bodyHash: 'a body' };
    const entry = () => ({ ...noteOf(invoice), idempotency });
    const first = await store.issue(entry());
    expect(first.kind).toBe('issued');
    expect(await store.issue(entry())).toMatchObject({
      kind: 'replayed',
      invoice: { id: first.kind === 'issued' ? first.invoice.id : '' },
    });
  });

  test('against an invoice of before this shop takes back at most the value that was said of it', async () => {
    const database = await open();
    const store = await openTestInvoices(database);
    const before = (rate1: string, referenceNumber = 'OLD/7', more: InvoiceInput = {}) =>
      buildNewInvoice({ type: 'credit', referenceNumber, qty1: '1', rate1, ...more });
    const named = (referenceNumber: string) => before('1', referenceNumber).draft;
    const one = await issue(store, { type: 'credit', referenceNumber: 'old/7', qty1: '1', rate1: '100' });
    const other = await issue(store, { type: 'credit', referenceNumber: 'OLD/8', qty1: '1', rate1: '100' });
    expect(await store.findBeforeShop(home, named('OLD/7'))).toBeNull();
    await sayValue(database, one.id, one.issuedAt.length, 'OLD/7', null);
    expect(await store.findBeforeShop(home, named('OLD/7'))).toBeNull();
    // It had been typed wrongly: it is OLD/7 too.
    await sayValue(database, one.id, 901, 'Old/7', 1_180_00);
    await sayValue(database, other.id, 902, 'OLD/7', 1_180_00);
    expect(await store.findBeforeShop(home, named(' old/7 '))).toEqual({
      ...{ number: 'old/7', date: '2026-03-01', value: 1_180_00, credited: 236_00 },
      ...{ saidIn: { number: other.number, filed: null }, isSure: true },
    });
    expect(await store.findBeforeShop(branch, named('OLD/7'))).toBeNull();
    expect(await store.findBeforeShop(home, named('OLD/8'))).toBeNull();
    expect(await store.findBeforeShop(home, named('OLD_7'))).toBeNull();
    // ₹ 944.00 are left.
    const refused = await store.issue(before('800.43'));
    expect(refused).toMatchObject({ kind: 'origin-refused', refusal: { kind: 'conflict' } });
    expect((await store.issue(before('800.43', 'OLD/9'))).kind).toBe('issued');
    expect((await store.issue(before('800.00'))).kind).toBe('issued');
    expect((await store.issue(before('1'))).kind).toBe('origin-refused');
    const answers = await Promise.all([1, 2].map(() => store.issue(before('1'))));
    expect(answers.map(({ kind }) => kind)).toEqual(['origin-refused', 'origin-refused']);
    // The value is corrected in the first note, and counts although the other note said it last.
    await sayValue(database, one.id, 903, 'Old/7', 1_298_00);
    expect(await store.findBeforeShop(home, named('OLD/7'))).toMatchObject({
      ...{ value: 1_298_00, saidIn: { number: one.number } },
    });
    expect((await store.issue(before('100'))).kind).toBe('issued');
    // Another buyer's invoice of this number is another one.
    const buyerAddress = 'Sample Homes\nCuttack 753001';
    expect((await store.issue(before('5000', 'OLD/7', { buyerAddress }))).kind).toBe('issued');
    await store.cancel(one.id, null, at, actor);
    expect(await store.findBeforeShop(home, named('OLD/7'))).toMatchObject({ credited: 118_00 + 944_00 + 118_00 });
  });
});
