import { pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';
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
import { openEinvoiceStore } from '#adapters/database/einvoices/einvoice-store.ts';
import { pingDatabase } from '#adapters/database/engine/open-database.ts';
import { knowStored } from '#adapters/database/engine/stored-work.ts';
import type { Database } from '#adapters/database/engine/tables.ts';
import { watchDatabase } from '#adapters/database/engine/watch-database.ts';
import { openEwayStore } from '#adapters/database/eway/eway-store.ts';
import { openFiguresStore } from '#adapters/database/figures/figures-store.ts';
import { openAddressStore } from '#adapters/database/invoices/address-store.ts';
import { openDocumentSearch } from '#adapters/database/invoices/document-search.ts';
import { openInvoiceStore } from '#adapters/database/invoices/invoice-store.ts';
import { openTicketStore } from '#adapters/database/invoices/ticket-store.ts';
import { openLetterStore } from '#adapters/database/mails/letter-store.ts';
import { openMailStore } from '#adapters/database/mails/mail-store.ts';
import { openMaterialStore } from '#adapters/database/materials/material-store.ts';
import { migrate } from '#adapters/database/migrations/migrate.ts';
import { openWidePictures } from '#adapters/database/photos/added-variants.ts';
import { openPhotoIndex } from '#adapters/database/photos/photo-index.ts';
import { calculateHere } from '#adapters/database/receivables/calculate-past.ts';
import { openDayBook } from '#adapters/database/receivables/day-book.ts';
import { openOutstandingStore } from '#adapters/database/receivables/outstanding-store.ts';
import { openReceivableStore } from '#adapters/database/receivables/receivable-store.ts';
import { openVoucherPapers } from '#adapters/database/receivables/voucher-papers.ts';
import { openReturnFiles } from '#adapters/database/returns/open-return-files.ts';
import { openReturnStore } from '#adapters/database/returns/return-store.ts';
import { openAuditLog } from '#adapters/database/shared-writes/audit-log.ts';
import { openPagePictures } from '#adapters/database/shares/page-pictures.ts';
import { openShareStore } from '#adapters/database/shares/share-store.ts';
import { openSiteWordsStore } from '#adapters/database/site-words/site-words-store.ts';
import { openLimitStore } from '#adapters/database/staff/limit-store.ts';
import { openLoginStore } from '#adapters/database/staff/login-store.ts';
import { openUserStore } from '#adapters/database/staff/user-store.ts';
import { openTallyStore } from '#adapters/database/tally/tally-store.ts';
import { checkInv01 } from '#adapters/einvoices/check-inv01.ts';
import { openMemoryFileStore } from '#adapters/files/memory-file-store.ts';
import { openImages } from '#adapters/images/open-images.ts';
import { openPaper } from '#adapters/paper/open-paper.ts';
import { openAesSecrets } from '#adapters/secrets/aes-secrets.ts';
import { openSheets } from '#adapters/sheets/open-sheets.ts';
import { nodeSystem } from '#adapters/system/node-system.ts';
import { openMachine } from '#adapters/system/open-machine.ts';
import { openTariff } from '#adapters/tariff/open-tariff.ts';
import type { Company } from '#domain/company/company.ts';
import type { Role } from '#domain/staff/role.ts';
import { makeWidePictures } from '#operations/photos/make-wide-pictures.ts';
import type { Pages } from '#operations/ports/pages.ts';
import type { Paper } from '#operations/ports/papers.ts';
import type { Images } from '#operations/ports/photos.ts';
import type { PageDrawer } from '#operations/ports/shares.ts';
import { createApp } from '#server/create-app.ts';
import { withoutTokens } from '#server/http/without-tokens.ts';
import type { ServerPorts, ServerSettings } from '#server/server-ports.ts';
import { actor, buildCompany } from '#test/build/factories.ts';
import { openMigratedMemory } from '#test/postgres/migrated-file.ts';
import { en } from '#web/site/words/en/en.ts';
import { everyRow } from './every-row.ts';
import { openQuickPasswords } from './open-quick-passwords.ts';

export const password = 'a long enough password';

/** What a call of the wire is made of in a test: `['POST', '/api/login', { body: … }]`. */
export type TestCall = { token?: string; body?: unknown; headers?: Record<string, string> };

export type TestApp = Awaited<ReturnType<typeof openTestApp>>;

const settings: ServerSettings = {
  publicOrigin: 'http://vitrine.example',
  rateLimits: false,
  isTrustedProxy: () => false,
  development: false,
  adTag: null,
  mailReach: 'pdf-and-link',
};

type TestAppChanges = {
  settings?: Partial<ServerSettings>;
  ports?: Partial<ServerPorts>;
  company?: Company | null;
  /** Another one than SQLite in memory; the test closes it. */
  database?: Database;
};

/** The whole server on a real SQLite in memory and a real paper process, with a clock that stops until it is set. */
export async function openTestApp(changes: TestAppChanges = {}) {
  const database = changes.database ?? (await openMigratedMemory());
  const clock = { now: '2026-11-21T06:00:00.000Z' };
  if (changes.database) await migrate(database, clock.now);
  const lines: string[] = [];
  const ports: ServerPorts = {
    system: { ...nodeSystem, now: () => clock.now },
    machine: { ...watchDatabase(database), ...openMachine([], settings.publicOrigin) },
    invoices: openInvoiceStore(database),
    documents: openDocumentStore(database),
    challans: openChallanStore(database),
    einvoices: openEinvoiceStore(database),
    checkInv01,
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
    files: openMemoryFileStore(),
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
    returnFiles: openReturnFiles(database, ''),
    voucherPapers: openVoucherPapers(database),
    figures: openFiguresStore(database),
    letters: openLetterStore(database),
    outstanding: openOutstandingStore(database, calculateHere(database)),
    passwords: await openQuickPasswords(),
    secrets: openAesSecrets([]),
    mails: openMailStore(database),
    dayBook: openDayBook(database),
    eway: openEwayStore(database),
    tally: openTallyStore(database),
    tariff: openTariff(),
    audit: openAuditLog(database),
    ...sharedRenderers(),
    photos: openPhotoIndex(database),
    pages: plainPages,
    knowStored,
    pingDatabase: () => pingDatabase(database),
    ...changes.ports,
  };
  if (changes.company !== null) await ports.companies.save(changes.company ?? buildCompany(), false, clock.now, actor);
  /** Adds an account with the password that all have here. */
  const addPerson = async (username: string, role: Role): Promise<void> => {
    const passwordHash = await ports.passwords.hash(password);
    await ports.users.add({ id: ports.system.uuid(), username, role, passwordHash, code: null }, clock.now, actor);
  };
  await addPerson('meena', 'staff');
  const app = createApp(
    ports,
    { ...settings, ...changes.settings },
    pino({ level: 'info', hooks: { streamWrite: withoutTokens } }, { write: (line) => lines.push(line) }),
  );

  const call = async (method: string, path: string, { token, body, headers }: TestCall = {}): Promise<Response> =>
    app.request(path, {
      method,
      headers: {
        ...(body === undefined || typeof body === 'string' ? {} : { 'Content-Type': 'application/json' }),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  /** Sends a file as the upload screen does. */
  const upload = (path: string, bytes: Uint8Array<ArrayBuffer>, token: string): Promise<Response> => {
    const form = new FormData();
    form.append('file', new Blob([bytes]), 'whatever.bin');
    return Promise.resolve(
      app.request(path, { method: 'POST', headers: { Authorization: `Bearer ${token}` }, body: form }),
    );
  };
  const logIn = async (username = 'meena'): Promise<string> => {
    const answer = await call('POST', '/api/login', { body: { username, password } });
    return ((await answer.json()) as { token: string }).token;
  };
  const readRows = everyRow(database);
  /** What the job does some time after an upload. */
  const makeWide = () =>
    makeWidePictures({ ...ports, widePictures: openWidePictures(database) }, new AbortController().signal);
  return {
    app,
    ports,
    makeWide,
    clock,
    call,
    upload,
    logIn,
    addPerson,
    /** The log's lines so far, as text. */
    log: lines,
    /** All that is stored now, rows and files: a caller who was refused changed none of it. */
    everything: async (): Promise<Record<string, unknown[]>> => {
      const files: unknown[] = [];
      for await (const file of ports.files.list()) files.push(file);
      return { files, ...(await readRows()) };
    },
    close: async () => {
      if (!changes.database) await database.close();
    },
  };
}

let renderers: { paper: ReturnType<typeof openPaper>; images: ReturnType<typeof openImages> } | undefined;

/** Each starts processes, which end with this one: one pair serves all apps. */
function sharedRenderers(): { paper: Paper; images: Images & PageDrawer } {
  renderers ??= { paper: openPaper(), images: openImages() };
  return { paper: { ...renderers.paper }, images: { ...renderers.images } };
}

/** For a program that goes on after its apps: ends the processes of all of them. */
export async function closeRenderers(): Promise<void> {
  await Promise.all([renderers?.paper.close(), renderers?.images.close()]);
  renderers = undefined;
}

/** Opens the app once for the tests of a file, and closes it after them. */
export function withTestApp(changes: TestAppChanges = {}): () => TestApp {
  let opened: TestApp | undefined;
  beforeAll(async () => {
    opened = await openTestApp(changes);
  });
  afterAll(async () => opened?.close());
  return () => {
    if (!opened) throw new Error('The app is open only while tests run.');
    return opened;
  };
}

// The renderer is a build's; the routes only carry what it answers.
export const plainPages: Pages = {
  render: async ({ path, company: firm }) => ({
    status: path === '/' ? 200 : 404,
    html: `<!doctype html><title>${firm.name}</title>`,
  }),
  renderShare: async (page) => `<!doctype html><title>shared</title>${escaped(page)}`,
  renderGoneShare: async (page) => `<!doctype html><title>gone</title>${escaped(page)}`,
  sheetWords: async () => en.sheet,
  icon: async () => '<svg/>',
  screens: async () => [
    {
      path: '/taxinvoice',
      title: 'Tax Invoice',
      names: ['Generate Tax Invoice'],
      ownersOnly: false,
      figuresOnly: false,
    },
    { path: '/audit', title: 'Audit log', names: [], ownersOnly: true, figuresOnly: false },
    { path: '/figures', title: 'Figures', names: [], ownersOnly: false, figuresOnly: true },
  ],
  asset: async (name) =>
    name === 'app-1a2b.js'
      ? {
          bytes: new TextEncoder().encode('1'),
          brotli: new TextEncoder().encode('b'),
          type: 'text/javascript; charset=utf-8',
        }
      : null,
};

/** What a page was rendered from, for the assertions of tests. */
function escaped(page: object): string {
  return `<pre>${JSON.stringify(page).replaceAll('<', '&lt;')}</pre>`;
}
