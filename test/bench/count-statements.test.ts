import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openCatalogueStore } from '#adapters/database/catalogue/catalogue-store.ts';
import { openCompanyStore } from '#adapters/database/company/company-store.ts';
import type { Database } from '#adapters/database/engine/tables.ts';
import { openInvoiceStore } from '#adapters/database/invoices/invoice-store.ts';
import { nodeSystem } from '#adapters/system/node-system.ts';
import { openTariff } from '#adapters/tariff/open-tariff.ts';
import { draftFromInput, issuedData } from '#contract/invoice-wire.ts';
import { issueInvoice } from '#operations/invoices/issue-invoice.ts';
import { operator } from '#operations/ports/actor.ts';
import { actor, buildCompany, buildInput } from '#test/build/factories.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { countStatements } from './count-statements.ts';

/**
 * What the issue of one document asks the database, once company and catalogue have been read. These numbers may only fall: each
 * statement is time in which other documents wait.
 */
const HELD = {
  sqlite: { statements: 19, roundTrips: 19 },
  postgres: { statements: 19, roundTrips: 5 },
};

eachDatabase('The issue of a document', (open) => {
  test('asks the database no more than it must, for a buyer of one word and of ten', async () => {
    const database = await open();
    const issue = await openIssue(database);
    const [one, ten] = ['Asha', 'A B C D E F G H I J'];
    // The first document of a buyer indexes his address, and the second, the fourth … his name.
    for (const buyer of [one, ten, one, ten]) await issue(buyer);
    expect(await countStatements(database, () => issue(one))).toEqual(HELD[database.engine]);
    expect(await countStatements(database, () => issue(ten))).toEqual(HELD[database.engine]);
  });
});

async function openIssue(database: Database): Promise<(buyer: string) => Promise<void>> {
  const companies = openCompanyStore(database);
  await companies.save(buildCompany(), false, nodeSystem.now(), operator);
  const ports = {
    system: nodeSystem,
    invoices: openInvoiceStore(database),
    companies,
    catalogues: openCatalogueStore(database),
    tariff: openTariff(),
  };
  return async (buyer) => {
    const input = buildInput({ buyerAddress: buyer, consigneeAddress: buyer });
    const outcome = await issueInvoice(ports, {
      draft: draftFromInput(input),
      dataFor: (number) => issuedData(input, number),
      customer: null,
      actor,
      idempotency: { key: randomUUID(), bodyHash: 'x' },
    });
    expect(outcome).toMatchObject({ ok: true });
  };
}
