import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { actor, buildCompany, buildNewInvoice } from '#test/build/factories.ts';
import { openTestInvoices } from '#test/open/open-test-invoices.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { branch, home } from '#test/specification/specified-firm.ts';
import { openCompanyStore } from '../company/company-store.ts';
import { openDatabase } from '../engine/open-database.ts';
import { openAuditLog } from '../shared-writes/audit-log.ts';

const all = { kind: 'tax', taxState: home, query: '', from: '', to: '', withCancelled: false } as const;

eachDatabase('The invoice store', (open, freshUrl) => {
  test('keeps a cancelled document with its number and PDF, and cancels it once', async () => {
    const store = await openTestInvoices(await open());
    const issued = await store.issue(buildNewInvoice());
    if (issued.kind !== 'issued') throw new Error(issued.kind);
    await store.setPdf(issued.invoice.id, 'first', '2026-11-21T06:00:00.000Z');
    expect(await store.setPdf(issued.invoice.id, 'second', '2026-11-21T06:00:00.000Z')).toBe('first');
    const cancel = () => store.cancel(issued.invoice.id, null, '2026-11-22T06:00:00.000Z', actor);
    expect((await cancel()).kind).toBe('cancelled');
    expect((await cancel()).kind).toBe('cancelled-already');
    expect(await store.find('tax', home, 'dl/26-27/0001')).toMatchObject({ pdf: 'first', cancelledBy: 'meena' });
    expect(await store.issue(buildNewInvoice())).toMatchObject({ invoice: { number: 'DL/26-27/0002' } });
  });

  test('has the hash of its paper in the audit log, once, as the program wrote it', async () => {
    const database = await open();
    const store = await openTestInvoices(database);
    const issued = await store.issue(buildNewInvoice());
    if (issued.kind !== 'issued') throw new Error(issued.kind);
    const { id } = issued.invoice;
    for (const sha256 of ['first', 'second']) await store.setPdf(id, sha256, '2026-11-21T06:00:00.000Z');
    const lines = (await openAuditLog(database).read(0, 20)).filter(({ what }) => what === 'paper named');
    expect(lines.map(({ subject, after }) => [subject, JSON.parse(after)])).toEqual([
      [`tax/${home}/DL/26-27/0001`, { id, paper: 'original', sha256: 'first' }],
    ]);
  });

  test('returns the newest drafts of some kinds, without cancelled ones', async () => {
    const store = await openTestInvoices(await open());
    const issue = async (changes: Parameters<typeof buildNewInvoice>[0]) => {
      const answer = await store.issue(buildNewInvoice(changes));
      if (answer.kind !== 'issued') throw new Error(answer.kind);
      return answer.invoice;
    };
    await issue({ destination: 'first' });
    await issue({ destination: 'second', type: 'pro', taxState: branch });
    await issue({ destination: 'a credit note', type: 'credit' });
    const cancelled = await issue({ destination: 'cancelled' });
    await store.cancel(cancelled.id, null, '2026-11-21T06:00:00.000Z', actor);
    await issue({ destination: 'newest' });
    const said = async (count: number) =>
      (await store.latestDrafts(['tax', 'pro'], count)).map(({ destination }) => destination);
    expect(await said(9)).toEqual(['newest', 'second', 'first']);
    expect(await said(1)).toEqual(['newest']);
  });

  test('lists newest first in pages, filtered by words and dates, with sums that leave cancelled ones out', async () => {
    const store = await openTestInvoices(await open());
    for (const [index, buyerAddress] of [
      'Alpha Hotels\nDelhi',
      'beta Schools 100%',
      'Alpha_Clinic',
      `नमूना गृह ${'x'.repeat(60)}`,
    ].entries())
      await store.issue(buildNewInvoice({ buyerAddress, orderDate: `2026-11-1${index}` }));
    const third = await store.find('tax', home, 'DL/26-27/0003');
    await store.cancel(third?.id ?? '', null, '2026-11-22T06:00:00.000Z', actor);

    const numbersOf = async (filter: object, page = 1, size = 10) =>
      (await store.rows({ ...all, ...filter }, page, size)).map((invoice) => invoice.number.slice(-1));
    expect(await numbersOf({})).toEqual(['4', '2', '1']);
    expect(await numbersOf({}, 2, 2)).toEqual(['1']);
    expect(await numbersOf({ query: 'ALPHA' })).toEqual(['1']);
    expect(await numbersOf({ query: 'alpha', withCancelled: true })).toEqual(['3', '1']);
    expect(await numbersOf({ query: '100% schools' })).toEqual(['2']);
    expect(await numbersOf({ query: 'a_c' })).toEqual([]);
    expect(await numbersOf({ query: 'lpha' })).toEqual([]);
    expect(await numbersOf({ query: 'DL/26-27/0002' })).toEqual(['2']);
    expect(await numbersOf({ query: '2' })).toEqual(['4', '2', '1']);
    expect(await numbersOf({ query: '4' })).toEqual(['4']);
    expect(await numbersOf({ query: 'गृह' })).toEqual(['4']);
    expect(await numbersOf({ query: 'x'.repeat(60) })).toEqual(['4']);
    expect(await numbersOf({ from: '2026-11-11', to: '2026-11-11' })).toEqual(['2']);

    // With a word that every number holds, the documents themselves are summed: the days' sums must say the same.
    for (const filter of [{}, { withCancelled: true }, { from: '2026-11-11' }]) {
      const byDay = await store.totals({ ...all, ...filter });
      expect(await store.totals({ ...all, ...filter, query: 'dl' })).toEqual(byDay);
    }
    const found = await store.totals({ ...all, withCancelled: true });
    expect(found.count).toBe(4);
    expect(found.sums).toEqual({
      taxable: 27_090_000n,
      cgst: 2_438_100n,
      sgst: 2_438_100n,
      igst: 0n,
      tax: 4_876_200n,
      roundOff: 0n,
      payable: 31_966_200n,
    });
    const streamed = [];
    for await (const invoice of store.stream(all)) streamed.push(invoice.number.slice(-1));
    expect(streamed).toEqual(['4', '2', '1']);
    const alpha = [];
    for await (const invoice of store.stream({ ...all, query: 'alp' })) alpha.push(invoice.number.slice(-1));
    expect(alpha).toEqual(['1']);
    const oldest = [];
    for await (const invoice of store.stream({ ...all, withCancelled: true }, 'oldest'))
      oldest.push(invoice.number.slice(-1));
    expect(oldest).toEqual(['1', '2', '3', '4']);
  });

  test('sums the largest documents exactly, beyond a safe integer, also on one day', async () => {
    const store = await openTestInvoices(await open());
    const entry = buildNewInvoice();
    const payable = 99_999_999_999_900;
    for (let count = 0; count < 101; count++) {
      const totals = { ...entry.totals, payable, roundOff: count % 2 ? -49 : 7 };
      await store.issue(buildNewInvoice({}, { totals }));
    }
    const exact = { payable: 101n * BigInt(payable), roundOff: 51n * 7n - 50n * 49n };
    expect(exact.payable).toBeGreaterThan(Number.MAX_SAFE_INTEGER);
    for (const query of ['', 'dl'])
      expect(await store.totals({ ...all, query })).toMatchObject({ count: 101, sums: exact });
  });

  test('issues and cancels documents of one day at the same time, without a deadlock', async () => {
    const database = await open();
    const store = await openTestInvoices(database);
    for (let round = 0; round < 5; round++) {
      const before = await Promise.all([1, 2, 3, 4].map(() => store.issue(buildNewInvoice())));
      const standing = before.flatMap((answer) => (answer.kind === 'issued' ? [answer.invoice.id] : []));
      await Promise.all([
        ...standing.map((id) => store.cancel(id, null, '2026-11-22T06:00:00.000Z', actor)),
        ...[1, 2, 3, 4].map(() => store.issue(buildNewInvoice())),
      ]);
    }
    expect(await store.totals({ ...all, withCancelled: true })).toMatchObject({
      count: 40,
      sums: { payable: 20n * 10_655_400n },
    });
    expect((await openAuditLog(database).check()).brokenAt).toBeNull();
  });

  test('refuses to remove or change an issued document, also by hand', async () => {
    const database = await open();
    const store = await openTestInvoices(database);
    await store.issue(buildNewInvoice());
    await expect(sql`delete from invoices`.execute(database.write)).rejects.toThrow(/cancel instead/);
    await expect(sql`update invoices set payable = 1`.execute(database.write)).rejects.toThrow(/does not change/);
    await expect(sql`update invoices set number = 'X'`.execute(database.write)).rejects.toThrow(/does not change/);
    await expect(sql`delete from audit_log`.execute(database.write)).rejects.toThrow(/only grows/);
    await expect(sql`update audit_log set who = 'nobody'`.execute(database.write)).rejects.toThrow(/only grows/);
  });

  test('keeps the audit chain valid with any characters in a name', async () => {
    const database = await open();
    const odd = { username: 'half \ud800', address: '' };
    await openCompanyStore(database).save(buildCompany({ name: '\udfff' }), false, '2026-11-21T05:00:00.000Z', odd);
    expect(await openAuditLog(database).check()).toEqual({ lines: 1, brokenAt: null });
  });

  test('writes the audit line with the document, and the chain shows a line that was changed', async () => {
    const url = await freshUrl();
    const database = await openDatabase(url);
    const { migrate } = await import('../migrations/migrate.ts');
    await migrate(database, '2026-11-21T05:00:00.000Z');
    const store = await openTestInvoices(database);
    await store.issue(buildNewInvoice());
    await store.issue(buildNewInvoice());
    const audit = openAuditLog(database);
    const lines = await audit.read(0, 100);
    expect(lines.map(({ what, who, subject }) => [what, who, subject])).toEqual([
      ['company saved', 'meena', 'Sample Interiors Trading'],
      ['invoice issued', 'meena', `tax/${home}/DL/26-27/0001`],
      ['invoice issued', 'meena', `tax/${home}/DL/26-27/0002`],
    ]);
    expect(await audit.check()).toEqual({ lines: 3, brokenAt: null });
    const trigger =
      database.engine === 'sqlite' ? sql`drop trigger audit_frozen` : sql`drop trigger audit_frozen on audit_log`;
    await trigger.execute(database.write);
    await sql`update audit_log set subject = ${`tax/${home}/DL/26-27/0009`} where seq = 2`.execute(database.write);
    expect(await audit.check()).toEqual({ lines: 1, brokenAt: 2 });
    await database.close();
  });
});
