import { expect, test } from 'vitest';
import type { CompanyVersion } from '#domain/company/company.ts';
import { actor, buildCompany, buildNewInvoice } from '#test/build/factories.ts';
import { sealedAfter } from '#test/open/expect-sealed.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { branch, home } from '#test/specification/specified-firm.ts';
import { openInvoiceStore } from '../invoices/invoice-store.ts';
import { openTicketStore } from '../invoices/ticket-store.ts';
import { openCompanyStore } from './company-store.ts';

const at = '2026-11-21T06:00:00.000Z';

eachDatabase('The company record', (openAny) => {
  const open = sealedAfter(openAny);
  test('is empty at first, then saved in versions that never change', async () => {
    const companies = openCompanyStore(await open());
    expect(await companies.current()).toBeNull();
    await companies.save(buildCompany(), true, at, actor);
    const second = await companies.save(buildCompany({ name: 'Renamed Trading' }), false, at, actor);
    expect(second).toMatchObject({ version: 2, demo: false, savedBy: 'meena' });
    expect(await companies.current()).toEqual(second);
    expect(await companies.version(1)).toMatchObject({ demo: true, company: buildCompany() });
    expect(await companies.version(3)).toBeNull();
  });

  test('knows its last version with a registration that ended, and none for one that never was', async () => {
    const companies = openCompanyStore(await open());
    expect(await companies.lastIn(home)).toBeNull();
    const { [home]: here } = buildCompany().registrations;
    const blank = { state: branch, gstin: '', address: [], phone: '', email: '' };
    await companies.save(buildCompany(), false, at, actor);
    const last = await companies.save(buildCompany({ name: 'Renamed Trading' }), false, at, actor);
    const now = await companies.save(
      { ...buildCompany(), registrations: { [home]: here, [branch]: blank } },
      false,
      at,
      actor,
    );
    expect([await companies.lastIn(home), await companies.lastIn(branch)]).toEqual([now, last]);
    expect(await companies.lastIn('kerala')).toBeNull();
  });

  test('gets one version for each of two concurrent saves', async () => {
    const companies = openCompanyStore(await open());
    const saved = await Promise.all(
      ['A', 'B', 'C'].map((name) => companies.save(buildCompany({ name }), false, at, actor)),
    );
    expect(saved.map(versionOf).sort()).toEqual([1, 2, 3]);
  });

  test('refuses the second of two changes of the same version', async () => {
    const companies = openCompanyStore(await open());
    const saved = await Promise.all(
      ['A', 'B'].map((name) => companies.saveOnto(0, buildCompany({ name }), false, at, actor)),
    );
    expect(saved.map(versionOf).sort()).toEqual([1, null]);
    expect(await companies.saveOnto(0, buildCompany(), false, at, actor)).toBeNull();
    expect(await companies.saveOnto(1, buildCompany(), false, at, actor)).toMatchObject({ version: 2 });
    expect(await companies.current()).toMatchObject({ version: 2, company: buildCompany() });
  });

  test('accepts no other opening number for a series with documents, and a series begins only with the newest record', async () => {
    const database = await open();
    const companies = openCompanyStore(database);
    const invoices = openInvoiceStore(database);
    await companies.save(buildCompany(), false, at, actor);
    await companies.save(buildCompany({ openingNumbers: { 'DL/26-27/': 118 } }), false, at, actor);
    expect(await invoices.issue(buildNewInvoice({}, { companyVersion: 1 }))).toEqual({ kind: 'records-changed' });
    for (const checkedWith of [
      { company: 1, catalogue: 1 },
      { company: 2, catalogue: 2 },
    ])
      expect(await invoices.issue(buildNewInvoice({}, { checkedWith }))).toEqual({ kind: 'records-changed' });
    const begun = await invoices.issue(buildNewInvoice({}, { companyVersion: 2, openingNumber: 118 }));
    expect(begun).toMatchObject({ invoice: { number: 'DL/26-27/0118' } });
    const changed = buildCompany({ openingNumbers: { 'DL/26-27/': 200 } });
    expect(await companies.save(changed, false, at, actor)).toBe('series-begun');
    expect(await companies.saveOnto(2, changed, false, at, actor)).toBe('series-begun');
    expect(await companies.current()).toMatchObject({ version: 2 });
    // A series that goes on does not ask which version is the newest.
    await companies.save(buildCompany({ openingNumbers: { 'DL/26-27/': 118 } }), false, at, actor);
    expect(await invoices.issue(buildNewInvoice({}, { companyVersion: 2, openingNumber: 118 }))).toMatchObject({
      invoice: { number: 'DL/26-27/0119' },
    });
  });
});

function versionOf(saved: CompanyVersion | 'series-begun' | null) {
  return saved === null || saved === 'series-begun' ? saved : saved.version;
}

eachDatabase('A ticket for a document', (open) => {
  test('is valid until it expires, and is then removed', async () => {
    const database = await open();
    await openCompanyStore(database).save(buildCompany(), false, at, actor);
    const entry = buildNewInvoice();
    await openInvoiceStore(database).issue(entry);
    const tickets = openTicketStore(database);
    const ticket = {
      hash: 'h',
      invoiceId: entry.id,
      copy: 'duplicate',
      expiresAt: '2026-11-21T06:10:00.000Z',
    } as const;
    await tickets.add(ticket, at, actor);
    expect(await tickets.find('h', '2026-11-21T06:09:59.999Z')).toEqual(ticket);
    expect(await tickets.find('h', '2026-11-21T06:10:00.000Z')).toBeNull();
    expect(await tickets.find('other', at)).toBeNull();
    await tickets.add({ ...ticket, hash: 'next' }, '2026-11-21T06:10:00.000Z', actor);
    expect(await tickets.find('h', at)).toBeNull();
    const paper = {
      kind: 'statement',
      customer: 'c',
      taxState: home,
      from: '2026-04-01',
      to: '2026-11-21',
    } as const;
    await tickets.addPaper({ hash: 'p', paper, expiresAt: ticket.expiresAt }, at, actor);
    expect(await tickets.findPaper('p', '2026-11-21T06:09:59.999Z')).toEqual(paper);
    expect(await tickets.findPaper('p', ticket.expiresAt)).toBeNull();
    expect(await tickets.find('p', at)).toBeNull();
    await tickets.addPaper({ hash: 'q', paper, expiresAt: '2027' }, ticket.expiresAt, actor);
    expect(await tickets.findPaper('p', at)).toBeNull();
  });
});
