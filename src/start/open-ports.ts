import { zipArchives } from '#adapters/archives/zip-archives.ts';
import { openCallbackPhotos } from '#adapters/database/callbacks/callback-photos.ts';
import { openCallbackStore } from '#adapters/database/callbacks/callback-store.ts';
import { openSampleStore } from '#adapters/database/callbacks/sample-store.ts';
import { openCatalogueStore } from '#adapters/database/catalogue/catalogue-store.ts';
import { openProductWishStore } from '#adapters/database/catalogue/product-wish-store.ts';
import { openChallanStore } from '#adapters/database/challans/challan-store.ts';
import { openCompanyStore } from '#adapters/database/company/company-store.ts';
import { openCustomerImports } from '#adapters/database/customers/customer-imports.ts';
import { openCustomerLedger } from '#adapters/database/customers/customer-ledger.ts';
import { openCustomerStore } from '#adapters/database/customers/customer-store.ts';
import { openDocumentCustomers } from '#adapters/database/customers/document-customers.ts';
import { openDocumentStore } from '#adapters/database/documents/document-store.ts';
import { openProFormaFacts } from '#adapters/database/documents/pro-forma-facts.ts';
import { openEinvoiceStore } from '#adapters/database/einvoices/einvoice-store.ts';
import { checkPooler } from '#adapters/database/engine/check-pooler.ts';
import { openLeaseStore } from '#adapters/database/engine/lease-store.ts';
import { openDatabase, pingDatabase } from '#adapters/database/engine/open-database.ts';
import { knowStored } from '#adapters/database/engine/stored-work.ts';
import { syncLate } from '#adapters/database/engine/sync-late.ts';
import { watchDatabase } from '#adapters/database/engine/watch-database.ts';
import { openEwayStore } from '#adapters/database/eway/eway-store.ts';
import { openFiguresStore } from '#adapters/database/figures/figures-store.ts';
import { openAddressStore } from '#adapters/database/invoices/address-store.ts';
import { openBuyerNames } from '#adapters/database/invoices/buyer-names.ts';
import { openDocumentSeals } from '#adapters/database/invoices/document-seals.ts';
import { openDocumentSearch } from '#adapters/database/invoices/document-search.ts';
import { openInvoiceStore } from '#adapters/database/invoices/invoice-store.ts';
import { openTicketStore } from '#adapters/database/invoices/ticket-store.ts';
import { openLetterStore } from '#adapters/database/mails/letter-store.ts';
import { openMailStore } from '#adapters/database/mails/mail-store.ts';
import { openMaterialStore } from '#adapters/database/materials/material-store.ts';
import { migrate } from '#adapters/database/migrations/migrate.ts';
import { openReadBrochures, openWidePictures } from '#adapters/database/photos/added-variants.ts';
import { openPhotoIndex } from '#adapters/database/photos/photo-index.ts';
import { openStoredColours } from '#adapters/database/photos/stored-colours.ts';
import { openDayBook } from '#adapters/database/receivables/day-book.ts';
import { openPast } from '#adapters/database/receivables/open-past.ts';
import { openOutstandingStore } from '#adapters/database/receivables/outstanding-store.ts';
import { openReceivableStore } from '#adapters/database/receivables/receivable-store.ts';
import { openVoucherPapers } from '#adapters/database/receivables/voucher-papers.ts';
import { openReturnFiles } from '#adapters/database/returns/open-return-files.ts';
import { openReturnStore } from '#adapters/database/returns/return-store.ts';
import { openRowSeals } from '#adapters/database/seals/seal-rows.ts';
import { openAuditLog } from '#adapters/database/shared-writes/audit-log.ts';
import { openPagePictures } from '#adapters/database/shares/page-pictures.ts';
import { openShareStore } from '#adapters/database/shares/share-store.ts';
import { openSiteWordsStore } from '#adapters/database/site-words/site-words-store.ts';
import { openLimitStore } from '#adapters/database/staff/limit-store.ts';
import { openLoginStore } from '#adapters/database/staff/login-store.ts';
import { openUserStore } from '#adapters/database/staff/user-store.ts';
import { openTallyStore } from '#adapters/database/tally/tally-store.ts';
import { checkInv01 } from '#adapters/einvoices/check-inv01.ts';
import { openArgon2Passwords } from '#adapters/passwords/argon2-passwords.ts';
import { openAesSecrets } from '#adapters/secrets/aes-secrets.ts';
import { openSheets } from '#adapters/sheets/open-sheets.ts';
import { nodeSystem } from '#adapters/system/node-system.ts';
import { openTariff } from '#adapters/tariff/open-tariff.ts';
import { draftOfData } from '#contract/invoice-wire.ts';
import type { Config } from '../config.ts';
import { openFiles, reachDatabase, startStep, toMigrate } from './start-step.ts';

