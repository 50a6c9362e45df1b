import { expect, test } from 'vitest';
import { openCatalogueStore } from '#adapters/database/catalogue/catalogue-store.ts';
import { openCompanyStore } from '#adapters/database/company/company-store.ts';
import type { Database } from '#adapters/database/engine/tables.ts';
import { openInvoiceStore } from '#adapters/database/invoices/invoice-store.ts';
import { nodeSystem } from '#adapters/system/node-system.ts';
import { openTariff } from '#adapters/tariff/open-tariff.ts';
import { draftFromInput, type InvoiceInput, issuedData } from '#contract/invoice-wire.ts';
import { actor, buildCompany, buildInput } from '#test/build/factories.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { issueInvoice } from './issue-invoice.ts';

const at = '2026-11-21T06:00:00.000Z';

eachDatabase('A record that another process saved after this one read it', (open) => {
  test('is the one that the next document is checked with and made from', async () => {
    const { ours, theirs } = await openTwo(await open());
    expect(await ours.issue()).toMatchObject({ value: { number: 'DL/26-27/0001', companyVersion: 1 } });
    await theirs.companies.save(buildCompany({ name: 'Renamed Trading' }), false, at, actor);
    expect(await ours.issue()).toMatchObject({ value: { number: 'DL/26-27/0002', companyVersion: 2 } });
    expect(ours.companies.lastRead()).toMatchObject({ version: 2 });
  });

  test('takes a product away, and adds another', async () => {
    const { ours, theirs } = await openTwo(await open());
    const issueOak = () => ours.issue({ productname1: 'Oak board' });
    expect(await ours.issue()).toMatchObject({ ok: true });
    expect(await issueOak()).toMatchObject({ ok: false, message: expect.stringContaining('is not in its list') });
    const { record } = await theirs.catalogues.current();
    const products = record.products.map((each) => (each.name === 'Wallpaper' ? { ...each, name: 'Oak board' } : each));
    await theirs.catalogues.saveOnto(1, { ...record, products }, at, actor);
    expect(await ours.issue()).toMatchObject({ ok: false, message: expect.stringContaining('is not in its list') });
    await theirs.catalogues.saveOnto(2, record, at, actor);
    expect(await ours.issue()).toMatchObject({ value: { number: 'DL/26-27/0002' } });
    await theirs.catalogues.saveOnto(3, { ...record, products }, at, actor);
    expect(await issueOak()).toMatchObject({ value: { number: 'DL/26-27/0003' } });
  });
});

/** Two processes on one database: each has stores of its own. */
async function openTwo(database: Database) {
  const stores = () => ({ companies: openCompanyStore(database), catalogues: openCatalogueStore(database) });
  const [ours, theirs] = [stores(), stores()];
  await theirs.companies.save(buildCompany(), false, at, actor);
  const ports = { ...ours, system: nodeSystem, invoices: openInvoiceStore(database), tariff: openTariff() };
  const issue = (changes: InvoiceInput = {}) => {
    const input = buildInput(changes);
    return issueInvoice(ports, {
      draft: draftFromInput(input),
      dataFor: (number) => issuedData(input, number),
      customer: null,
      actor,
      idempotency: null,
    });
  };
  return { ours: { ...ours, issue }, theirs };
}
