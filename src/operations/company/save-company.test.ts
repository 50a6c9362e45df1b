import { expect, test } from 'vitest';
import { openCatalogueStore } from '#adapters/database/catalogue/catalogue-store.ts';
import { openCompanyStore } from '#adapters/database/company/company-store.ts';
import { openInvoiceStore } from '#adapters/database/invoices/invoice-store.ts';
import { nodeSystem } from '#adapters/system/node-system.ts';
import { openTariff } from '#adapters/tariff/open-tariff.ts';
import { draftFromInput, issuedData } from '#contract/invoice-wire.ts';
import { seriesOn, seriesPrefix } from '#domain/invoices/invoice-number.ts';
import { actor, buildCompany, buildInput } from '#test/build/factories.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { branch, home } from '#test/specification/specified-firm.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { saveCompany } from './save-company.ts';

const years = ['2026', '2027', '2028', '2029', '2030'];

eachDatabase('An opening number', (open) => {
  test('that is saved while its series begins is either used or refused, and never lost', async () => {
    const database = await open();
    const ports = {
      system: nodeSystem,
      companies: openCompanyStore(database),
      catalogues: openCatalogueStore(database),
      invoices: openInvoiceStore(database),
      paper: null,
      tariff: openTariff(),
    };
    await ports.companies.save(buildCompany(), false, nodeSystem.now(), actor);
    let openingNumbers: Record<string, number> = {};
    for (const year of years)
      for (const series of seriesOn(`${year}-06-01`, [home, branch]).filter(({ kind }) => kind !== 'credit')) {
        const prefix = seriesPrefix(series);
        const taxType = series.taxState === home ? 'state' : 'central';
        const purpose = series.kind === 'challan' ? { purpose: 'site' } : {};
        const orderDate = `${year}-06-01`;
        const input = buildInput({ type: series.kind, taxState: series.taxState, taxType, orderDate, ...purpose });
        const issue = () =>
          issueInvoice(ports, {
            draft: draftFromInput(input),
            dataFor: (number) => issuedData(input, number),
            customer: null,
            actor,
            idempotency: null,
          });
        const wanted = { ...openingNumbers, [prefix]: 118 };
        const save = () =>
          saveCompany(ports, { company: buildCompany({ openingNumbers: wanted }), demo: false }, actor);
        // Each goes first in turn.
        const [saved, issued] =
          years.indexOf(year) % 2 === 0
            ? await Promise.all([save(), issue()])
            : await Promise.all([issue(), save()]).then(([one, other]) => [other, one] as const);
        const counter = issued.ok ? Number(issued.value.number.slice(prefix.length)) : issued.message;
        if (saved.ok) openingNumbers = wanted;
        expect([prefix, saved.ok, counter]).toEqual([prefix, saved.ok, saved.ok ? 118 : 1]);
        if (!saved.ok) expect(saved.problems.map(({ field }) => field)).toEqual([`openingNumbers.${prefix}`]);
      }
  });
});
