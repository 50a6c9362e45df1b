import { wideWidth } from '#domain/photos/photo-sizes.ts';
import { accountFaults } from './derived/account-faults.ts';
import { callbackFaults, mailFaults } from './derived/callbacks-and-mails.ts';
import { customerFaults } from './derived/customer-faults.ts';
import { pictureFaults } from './derived/picture-faults.ts';
import { productFaults } from './derived/product-faults.ts';
import { visitorChainFaults } from './derived/visitor-chain-faults.ts';
import { rowSeals } from './seals/row-seals.ts';
import { shopSeals } from './seals/shop-seals.ts';
import type { TableCheck } from './table-check.ts';

const { companyVersions, catalogueVersions, customers, photos, photoFacts, shares } = shopSeals;

/** The checks of the shop's own records, of people and of what visitors wrote. */
export const shopChecks: TableCheck[] = [
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
    name: 'Words of the site',
    seals: [rowSeals.siteWords],
    derives: [],
    find: ({ of }) => ({ summary: versions(of(rowSeals.siteWords).rows) }),
  },
  {
    name: 'Materials',
    seals: [rowSeals.materials],
    derives: [],
    find: ({ of }) => ({ summary: versions(of(rowSeals.materials).rows) }),
  },
  {
    name: 'Products',
    seals: [rowSeals.productWishes],
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
    seals: [
      ...[rowSeals.callbackRows, rowSeals.callbackPictures, rowSeals.callbackMeasures, rowSeals.callbackPhotos],
      ...[rowSeals.callbackShares, rowSeals.samples],
    ],
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
