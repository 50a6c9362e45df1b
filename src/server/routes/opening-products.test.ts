import { describe, expect, test } from 'vitest';
import { checkInv01 } from '#adapters/einvoices/check-inv01.ts';
import { draftFromInput, type InvoiceInput, issuedData } from '#contract/invoice-wire.ts';
import type { EinvoiceListAnswer } from '#contract/returns/einvoices.ts';
import type { ReturnAnswer } from '#contract/returns/returns.ts';
import type { Product } from '#domain/catalogue/catalogue-record.ts';
import { openingCatalogue } from '#domain/catalogue/opening/opening-catalogue.ts';
import { withOwnShopCodes } from '#domain/catalogue/opening/with-own-shop-codes.ts';
import { type TurnoverBand, turnoverBands } from '#domain/company/company.ts';
import { codeRate } from '#domain/tax/code-rate.ts';
import { issueInvoice } from '#operations/invoices/issue-invoice.ts';
import { buildEinvoiceFirm } from '#test/build/build-einvoice.ts';
import { actor, buildInput } from '#test/build/factories.ts';
import { openTestApp } from '#test/open/start-test-app.ts';

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
  return { ...shop, issue, read, inv01 };
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
      for (const buyer of Object.values(buyers)) expect(await shop.issue(buyer)).toMatchObject({ ok: true });
      const { leftOut, errors, sections, checks } = await shop.read<ReturnAnswer>('/api/returns/delhi/2026-11');
      expect([leftOut.documents, errors]).toEqual([0, []]);
      expect(checks.filter(({ ok }) => !ok)).toEqual([]);
      expect([sections.b2b.documents, sections.b2cl.documents, sections.b2cs.documents]).toEqual([2, 1, 3]);
      const { rows } = await shop.read<EinvoiceListAnswer>('/api/einvoices/delhi/2026-11');
      expect(rows.map(({ state }) => state)).toEqual(eInvoiceFrom ? ['ready', 'ready'] : []);
      if (rows.length > 0) {
        const file = await shop.inv01(rows.map(({ document }) => document));
        expect(file).toHaveLength(2);
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
      const { leftOut, errors } = await shop.read<ReturnAnswer>('/api/returns/delhi/2026-11');
      expect([leftOut.documents, errors]).toEqual([0, []]);
      await shop.close();
    },
    60_000,
  );
});
