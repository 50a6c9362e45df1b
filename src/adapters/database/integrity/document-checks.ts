import { allocationFaults } from './derived/allocation-faults.ts';
import { challanFaults } from './derived/challan-faults.ts';
import { documentLineFaults } from './derived/document-line-faults.ts';
import { filedFaults } from './derived/filed-faults.ts';
import { moneyFaults } from './derived/money-faults.ts';
import { papersOfValid, sharedPapers, wrongFigures } from './derived/papers.ts';
import { hasCancellationsAfterMark, proFormaFaults } from './derived/pro-forma-faults.ts';
import { straySales } from './derived/sales-faults.ts';
import { addressFaults, extraWords } from './derived/search-words.ts';
import { seriesFindings } from './derived/series-findings.ts';
import { wrongBuyers, wrongCustomerTotals, wrongDayTotals, wrongSalesMonths } from './derived/sums.ts';
import { schemaFaults } from './schema-faults.ts';
import { documentSeals } from './seals/document-seals.ts';
import { moneySeals } from './seals/money-seals.ts';
import { portalSeals } from './seals/portal-seals.ts';
import { rowSeals } from './seals/row-seals.ts';
import type { TableCheck } from './table-check.ts';

const { einvoices, burntNumbers, irnCancellations, ewayBills, ewayTransports } = portalSeals;
const { vouchers } = moneySeals;