/** Opens the ports of the operations and migrates the database; main.ts opens paper, images and pages. */
export async function openPorts(
  urls: Pick<Config, 'databaseUrl' | 'filesUrl'> &
    Partial<Pick<Config, 'dataDir' | 'readUrl' | 'filesKeys' | 'secretsKeys'>>,
) {
  const database = await reachDatabase(urls, async () => {
    const opened = await openDatabase(urls.databaseUrl, urls.readUrl);
    await checkPooler(opened);
    return opened;
  });
  await startStep(toMigrate(urls), () => migrate(database, nodeSystem.now()));
  const replicaProblem = (await database.replica?.begin()) ?? null;
  return {
    system: nodeSystem,
    invoices: openInvoiceStore(database),
    documents: openDocumentStore(database),
    challans: openChallanStore(database),
    einvoices: openEinvoiceStore(database),
    checkInv01,
    proFormas: openProFormaFacts(database),
    addresses: openAddressStore(database),
    users: openUserStore(database),
    logins: openLoginStore(database),
    limits: openLimitStore(database),
    companies: openCompanyStore(database),
    catalogues: openCatalogueStore(database),
    productWishes: openProductWishStore(database),
    siteWords: openSiteWordsStore(database),
    materials: openMaterialStore(database),
    tickets: openTicketStore(database),
    shares: openShareStore(database),
    pagePictures: openPagePictures(database),
    photos: openPhotoIndex(database),
    widePictures: openWidePictures(database),
    readBrochures: openReadBrochures(database),
    pictureColours: openStoredColours(database),
    callbacks: openCallbackStore(database),
    callbackPhotos: openCallbackPhotos(database),
    samples: openSampleStore(database),
    customers: openCustomerStore(database),
    customerImports: openCustomerImports(database),
    sheets: openSheets(),
    archives: zipArchives,
    documentSearch: openDocumentSearch(database),
    documentCustomers: openDocumentCustomers(database),
    customerLedger: openCustomerLedger(database),
    receivables: openReceivableStore(database),
    returns: openReturnStore(database),
    returnFiles: openReturnFiles(database, urls.databaseUrl),
    voucherPapers: openVoucherPapers(database),
    outstanding: openOutstandingStore(database, openPast(urls.databaseUrl)),
    figures: openFiguresStore(database),
    mails: openMailStore(database),
    letters: openLetterStore(database),
    dayBook: openDayBook(database),
    eway: openEwayStore(database),
    tally: openTallyStore(database),
    tariff: openTariff(),
    audit: openAuditLog(database),
    leases: openLeaseStore(database),
    buyerNames: openBuyerNames(database),
    seals: openDocumentSeals(database, draftOfData),
    rowSeals: openRowSeals(database),
    files: await openFiles(urls),
    passwords: await openArgon2Passwords(),
    secrets: openAesSecrets(urls.secretsKeys ?? []),
    machine: watchDatabase(database),
    recentReads: database.replica?.recent,
    replicaProblem,
    knowStored,
    pingDatabase: () => pingDatabase(database),
    syncLate: <Result>(work: () => Promise<Result>) => syncLate(database, work),
    close: () => database.close(),
  };
}

export type Ports = Awaited<ReturnType<typeof openPorts>>;
