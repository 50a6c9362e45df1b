import { expect, test } from 'vitest';
import { sealedAfter } from '#test/open/expect-sealed.ts';
import { openTestReturns } from '#test/open/open-test-returns.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { branch, home } from '#test/specification/specified-firm.ts';

const october = { orderDate: '2026-10-20' };
const november = { orderDate: '2026-11-20' };
const unknown = {
  buyerAddress: 'Example Studio\n8 Example Marg',
  consigneeAddress: 'Example Studio',
  taxType: 'central' as const,
};
const gurugram = { ...unknown, buyerAddress: 'Example Studio\nSector 29, Gurugram, Haryana' };

eachDatabase('The documents of a return', (openAny) => {
  const open = sealedAfter(openAny);
  test('are the tax invoices and credit notes of the period, in the order of issue, as they were charged', async () => {
    const shop = await openTestReturns(await open());
    await shop.issue('A/0', { orderDate: '2026-09-30' });
    const first = await shop.issue('A/1', { ...october, qty1: '3', rate1: '33.33', gst1: '18' });
    await shop.issue('B/1', { ...october, type: 'pro' });
    await shop.issue('A/2', november);
    await shop.note('CN/1', first, { ...october, qty1: '1', rate1: '33.33' });
    expect(await shop.numbers('2026-10')).toEqual(['A/1', 'CN/1']);
    expect(await shop.numbers('2026-Q3')).toEqual(['A/1', 'A/2', 'CN/1']);
    const [invoice, note] = await shop.documents('2026-10');
    expect(invoice).toMatchObject({
      kind: 'tax',
      taxState: home,
      date: '2026-10-20',
      gstin: '07ABCDE1234F2Z1',
      place: '07',
      buyerName: 'Sample Interiors',
      period: '2026-10',
      cancelled: false,
      carried: false,
      reportedIn: null,
      original: null,
      totals: { taxable: 9999, cgst: 900, sgst: 900, igst: 0 },
    });
    expect(invoice?.lines).toEqual([
      {
        row: 1,
        product: 'Wallpaper',
        description: 'Grass weave, ivory',
        hsn: '48142000',
        unit: 'roll',
        quantityMilli: 3000,
        gstBasisPoints: 1800,
        taxable: 9999,
        cgst: 900,
        sgst: 900,
        igst: 0,
      },
    ]);
    expect(note?.original).toEqual({
      number: 'A/1',
      date: '2026-10-20',
      gstin: '07ABCDE1234F2Z1',
      place: '07',
      value: first.totals.payable,
      known: true,
    });
  });

  test('stand as they did at an audit line, also when others are issued, cancelled and supplemented later', async () => {
    const shop = await openTestReturns(await open());
    const first = await shop.issue('A/1', { ...unknown, ...october });
    const then = await shop.store.revision();
    await shop.issue('A/2', october);
    await shop.supplement(first, { place: '06' });
    await shop.cancel(first);
    expect(await shop.numbers('2026-10', then)).toEqual(['A/1']);
    expect((await shop.documents('2026-10', then))[0]?.place).toBe('');
    expect(await shop.numbers('2026-10')).toEqual(['A/1x', 'A/2']);
    expect((await shop.documents('2026-10'))[0]?.place).toBe('06');
  });

  test('that may need an IRN and have none are standing ones with a GSTIN, abroad or with something added, from a day on', async () => {
    const shop = await openTestReturns(await open());
    await shop.issue('A/0', { orderDate: '2026-08-31' });
    await shop.issue('A/1', { orderDate: '2026-09-01' });
    await shop.issue('A/2', { ...unknown, ...october });
    const told = await shop.issue('A/3', { ...unknown, ...october });
    await shop.supplement(told, { gstin: '06ABCDE1234F1Z4', place: '06' });
    await shop.cancel(await shop.issue('A/4', october));
    const sent = await shop.issue('A/5', october);
    const last = await shop.issue('A/6', november);
    const withoutIrn = async (state: typeof home | typeof branch = home) => {
      const found: string[] = [];
      for await (const { number } of shop.store.withoutIrn(state, '2026-09-01')) found.push(number);
      return found;
    };
    expect(await withoutIrn()).toEqual(['A/1', 'A/3', 'A/5', 'A/6']);
    await shop.takeIrn(sent);
    await shop.takeIrn(last);
    expect(await withoutIrn()).toEqual(['A/1', 'A/3']);
    expect(await withoutIrn(branch)).toEqual([]);
  });

  test('A note has GSTIN and place of its invoice, and not those of its own address or of what is added to the invoice later', async () => {
    const shop = await openTestReturns(await open());
    const invoice = await shop.issue('A/1', { ...unknown, ...october });
    const registered = {
      ...november,
      taxType: 'central' as const,
      buyerAddress: 'Example Studio\nGSTIN 06ABCDE1234F1Z4',
    };
    const note = await shop.note('CN/1', invoice, registered);
    expect((await shop.documents('2026-11'))[0]).toMatchObject({ gstin: '', place: '' });
    await shop.supplement(invoice, { place: '06', gstin: '06ABCDE1234F1Z4' });
    expect((await shop.documents('2026-11'))[0]).toMatchObject({ gstin: '06ABCDE1234F1Z4', place: '06' });
    expect(await shop.supplement(note, { place: '21' })).toEqual({ kind: 'follows-invoice', number: 'A/1' });
  });

  test('A note against an invoice of another shop has the facts that staff say of it', async () => {
    const shop = await openTestReturns(await open());
    const note = await shop.issue('CN/1', { ...gurugram, ...october, type: 'credit', referenceNumber: 'OLD/7' });
    expect((await shop.documents('2026-10'))[0]?.original).toEqual({
      number: 'OLD/7',
      date: '',
      gstin: '',
      place: '',
      value: null,
      known: false,
    });
    const original = { number: 'OLD/7', date: '2025-12-01', gstin: '', place: '09', value: 1_50_000_00 };
    await shop.supplement(note, { original });
    await shop.supplement(note, { pin: '201301' });
    expect((await shop.documents('2026-10'))[0]).toMatchObject({
      place: '09',
      original: { ...original, known: false },
      supplement: { original, pin: '201301' },
    });
  });
});

