import { expect, test } from 'vitest';
import { openCatalogueStore } from '#adapters/database/catalogue/catalogue-store.ts';
import { openCompanyStore } from '#adapters/database/company/company-store.ts';
import type { Database } from '#adapters/database/engine/tables.ts';
import { openEwayStore } from '#adapters/database/eway/eway-store.ts';
import { openInvoiceStore } from '#adapters/database/invoices/invoice-store.ts';
import type { InvoiceInput } from '#contract/invoice-wire.ts';
import type { IssuedInvoice } from '#domain/invoices/issued-invoice.ts';
import { actor, buildNewInvoice } from '#test/build/factories.ts';
import { openTestInvoices } from '#test/open/open-test-invoices.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { queriesOf } from '#test/postgres/plans-of.ts';
import { home } from '#test/specification/specified-firm.ts';
import { listLackingBills } from './list-lacking-bills.ts';
import { readEway } from './read-eway.ts';
import { writeEwayFile } from './write-eway-file.ts';

const at = '2026-11-21T06:00:00.000Z';
const gurugram = 'Sample Towers\nGolf Road\nGurugram 122002\nGSTIN 06AAACB5678L1ZW';
const toHaryana = { buyerAddress: gurugram, consigneeAddress: gurugram, taxType: 'central' };
/** Within the state Rs 76,110 need no bill, and Rs 1,06,554 need one. */
const small = { qty1: '30' };

function portsOf(database: Database) {
  return {
    system: { now: () => at, pause: async () => {} },
    invoices: openInvoiceStore(database),
    companies: openCompanyStore(database),
    catalogues: openCatalogueStore(database),
    eway: openEwayStore(database),
  };
}

async function openShop(database: Database) {
  const invoices = await openTestInvoices(database);
  const ports = portsOf(database);
  const issue = async (input: InvoiceInput, more: Parameters<typeof buildNewInvoice>[1] = {}) => {
    const answer = await invoices.issue(buildNewInvoice(input, more));
    if (answer.kind !== 'issued') throw new Error(answer.kind);
    return answer.invoice;
  };
  /** The tax invoice of a challan, with the first row from it. */
  const invoiceOf = ({ id, number }: IssuedInvoice, input: InvoiceInput) =>
    issue(
      { from: id, fromRow1: '1', ...input },
      { origin: { kind: 'document', id, subject: `challan/${home}/${number}` } },
    );
  const list = async () => {
    const { bills, more } = await listLackingBills(ports, home);
    return { numbers: bills.map(({ read }) => read.invoice.number), more };
  };
  const bill = (document: IssuedInvoice, number: string) =>
    ports.eway.takeBill(
      { ...document, subject: document.id },
      { number, madeAt: at, validUntil: '2026-11-25' },
      at,
      actor,
    );
  return { database, ports, issue, invoiceOf, list, bill };
}

eachDatabase('The list of lacking e-way bills', (open) => {
  test('ends after so many that need a bill, and not after so many that were looked at', {
    timeout: 60_000,
  }, async () => {
    const { issue, list } = await openShop(await open());
    const { number } = await issue(toHaryana);
    for (let count = 0; count < 250; count++) await issue(small);
    expect(await list()).toEqual({ numbers: [number], more: false });
    for (let count = 0; count < 249; count++) await issue(toHaryana);
    expect(await list()).toMatchObject({ more: false, numbers: { length: 250 } });
    await issue(toHaryana);
    const cut = await list();
    expect(cut).toMatchObject({ more: true, numbers: { length: 250 } });
    expect(cut.numbers).not.toContain(number);
  });

  test('reads its documents together', async () => {
    const { database, issue } = await openShop(await open());
    const asked = async () => (await queriesOf(database, (watched) => listLackingBills(portsOf(watched), home))).length;
    await issue(toHaryana);
    const one = await asked();
    for (let count = 0; count < 4; count++) await issue(toHaryana);
    expect(await asked()).toBe(one);
  });

  test('has challans: those above the limit, and for job work in another state those of any value', async () => {
    const { issue, list, bill } = await openShop(await open());
    const challan = (purpose: string, more: InvoiceInput) => issue({ type: 'challan', purpose, ...more });
    const large = await challan('site', toHaryana);
    const worked = await challan('job-work', { ...toHaryana, qty1: '1' });
    await challan('job-work', { qty1: '1' });
    await challan('samples', { ...toHaryana, qty1: '1' });
    expect((await list()).numbers).toEqual([worked.number, large.number]);
    await bill(large, '771200004821');
    expect((await list()).numbers).toEqual([worked.number]);
  });

  test('has no invoice whose goods travelled on a challan, and no file makes a second bill for them', async () => {
    const { ports, issue, invoiceOf, list, bill } = await openShop(await open());
    const challan = await issue({ type: 'challan', purpose: 'site', ...toHaryana });
    const invoice = await invoiceOf(challan, toHaryana);
    expect((await list()).numbers).toEqual([challan.number]);
    await bill(challan, '771200004821');
    expect((await list()).numbers).toEqual([]);
    const read = await readEway(ports, invoice.id);
    expect(read).toMatchObject({ value: { required: false, document: { movedOn: challan.number } } });
    expect(await writeEwayFile(ports, [invoice.id])).toMatchObject({
      message: `${invoice.number}: Its goods travelled on ${challan.number}: the e-way bill is made for that challan, and the invoice needs none.`,
    });
  });

  test('counts of an invoice that is made from a challan only the goods that move with it', async () => {
    const { ports, issue, invoiceOf, list, bill } = await openShop(await open());
    const challan = await issue({ type: 'challan', purpose: 'approval', ...toHaryana });
    await bill(challan, '771200004821');
    const second = { productname2: 'Carpet Tile', hsn2: '57032990', rate2: '1000', ratePerQty2: 'sqmtr', gst2: '18' };
    await invoiceOf(challan, { ...toHaryana, ...second, qty1: '20', qty2: '42' });
    const more = await invoiceOf(challan, { ...toHaryana, ...second, qty1: '20', qty2: '43' });
    expect((await list()).numbers).toEqual([more.number]);
    const read = await readEway(ports, more.id);
    expect(read).toMatchObject({
      value: {
        required: true,
        document: { consignment: { value: 50_740_00, hasServices: false, goods: { length: 1 } } },
      },
    });
  });

  test('has the invoice of goods that leave a job worker for another place', async () => {
    const { issue, invoiceOf, list } = await openShop(await open());
    const challan = await issue({ type: 'challan', purpose: 'job-work', qty1: '42' });
    const { number } = await invoiceOf(challan, toHaryana);
    expect((await list()).numbers).toEqual([number]);
  });
});
