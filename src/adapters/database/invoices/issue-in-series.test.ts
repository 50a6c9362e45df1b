import { expect, test } from 'vitest';
import type { NewInvoice } from '#operations/ports/invoices.ts';
import { buildNewInvoice } from '#test/build/factories.ts';
import { openTestInvoices } from '#test/open/open-test-invoices.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { branch, home } from '#test/specification/specified-firm.ts';

function key(entry: Partial<NewInvoice>, bodyHash: string) {
  return {
    ...entry,
    idempotency: { key: '0b0f3a3e-0000-4000-8000-000000000001', bodyHash },
  };
}

eachDatabase('The invoice store', (open) => {
  test('gives the numbers of a series in order, each year and state its own', async () => {
    const store = await openTestInvoices(await open());
    const numbers: string[] = [];
    for (const changes of [
      {},
      {},
      { orderDate: '2026-03-31' },
      { taxState: branch },
      { type: 'pro' },
      { type: 'credit' },
      {},
    ]) {
      const answer = await store.issue(buildNewInvoice(changes));
      if (answer.kind === 'issued') numbers.push(answer.invoice.number);
    }
    expect(numbers).toEqual([
      'DL/26-27/0001',
      'DL/26-27/0002',
      'DL/25-26/0001',
      'OD/26-27/0001',
      'PI-DL/26-27/001',
      'CN-DL/26-27/001',
      'DL/26-27/0003',
    ]);
  });

  test('leaves no gap and no repeat when many ask at once', async () => {
    const store = await openTestInvoices(await open());
    const answers = await Promise.all(Array.from({ length: 40 }, () => store.issue(buildNewInvoice())));
    const numbers = answers.map((answer) => (answer.kind === 'issued' ? answer.invoice.number : answer.kind)).sort();
    expect(numbers).toEqual(Array.from({ length: 40 }, (_, index) => `DL/26-27/${String(index + 1).padStart(4, '0')}`));
  });

  test('rolls a refused document back completely, with its number', async () => {
    const store = await openTestInvoices(await open());
    await store.issue(buildNewInvoice({}, { id: 'same-id' }));
    await expect(store.issue(buildNewInvoice({}, { id: 'same-id' }))).rejects.toThrow();
    const answer = await store.issue(buildNewInvoice());
    expect(answer).toMatchObject({ kind: 'issued', invoice: { number: 'DL/26-27/0002' } });
  });

  test('returns the same document for the same key and body, and refuses another body', async () => {
    const store = await openTestInvoices(await open());
    const first = await store.issue(buildNewInvoice({}, key({}, 'a')));
    const again = await store.issue(buildNewInvoice({}, key({}, 'a')));
    const other = await store.issue(buildNewInvoice({ taxState: branch }, key({}, 'b')));
    expect(first.kind).toBe('issued');
    expect(again).toMatchObject({ kind: 'replayed', invoice: { number: 'DL/26-27/0001' } });
    expect(other).toMatchObject({ kind: 'key-spent', invoice: { number: 'DL/26-27/0001' } });
    expect((await store.countedSeries(['2026-27'])).map(({ series }) => series.taxState)).toEqual([home]);
  });

  test('gives one number to twenty concurrent calls with the same key', async () => {
    const store = await openTestInvoices(await open());
    const answers = await Promise.all(Array.from({ length: 20 }, () => store.issue(buildNewInvoice({}, key({}, 'a')))));
    expect(answers.filter((answer) => answer.kind === 'issued')).toHaveLength(1);
    expect(answers.filter((answer) => answer.kind === 'replayed')).toHaveLength(19);
  });

  test('keeps a typed number out of its series, and refuses it twice, in any letter case and any year', async () => {
    const store = await openTestInvoices(await open());
    const typed = { typedNumber: 'Old-7' };
    expect(await store.issue(buildNewInvoice({}, typed))).toMatchObject({
      kind: 'issued',
      invoice: { number: 'Old-7' },
    });
    expect(await store.issue(buildNewInvoice({ orderDate: '2025-11-21' }, { typedNumber: 'OLD-7' }))).toMatchObject({
      kind: 'number-taken',
    });
    expect(await store.issue(buildNewInvoice({ type: 'pro' }, typed))).toMatchObject({ kind: 'issued' });
    expect(await store.issue(buildNewInvoice())).toMatchObject({ invoice: { number: 'DL/26-27/0001' } });
  });

  test('begins a series where the company record says, and says when it is full', async () => {
    const store = await openTestInvoices(await open());
    expect(await store.issue(buildNewInvoice({}, { openingNumber: 118 }))).toMatchObject({
      invoice: { number: 'DL/26-27/0118' },
    });
    expect(await store.issue(buildNewInvoice({}, { openingNumber: 500 }))).toMatchObject({
      invoice: { number: 'DL/26-27/0119' },
    });
    const full = await store.issue(buildNewInvoice({ taxState: branch }, { openingNumber: 99_999_999 }));
    expect(full).toEqual({ kind: 'series-full', number: 'OD/26-27/99999999' });
  });

  test('never lets the time of issue go back within a series', async () => {
    const store = await openTestInvoices(await open());
    await store.issue(buildNewInvoice({}, { issuedAt: '2026-11-21T06:00:00.000Z' }));
    const later = await store.issue(buildNewInvoice({}, { issuedAt: '2026-11-20T06:00:00.000Z' }));
    expect(later).toMatchObject({ invoice: { issuedAt: '2026-11-21T06:00:00.000Z' } });
  });
});