eachDatabase('A filed period', (open) => {
  test('is closed: no document is issued into it, none that it reported is cancelled or supplemented', async () => {
    const shop = await openTestReturns(await open());
    const [first, wrong] = [await shop.issue('A/1', october), await shop.issue('A/2', { ...unknown, ...october })];
    const answer = await shop.file('2026-10', { leftOut: ['A/2'] });
    expect(answer).toMatchObject({ kind: 'filed', filing: { counts: { reported: 1, leftOut: 1 }, by: 'meena' } });
    expect(await shop.tryIssue('A/3', october)).toEqual({ kind: 'period-filed', period: '2026-10' });
    expect((await shop.tryIssue('B/3', { ...october, type: 'pro' })).kind).toBe('issued');
    expect((await shop.tryIssue('O/3', { ...october, taxState: branch })).kind).toBe('issued');
    expect(await shop.cancel(first)).toEqual({ kind: 'reported', period: '2026-10' });
    for (const facts of [{ place: '06' }, { gstin: '' }, { port: 'INNSA1' }])
      expect(await shop.supplement(first, facts)).toEqual({ kind: 'reported', period: '2026-10', note: null });
    expect((await shop.supplement(first, { pin: '110001' })).kind).toBe('added');
    expect((await shop.supplement(wrong, { place: '06' })).kind).toBe('added');
    expect((await shop.documents('2026-10')).map(({ reportedIn }) => reportedIn)).toEqual(['2026-10', null]);
    expect((await shop.file('2026-10')).kind).toBe('filed-already');
    expect((await shop.file('2026-Q3')).kind).toBe('filed-already');
  });

  test('is closed from its first day to its last, and open on the days around it', async () => {
    const shop = await openTestReturns(await open());
    await shop.issue('A/1', october);
    await shop.file('2026-10');
    const closedFrom = (day: string) => shop.invoices.closedPeriods(day);
    expect([await closedFrom('2026-11-01'), await closedFrom('2026-10-31')]).toEqual([{}, { [home]: ['2026-10'] }]);
    const issued = async (orderDate: string) => (await shop.tryIssue(`B/${orderDate}`, { orderDate })).kind;
    for (const day of ['2026-10-01', '2026-10-31']) expect(await issued(day)).toBe('period-filed');
    for (const day of ['2026-09-30', '2026-11-01']) expect(await issued(day)).toBe('issued');
  });

  test('keeps what it left out for every later open period, until one reports it', async () => {
    const shop = await openTestReturns(await open());
    const wrong = await shop.issue('A/1', { ...unknown, ...october });
    await shop.issue('A/2', november);
    expect(await shop.numbers('2026-11')).toEqual(['A/2']);
    await shop.file('2026-10', { leftOut: ['A/1'] });
    expect(await shop.numbers('2026-11')).toEqual(['+A/1', 'A/2']);
    expect(await shop.numbers('2026-12')).toEqual(['+A/1']);
    await shop.supplement(wrong, { place: '06' });
    await shop.file('2026-11');
    expect(await shop.numbers('2026-12')).toEqual([]);
    expect(await shop.numbers('2026-11')).toEqual(['+A/1', 'A/2']);
    // As it was filed.
    expect((await shop.documents('2026-10')).map(({ reportedIn }) => reportedIn)).toEqual([null]);
    expect((await shop.store.document(wrong.id))?.reportedIn).toBe('2026-11');
    expect(await shop.cancel(wrong)).toEqual({ kind: 'reported', period: '2026-11' });
  });

  test('A left-out document that is cancelled is carried no longer, and its own period stays as it was filed', async () => {
    const shop = await openTestReturns(await open());
    const wrong = await shop.issue('A/1', { ...unknown, ...october });
    const dropped = await shop.issue('A/2', october);
    await shop.cancel(dropped);
    await shop.file('2026-10', { leftOut: ['A/1'] });
    expect((await shop.cancel(wrong)).kind).toBe('cancelled');
    expect(await shop.numbers('2026-11')).toEqual([]);
    expect(await shop.numbers('2026-10')).toEqual(['A/1', 'A/2x']);
  });

  test('is opened again with a reason: then all of it can change', async () => {
    const shop = await openTestReturns(await open());
    const first = await shop.issue('A/1', october);
    expect(await shop.reopen('2026-10')).toEqual({ kind: 'not-filed' });
    await shop.file('2026-10', { arn: 'AA0710260000000' });
    expect(await shop.reopen('2026-10')).toMatchObject({
      kind: 'reopened',
      filing: { arn: 'AA0710260000000', reopened: { by: 'meena', reason: 'A mistake' } },
    });
    expect(await shop.store.filing(home, '2026-10')).toBeNull();
    expect(await shop.documents('2026-10')).toMatchObject([{ reportedIn: null, declaredOn: '2026-11-10' }]);
    expect((await shop.cancel(first)).kind).toBe('cancelled');
    expect((await shop.tryIssue('A/2', october)).kind).toBe('issued');
    expect((await shop.file('2026-10')).kind).toBe('filed');
    const isOpen = (await shop.store.filingsTouching(home, '2026-Q3')).map(({ reopened }) => reopened !== null);
    expect(isOpen).toEqual([false, true]);
  });

  test('knows the delivery challans of it that were issued or cancelled since, and no others', async () => {
    const shop = await openTestReturns(await open());
    const site = { type: 'challan', purpose: 'site', ...october } as const;
    const send = (number: string, more = {}) => shop.issue(number, { ...site, ...more });
    const [gone, later] = [await send('C/2'), await send('C/3')];
    await shop.cancel(gone);
    const answer = await shop.file('2026-10', { arn: 'AA0710260000000' });
    const filing = answer.kind === 'filed' ? answer.filing.id : '';
    await shop.reopen('2026-10');
    expect(await shop.store.challansSince(filing)).toEqual([]);
    await shop.cancel(later);
    for (const more of [{}, november, { taxState: branch }]) await send(`C/${Object.values(more).join('') || 4}`, more);
    const since = [{ document: later.id, isNew: false }, expect.objectContaining({ number: 'C/4', isNew: true })];
    expect(await shop.store.challansSince(filing)).toMatchObject(since);
  });

  test('is not filed when a document of it changed since it was read', async () => {
    const shop = await openTestReturns(await open());
    const first = await shop.issue('A/1', october);
    let revision = await shop.store.revision();
    await shop.issue('A/2', october);
    expect(await shop.file('2026-10', { revision })).toEqual({ kind: 'changed-since' });
    revision = await shop.store.revision();
    await shop.issue('A/3', november);
    await shop.issue('O/3', { ...october, taxState: branch });
    expect((await shop.file('2026-10', { revision })).kind).toBe('filed');
    await shop.reopen('2026-10');
    revision = await shop.store.revision();
    await shop.supplement(first, { pin: '110001' });
    expect(await shop.file('2026-10', { revision })).toEqual({ kind: 'changed-since' });
    revision = await shop.store.revision();
    await shop.cancel(first);
    expect(await shop.file('2026-10', { revision })).toEqual({ kind: 'changed-since' });
  });

  test('A supplement of an invoice is refused while a filed note has its facts', async () => {
    const shop = await openTestReturns(await open());
    const invoice = await shop.issue('A/1', { ...gurugram, ...october });
    await shop.note('CN/1', invoice, { ...november, ...gurugram });
    await shop.file('2026-11');
    expect(await shop.supplement(invoice, { gstin: '06ABCDE1234F1Z4' })).toEqual({
      kind: 'reported',
      period: '2026-11',
      note: 'CN/1',
    });
    expect((await shop.supplement(invoice, { pin: '122001' })).kind).toBe('added');
  });

  test('An IFF closes nothing: the quarter takes what it did not report, and is filed beside it', async () => {
    const shop = await openTestReturns(await open());
    const reported = await shop.issue('A/1', october);
    await shop.issue('A/2', { ...unknown, ...october });
    await shop.file('2026-10', { form: 'iff', leftOut: ['A/2'] });
    expect((await shop.tryIssue('A/3', october)).kind).toBe('issued');
    expect(await shop.cancel(reported)).toEqual({ kind: 'reported', period: '2026-10' });
    // What the IFF left out waits for the next IFF, or for the quarter, never for a later quarter.
    expect(await shop.numbers('2026-11')).toEqual(['+A/2']);
    expect(await shop.numbers('2027-01')).toEqual([]);
    expect((await shop.documents('2026-Q3')).map(({ number, reportedIn }) => [number, reportedIn])).toEqual([
      ['A/1', '2026-10'],
      ['A/2', null],
      ['A/3', null],
    ]);
    expect((await shop.file('2026-Q3')).kind).toBe('filed');
    expect((await shop.tryIssue('A/4', november)).kind).toBe('period-filed');
    expect((await shop.store.document(reported.id))?.reportedIn).toBe('2026-10');
    expect(await shop.reopen('2026-10')).toEqual({ kind: 'quarter-filed', quarter: '2026-Q3' });
    for (const period of ['2026-Q3', '2026-10']) expect((await shop.reopen(period)).kind).toBe('reopened');
  });

  test('A call that is repeated after the filing gets the document that it made before', async () => {
    const shop = await openTestReturns(await open());
    const idempotency = { key: 'a', bodyHash: 'b' };
    const first = await shop.issue('', october, { idempotency });
    await shop.file('2026-10');
    expect(await shop.tryIssue('', october, { idempotency })).toMatchObject({
      kind: 'replayed',
      invoice: { id: first.id },
    });
    // The refused one used no number.
    expect((await shop.tryIssue('', october)).kind).toBe('period-filed');
    expect((await shop.issue('', november)).number).toBe('DL/26-27/0002');
  });
});
