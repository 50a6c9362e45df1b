import { describe, expect, test } from 'vitest';
import { checkInv01 } from '#adapters/einvoices/check-inv01.ts';
import { draftFromInput, type InvoiceInput, issuedData } from '#contract/invoice-wire.ts';
import type { EinvoiceListAnswer } from '#contract/returns/einvoices.ts';
import type { ReturnAnswer } from '#contract/returns/returns.ts';
import { indianDate } from '#domain/calendar/indian-date.ts';
import type { Product } from '#domain/catalogue/catalogue-record.ts';
import { openingCatalogue } from '#domain/catalogue/opening/opening-catalogue.ts';
import { withOwnShopCodes } from '#domain/catalogue/opening/with-own-shop-codes.ts';
import { type TurnoverBand, turnoverBands } from '#domain/company/company.ts';
import type { Inv01 } from '#domain/einvoices/inv01.ts';
import { ewayProblems } from '#domain/eway/eway-problems.ts';
import { type EwayTransport, noTransport } from '#domain/eway/eway-transport.ts';
import { codeRate } from '#domain/tax/code-rate.ts';
import { readEway } from '#operations/eway/read-eway.ts';
import { issueInvoice } from '#operations/invoices/issue-invoice.ts';
import { buildEinvoiceFirm } from '#test/build/build-einvoice.ts';
import { actor, buildInput } from '#test/build/factories.ts';
import { openTestApp } from '#test/open/start-test-app.ts';
import { home } from '#test/specification/specified-firm.ts';

/** Every kind of buyer that the return and the portals treat in a way of its own. */
const buyers: Record<string, InvoiceInput> = {
  'registered here': { buyerAddress: 'Sample Hotels\n7 Example Marg\nNew Delhi 110037\nGSTIN 07AAACB5678L1ZA' },
  'registered elsewhere': {
    buyerAddress: 'Sample Clinics\n3 Example Road\nGurugram 122018\nHaryana\nGSTIN 06ABCDE1234F1Z4',
    taxType: 'central',
  },
  'unregistered here, small': { buyerAddress: 'Asha Sample\n8 Example Marg\nNew Delhi 110024', rate: '1' },
  'unregistered here, large': { buyerAddress: 'Asha Sample\n8 Example Marg\nNew Delhi 110024' },
  'unregistered elsewhere, small': {
    ...{ buyerAddress: 'Ravi Sample\n4 Example Road\nNoida 201301\nUttar Pradesh', taxType: 'central', rate: '1' },
  },
  'unregistered elsewhere, large': {
    ...{ buyerAddress: 'Ravi Sample\n4 Example Road\nNoida 201301\nUttar Pradesh', taxType: 'central' },
  },
};

const unit = {
  buyerAddress: 'Sample Zone Works\n3 Export Zone\nNoida 201305\nGSTIN 09ABCDE1234F1ZY',
  taxType: 'central',
};
const importer = {
  ...{ buyerAddress: 'Sample Imports\n5 Example Avenue\nAustin', taxType: 'central', exportCountry: 'US' },
  ...{ exportCurrency: 'USD', exportRate: '84.50', exportPort: 'INNSA1' },
};

/** Those whose supply has rules of its own. All of them need an IRN. */
const specialBuyers: Record<string, InvoiceInput> = {
  'an SEZ unit, with payment': { ...unit, supplyType: 'SEZWP' },
  'an SEZ unit, under LUT': { ...unit, supplyType: 'SEZWOP' },
  'abroad, with payment': { ...importer, supplyType: 'EXPWP' },
  'abroad, under LUT': { ...importer, supplyType: 'EXPWOP' },
  'a deemed export': { ...buyers['registered here'], supplyType: 'DEXP' },
};

/** What staff say of every lorry; of goods that leave the country, the port is the place of delivery. */
const byRoad: EwayTransport = { ...noTransport, mode: 'road', vehicle: 'DL01AB1234' };
const toPort = { ...byRoad, pin: '400707', place: 'Nhava Sheva' };

/** A row for each product, at the rate of its code. */
function rowsOf(products: readonly Product[], rate: string): InvoiceInput {
  return Object.fromEntries(
    products.flatMap(({ name, hsn }, index) => {
      const row = index + 1;
      return [
        [`productname${row}`, name],
        [`hsn${row}`, hsn || '39259090'],
        [`qty${row}`, '3'],
        [`rate${row}`, rate],
        [`ratePerQty${row}`, 'pcs'],
        [`gst${row}`, codeRate(hsn, []).gst || '5'],
      ];
    }),
  );
}