/** The checks of documents, money, returns and what the portals said. */
export const documentChecks: TableCheck[] = [
  {
    name: 'Tables',
    seals: [],
    derives: ['migrations'],
    find: async ({ database }) => ({
      summary: 'with their indexes and triggers they are as the migrations of this release make them.',
      faults: await schemaFaults(database),
    }),
  },
  {
    name: 'Documents',
    seals: [documentSeals.issuedDocuments, documentSeals.sealedDocuments, documentSeals.cancelledDocuments],
    derives: [],
    find: async ({ documents }) => {
      const { count, faults } = await documents();
      return { summary: `${count}, each as the audit log recorded it.`, faults: faults.Documents };
    },
  },
  {
    name: 'Paper hashes',
    seals: [documentSeals.firstPapers, documentSeals.laterPapers],
    derives: [],
    find: async ({ read, of }) => {
      const { rows, untold } = of(documentSeals.firstPapers);
      const rest = untold > 0 ? '; it records the others, of an earlier release, while the shop runs' : '';
      return {
        summary: `of ${rows} papers, ${rows - untold} are as the audit log recorded them${rest}.`,
        faults: await sharedPapers(read),
      };
    },
  },
  {
    name: 'Series',
    seals: [],
    derives: ['series'],
    find: async ({ read, documents }) => seriesFindings(read, await documents()),
  },
  {
    name: 'Reports',
    seals: [],
    derives: ['day_totals'],
    find: async ({ read }) => ({
      summary: 'the figures of each document add up, and the totals of each day are those of its documents.',
      faults: [...(await wrongFigures(read)), ...(await wrongDayTotals(read))],
    }),
  },
  {
    name: 'Sales',
    seals: [],
    derives: ['sales', 'sales_months'],
    find: async ({ read, documents }) => ({
      summary:
        'what was sold by product and customer is what the documents say, and the sums of each month are theirs.',
      faults: [...(await documents()).faults.Sales, ...(await straySales(read)), ...(await wrongSalesMonths(read))],
    }),
  },
  {
    name: 'Cancellations',
    seals: [documentSeals.cancellations],
    derives: [],
    find: async ({ read, of }) => ({
      summary: `${of(documentSeals.cancellations).rows} with a reason, each as the audit log recorded it.`,
      faults: await papersOfValid(read, 'invoices'),
    }),
  },
  {
    name: 'Chain',
    seals: [documentSeals.origins, documentSeals.rowOrigins, documentSeals.declines, documentSeals.cameBack],
    derives: ['pro_formas', 'open_pro_formas', 'challans', 'document_lines'],
    find: async ({ read, of }) => {
      const { rows } = of(documentSeals.origins);
      const { open, waiting, faults } = await proFormaFaults(read);
      const challans = await challanFaults(read, await hasCancellationsAfterMark(read));
      return {
        summary: `${rows} ${rows === 1 ? 'document names what it was' : 'documents name what they were'} made from, as the audit log recorded it; ${open} ${open === 1 ? 'pro-forma is' : 'pro-formas are'} open${waiting}${openWords(challans.open)}.`,
        faults: [...faults, ...challans.faults, ...(await documentLineFaults(read))],
      };
    },
  },
  {
    name: 'Buyers',
    seals: [],
    derives: ['buyer_names'],
    find: async ({ documents }) => {
      const { named, unnamed, faults } = await documents();
      const rest =
        unnamed > 0 ? `; the other ${unnamed}, of an earlier release, are filled in while the shop runs` : '';
      return {
        summary: `${named} ${named === 1 ? 'document has' : 'documents have'} the buyer’s name that is on the paper${rest}.`,
        faults: faults.Buyers,
      };
    },
  },
  {
    name: 'Customers’ documents',
    seals: [documentSeals.documentCustomers],
    derives: ['document_customers', 'customer_totals', 'unknown_buyers'],
    find: async ({ read, documents }) => {
      const { linked, nobody, unlinked, faults } = await documents();
      const rest = unlinked > 0 ? `; ${unlinked} of an earlier release are linked while the shop runs` : '';
      return {
        summary: `${linked} ${linked === 1 ? 'document has' : 'documents have'} a customer, ${nobody} ${nobody === 1 ? 'has' : 'have'} none, and the kept sums are theirs${rest}.`,
        faults: [...faults['Customers’ documents'], ...(await wrongCustomerTotals(read)), ...(await wrongBuyers(read))],
      };
    },
  },
  {
    name: 'Money',
    seals: [
      ...[vouchers, moneySeals.voucherCancellations, moneySeals.allocations],
      ...[moneySeals.openings, moneySeals.advanceMarks, rowSeals.accountKeys, rowSeals.keptFrom],
    ],
    derives: ['account_items', 'allocations', 'account_balances', 'voucher_series', 'money_kept_from'],
    find: async ({ read, documents, of }) => {
      const { rows } = of(vouchers);
      return {
        summary: `${rows} ${rows === 1 ? 'receipt, refund or settlement' : 'receipts, refunds and settlements'}, and what is owed and left follows from them.`,
        faults: [...(await documents()).faults.Money, ...(await moneyFaults(read)), ...(await allocationFaults(read))],
      };
    },
  },
  {
    name: 'Papers of receipts',
    seals: [documentSeals.voucherPapers],
    derives: [],
    find: async ({ read }) => ({
      summary: 'the papers of receipts, refunds and settlements are those in the audit log.',
      faults: await papersOfValid(read, 'vouchers'),
    }),
  },
  {
    name: 'Returns',
    seals: [documentSeals.supplements, portalSeals.filings, portalSeals.filedFiles],
    derives: ['return_facts', 'filed_documents'],
    find: async ({ database, documents }) => {
      const { filed, faults } = await filedFaults(database);
      return {
        summary: `${filed} filed, each as it was filed; each document has its facts, and each supplement is as it was added.`,
        faults: [...(await documents()).faults.Returns, ...faults],
      };
    },
  },
  {
    name: 'E-invoices',
    seals: [einvoices, burntNumbers, irnCancellations],
    derives: [],
    find: ({ of }) => {
      const rows = of(einvoices).rows + of(burntNumbers).rows + of(irnCancellations).rows;
      const summary = `${rows} ${rows === 1 ? 'answer' : 'answers'} of the portal, each as the audit log recorded it.`;
      return { summary };
    },
  },
  {
    name: 'E-way bills',
    seals: [ewayBills, ewayTransports],
    derives: [],
    find: ({ of }) => {
      const { rows } = of(ewayBills);
      return {
        summary: `${rows} ${rows === 1 ? 'bill' : 'bills'}, and the facts of the transports, each as the audit log recorded it.`,
      };
    },
  },
  {
    name: 'Tally',
    seals: [portalSeals.tallyExports, rowSeals.tallyItems],
    derives: [],
    find: ({ of }) => {
      const { rows } = of(portalSeals.tallyExports);
      return { summary: `${rows} ${rows === 1 ? 'file' : 'files'} written, each as the audit log recorded it.` };
    },
  },
  {
    name: 'Search',
    seals: [],
    derives: ['invoice_words', 'addresses', 'address_words', 'address_names'],
    find: async ({ read, documents }) => {
      const { count, words, last, addressIds, faults } = await documents();
      const addresses = await addressFaults(read, addressIds, last);
      return {
        summary: `${count} documents and ${addresses.count} addresses are found by their words.`,
        faults: [...faults.Search, ...(await extraWords(read, words, last)), ...addresses.faults],
      };
    },
  },
];

function openWords(challans: number): string {
  return challans === 0 ? '' : `; ${challans} ${challans === 1 ? 'challan is' : 'challans are'} open`;
}
