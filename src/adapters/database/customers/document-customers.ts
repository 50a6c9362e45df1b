import type { DocumentCustomers } from '#operations/ports/document-customers.ts';
import type { Database } from '../engine/tables.ts';
import { fillNext } from './fill-document-customers.ts';
import { lastDocuments } from './last-documents.ts';
import { linkByHand } from './link-by-hand.ts';
import { linkNext } from './link-next.ts';
import { linkOf } from './link-of.ts';
import { readUnknownBuyers } from './read-unknown-buyers.ts';
import { skipIdle } from './skip-idle.ts';
import { sumsOf } from './sums-of.ts';

const SOME = 20;

export function openDocumentCustomers(database: Database): DocumentCustomers {
  return {
    find: (document) => linkOf(database.read, document),
    link: (...link) => linkByHand(database, ...link),
    linkNext: (...next) => linkNext(database, ...next),
    skipIdle: () => skipIdle(database),
    waiting: async () =>
      (await database.read.selectFrom('customers_to_link').select('customer').distinct().limit(SOME).execute()).map(
        ({ customer }) => customer,
      ),
    unknownBuyers: (page, size) => readUnknownBuyers(database, page, size),
    sumsOf: (customers, financialYear) => sumsOf(database, customers, financialYear),
    lastOf: (customers) => lastDocuments(database, customers),
    fillNext: (at) => fillNext(database, at),
  };
}