async function openShop(
  turnover: TurnoverBand,
  eInvoiceFrom: string | undefined,
  { record = openingCatalogue, demo = false } = {},
) {
  const { eInvoiceFrom: _, ...firm } = buildEinvoiceFirm();
  const company = { ...firm, turnover, ...(eInvoiceFrom ? { eInvoiceFrom } : {}) };
  const shop = await openTestApp({ company });
  if (demo) await shop.ports.companies.saveOnto(1, company, true, shop.ports.system.now(), actor);
  if (record !== openingCatalogue) await shop.ports.catalogues.saveOnto(1, record, shop.ports.system.now(), actor);
  const token = await shop.logIn();
  const issue = ({ rate = '900', ...buyer }: InvoiceInput) => {
    const { consigneeAddress: __, ...blank } = buildInput();
    const parties = { ...buyer, consigneeAddress: String(buyer.buyerAddress) };
    const input = { ...blank, ...parties, ...rowsOf(record.products, String(rate)) };
    return issueInvoice(shop.ports, {
      ...{ draft: draftFromInput(input), dataFor: (number: string) => issuedData(input, number) },
      ...{ customer: null, actor, idempotency: null },
    });
  };
  const read = async <T>(path: string): Promise<T> => (await shop.call('GET', path, { token })).json();
  const inv01 = async (documents: string[]) =>
    (await shop.call('POST', '/api/einvoices/inv01', { token, body: { documents } })).json();
  /** Why the portal would refuse the e-way bill of a document. */
  const ewayRefusals = async (id: string, transport: EwayTransport) => {
    const read = await readEway(shop.ports, id);
    if (!read.ok) throw new Error(read.message);
    return ewayProblems({ ...read.value.document, transport }, indianDate(shop.ports.system.now()));
  };
  return { ...shop, issue, read, inv01, ewayRefusals };
}

const firms = turnoverBands.flatMap((turnover) => [
  { turnover, eInvoiceFrom: undefined },
  { turnover, eInvoiceFrom: '2026-11-01' },
]);

describe('Every opening product of a shop of one’s own, to every kind of buyer', () => {
  test.each(firms)(
    'is in the return and taken by the portal: $turnover crore, e-invoices from $eInvoiceFrom',
    async ({ turnover, eInvoiceFrom }) => {
      const shop = await openShop(turnover, eInvoiceFrom, { record: withOwnShopCodes(openingCatalogue) });
      for (const [kind, buyer] of Object.entries({ ...buyers, ...specialBuyers })) {
        const issued = await shop.issue(buyer);
        expect(issued.ok ? kind : issued).toBe(kind);
        const id = issued.ok ? issued.value.id : '';
        expect([kind, await shop.ewayRefusals(id, buyer.exportCountry ? toPort : byRoad)]).toEqual([kind, []]);
      }
      const { leftOut, errors, sections, checks } = await shop.read<ReturnAnswer>(`/api/returns/${home}/2026-11`);
      expect([leftOut.documents, errors]).toEqual([0, []]);
      expect(checks.filter(({ ok }) => !ok)).toEqual([]);
      const { b2b, b2cl, b2cs, exp } = sections;
      expect([b2b.documents, b2cl.documents, b2cs.documents, exp.documents]).toEqual([5, 1, 3, 2]);
      const { rows } = await shop.read<EinvoiceListAnswer>(`/api/einvoices/${home}/2026-11`);
      expect(rows.map(({ state }) => state)).toEqual(eInvoiceFrom ? Array(7).fill('ready') : []);
      if (rows.length > 0) {
        const file = await shop.inv01(rows.map(({ document }) => document));
        const types = ['DEXP', 'EXPWOP', 'EXPWP', 'SEZWOP', 'SEZWP', 'B2B', 'B2B'];
        expect((file as Inv01[]).map(({ TranDtls }) => TranDtls.SupTyp).toSorted()).toEqual(types.toSorted());
        for (const each of file) expect(checkInv01(each)).toEqual([]);
      }
      await shop.close();
    },
    60_000,
  );
});

describe('Every product of the demo, which has the codes of the specification', () => {
  test.each(firms)(
    'is issued where its code is long enough, and nothing is left out: $turnover crore, e-invoices from $eInvoiceFrom',
    async ({ turnover, eInvoiceFrom }) => {
      const shop = await openShop(turnover, eInvoiceFrom, { demo: true });
      const short = openingCatalogue.products.flatMap(({ hsn }, index) =>
        hsn.length === 4 ? [`line ${index + 1} hsn`] : [],
      );
      expect(short).toHaveLength(33);
      for (const [kind, buyer] of Object.entries(buyers)) {
        const answer = await shop.issue(buyer);
        const isTooShort = turnover !== 'up-to-5' || (eInvoiceFrom && kind.startsWith('registered'));
        if (isTooShort) expect(answer.ok ? [] : answer.problems.map(({ field }) => field)).toEqual(short);
        else expect(answer).toMatchObject({ ok: true });
      }
      const { leftOut, errors } = await shop.read<ReturnAnswer>(`/api/returns/${home}/2026-11`);
      expect([leftOut.documents, errors]).toEqual([0, []]);
      await shop.close();
    },
    60_000,
  );
});
