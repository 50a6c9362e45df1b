import { wideWidth } from '#domain/photos/photo-sizes.ts';
import type { TableName } from '../engine/table-of-tables.ts';
import type { Database } from '../engine/tables.ts';
import { accountFaults } from './derived/accounts.ts';
import { callbackFaults, mailFaults } from './derived/callbacks-and-mails.ts';
import { customerFaults } from './derived/customer-words.ts';
import { documentLineFaults } from './derived/document-lines.ts';
import type { DocumentFindings } from './derived/documents.ts';
import { allocationFaults } from './derived/ended-allocations.ts';
import { filedFaults } from './derived/filed-documents.ts';
import { moneyFaults } from './derived/money.ts';
import { papersOfValid, sharedPapers, wrongFigures } from './derived/papers.ts';
import { pictureFaults } from './derived/pictures.ts';
import { proFormaFaults } from './derived/pro-formas.ts';
import { productFaults } from './derived/product-uses.ts';
import { addressFaults, extraWords } from './derived/search-words.ts';
import { seriesFindings } from './derived/series.ts';
import { wrongBuyers, wrongCustomerTotals, wrongDayTotals } from './derived/sums.ts';
import { visitorChainFaults } from './derived/visitor-chain.ts';
import { schemaFaults } from './schema.ts';
import type { Seal } from './seal.ts';
import { documentSeals } from './seals/document-seals.ts';
import { moneySeals } from './seals/money-seals.ts';
import { portalSeals } from './seals/portal-seals.ts';
import { rowSeals } from './seals/row-seals.ts';
import { shopSeals } from './seals/shop-seals.ts';
import type { Sealed } from './verify-seals.ts';

type Read = Database['read'];
type Found = { summary: string; faults?: string[] };

/** What a check may read: what the documents say, and how many rows each of its seals has. */
export type Context = {
  database: Database;
  read: Read;
  documents: () => Promise<DocumentFindings>;
  of: (seal: Seal) => Sealed;
};

/** One finding of verify: the seals whose faults are its own, and what it derives. */
export type Check = {
  name: string;
  seals: Seal[];
  /** The tables with derived columns that it computes again. */
  derives: TableName[];
  find: (context: Context) => Found | Promise<Found>;
};

const { companyVersions, catalogueVersions, customers, photos, photoFacts, shares } = shopSeals;
const { einvoices, burntNumbers, irnCancellations, ewayBills, ewayTransports } = portalSeals;
const { vouchers } = moneySeals;

/** Every check of the tables, in the order in which verify tells them. */
export const checks: Check[] = [
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
    seals: [documentSeals.origins, documentSeals.rowOrigins, documentSeals.declines],
    derives: ['pro_formas', 'open_pro_formas', 'document_lines'],
    find: async ({ read, of }) => {
      const { rows } = of(documentSeals.origins);
      const { open, waiting, faults } = await proFormaFaults(read);
      return {
        summary: `${rows} ${rows === 1 ? 'document names what it was' : 'documents name what they were'} made from, as the audit log recorded it; ${open} ${open === 1 ? 'pro-forma is' : 'pro-formas are'} open${waiting}.`,
        faults: [...faults, ...(await documentLineFaults(read))],
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
  {
    name: 'Company record',
    seals: [companyVersions],
    derives: [],
    find: ({ of }) => ({ summary: versions(of(companyVersions).rows) }),
  },
  {
    name: 'Catalogue',
    seals: [catalogueVersions, rowSeals.catalogueRows],
    derives: [],
    find: ({ of }) => ({ summary: versions(of(catalogueVersions).rows) }),
  },
  {
    name: 'Products',
    seals: [],
    derives: ['product_uses'],
    find: async ({ read, documents }) => {
      const { uses, productUse } = await documents();
      const { products, faults } = await productFaults(read, uses, productUse);
      return { summary: `the counts of ${products} products are those of their documents.`, faults };
    },
  },
  {
    name: 'Pictures',
    seals: [photos, rowSeals.photoRows],
    derives: ['photo_files'],
    find: async ({ read, of }) => ({
      summary: `${of(photos).rows}, each as the audit log recorded it.`,
      faults: (await pictureFaults(read)).fileFaults,
    }),
  },
  {
    name: 'Titles and colours',
    seals: [photoFacts],
    derives: [],
    find: async ({ read }) => {
      const found = await pictureFaults(read);
      return {
        summary: `as staff left them; the colours of ${found.read} of ${found.pictures} pictures are read.`,
        faults: found.colourFaults,
      };
    },
  },
  {
    name: 'Wide pictures',
    seals: [rowSeals.addedVariants],
    derives: [],
    find: async ({ read }) => {
      const { made, wide, wideFaults: faults } = await pictureFaults(read);
      return { summary: `${made} of ${wide} that are ${wideWidth} pixels wide or more.`, faults };
    },
  },
  {
    name: 'Accounts',
    seals: [rowSeals.users, rowSeals.userCodes],
    derives: [],
    find: async ({ read, of }) => {
      const { rows } = of(rowSeals.users);
      return {
        summary: `${rows} ${rows === 1 ? 'person' : 'people'} who may log in, each as the audit log recorded it.`,
        faults: await accountFaults(read),
      };
    },
  },
  {
    name: 'Visitors',
    seals: [rowSeals.visitorLines],
    derives: ['visitor_head'],
    find: async ({ read }) => {
      const { lines, faults } = await visitorChainFaults(read);
      return { summary: `${lines} lines of what they wrote, each fits the one before it.`, faults };
    },
  },
  {
    name: 'Callbacks',
    seals: [rowSeals.callbackRows, rowSeals.callbackPictures, rowSeals.callbackShares],
    derives: [],
    find: async ({ read }) => {
      const { count, faults } = await callbackFaults(read);
      return {
        summary: `${count} ${count === 1 ? 'request' : 'requests'}, each in one list, and none that staff dealt with is missing.`,
        faults,
      };
    },
  },
  {
    name: 'Customers',
    seals: [customers, rowSeals.customerKeys],
    derives: ['customer_words', 'merged_customers'],
    find: async ({ read, of }) => ({
      summary: `${of(customers).rows}, each as the audit log recorded it and found by its words.`,
      faults: await customerFaults(read),
    }),
  },
  {
    name: 'Links',
    seals: [shares, rowSeals.shareRows, rowSeals.pagePictures],
    derives: [],
    find: ({ of }) => {
      const { rows } = of(shares);
      return { summary: `${rows} ${rows === 1 ? 'link' : 'links'}, each as the audit log recorded it.` };
    },
  },
  {
    name: 'Mails',
    seals: [rowSeals.mailRows],
    derives: [],
    find: async ({ read, of }) => {
      const { rows } = of(rowSeals.mailRows);
      return {
        summary: `${rows} ${rows === 1 ? 'mail' : 'mails'} to customers, each as the audit log recorded it.`,
        faults: await mailFaults(read),
      };
    },
  },
];

function versions(rows: number): string {
  return `${rows} ${rows === 1 ? 'version' : 'versions'}, each as it was saved.`;
}
