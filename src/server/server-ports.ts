import type { OwnShopStarter } from '#operations/demo/start-own-shop.ts';
import type { Archives } from '#operations/ports/archives.ts';
import type { AuditLog } from '#operations/ports/audit.ts';
import type { AutomaticBackups } from '#operations/ports/backup.ts';
import type { CallbackPhotoStore } from '#operations/ports/callback-photos.ts';
import type { CallbackStore, SampleStore } from '#operations/ports/callbacks.ts';
import type { CatalogueStore, MaterialStore, ProductWishStore, SiteWordsStore } from '#operations/ports/catalogue.ts';
import type { ChallanStore } from '#operations/ports/challans.ts';
import type { CompanyStore } from '#operations/ports/company.ts';
import type { CustomerImports } from '#operations/ports/customer-imports.ts';
import type { CustomerLedger } from '#operations/ports/customer-ledger.ts';
import type { CustomerStore } from '#operations/ports/customers.ts';
import type { DayBook } from '#operations/ports/day-book.ts';
import type { DocumentCustomers } from '#operations/ports/document-customers.ts';
import type { DocumentSearch } from '#operations/ports/document-search.ts';
import type { DocumentStore } from '#operations/ports/documents.ts';
import type { CheckInv01, EinvoiceStore } from '#operations/ports/einvoices.ts';
import type { EwayStore } from '#operations/ports/eway.ts';
import type { FiguresStore } from '#operations/ports/figures/figures-store.ts';
import type { LetterStore } from '#operations/ports/figures/letter-store.ts';
import type { FileStore } from '#operations/ports/files.ts';
import type { AddressStore, InvoiceStore } from '#operations/ports/invoices.ts';
import type { MailReach } from '#operations/ports/mailer.ts';
import type { MailStore } from '#operations/ports/mails.ts';
import type { OutstandingStore } from '#operations/ports/outstanding.ts';
import type { Pages } from '#operations/ports/pages.ts';
import type { Paper, VoucherPapers } from '#operations/ports/papers.ts';
import type { Images, PhotoIndex } from '#operations/ports/photos.ts';
import type { ReceivableStore } from '#operations/ports/receivables.ts';
import type { ReturnFiles } from '#operations/ports/return-files.ts';
import type { ReturnStore } from '#operations/ports/returns.ts';
import type { PageDrawer, PagePictures, ShareStore } from '#operations/ports/shares.ts';
import type { Sheets } from '#operations/ports/sheets.ts';
import type { LimitStore, LoginStore, Passwords, Secrets, UserStore } from '#operations/ports/staff.ts';
import type { Machine, System } from '#operations/ports/system.ts';
import type { TallyStore } from '#operations/ports/tally.ts';
import type { Tariff } from '#operations/ports/tariff.ts';
import type { TicketStore } from '#operations/ports/tickets.ts';
import type { Family } from './metrics/metrics-text.ts';

export type ServerPorts = {
  system: System;
  machine: Machine;
  invoices: InvoiceStore;
  documents: DocumentStore;
  challans: ChallanStore;
  einvoices: EinvoiceStore;
  checkInv01: CheckInv01;
  addresses: AddressStore;
  users: UserStore;
  logins: LoginStore;
  limits: LimitStore;
  companies: CompanyStore;
  catalogues: CatalogueStore;
  productWishes: ProductWishStore;
  siteWords: SiteWordsStore;
  materials: MaterialStore;
  tickets: TicketStore;
  shares: ShareStore;
  pagePictures: PagePictures;
  mails: MailStore;
  files: FileStore;
  paper: Paper;
  images: Images & PageDrawer;
  photos: PhotoIndex;
  passwords: Passwords;
  secrets: Secrets;
  callbacks: CallbackStore;
  callbackPhotos: CallbackPhotoStore;
  samples: SampleStore;
  customers: CustomerStore;
  customerImports: CustomerImports;
  sheets: Sheets;
  archives: Archives;
  documentSearch: DocumentSearch;
  documentCustomers: DocumentCustomers;
  customerLedger: CustomerLedger;
  receivables: ReceivableStore;
  returns: ReturnStore;
  returnFiles: ReturnFiles;
  voucherPapers: VoucherPapers;
  outstanding: OutstandingStore;
  figures: FiguresStore;
  letters: Pick<LetterStore, 'waiting' | 'givenUp'>;
  dayBook: DayBook;
  eway: EwayStore;
  tally: TallyStore;
  tariff: Tariff;
  audit: AuditLog;
  pages: Pages;
  /** Does work whose reads may be a moment old, with the replica if it is fresh; absent without one. */
  recentReads?: (<Result>(work: () => Promise<Result>) => Promise<Result>) | undefined;
  /** Does work that changes something. Once a part of it is stored, it throws `Unconfirmed` where it would throw `Overloaded`. */
  knowStored<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Throws when the database cannot be reached. */
  pingDatabase(): Promise<void>;
};

export type ServerSettings = {
  publicOrigin: string;
  rateLimits: boolean;
  isTrustedProxy(address: string): boolean;
  development: boolean;
  /** The tag of the ad service, for example 'AW-123456789/AbC'; null without one. */
  adTag: string | null;
  /** How a demo makes room for a shop of one's own; absent in a process that cannot begin again. */
  ownShop?: OwnShopStarter;
  /** Whether backups lie outside the folder of the shop; null when this program makes none. */
  hasBackupElsewhere?: boolean | null;
  /** Null when this program makes none. */
  backups?: AutomaticBackups | null;
  /** What customers can be mailed: nothing when it is absent. */
  mailReach?: MailReach;
  /** Whether the process is about to stop: it says that it is not ready, and still answers. */
  isStopping?(): boolean;
  /** With this token, other machines may read the metrics; null when they may not. */
  metricsToken?: string | null;
  /** For each job that this process has run: when it last succeeded (ISO, UTC), and how often it failed. */
  jobRuns?: ReadonlyMap<string, { succeeded: string | null; failures: number }>;
  /** The connections that the server's limits ended. */
  connections?: { families(): Family[] };
  /** An upload ends after this many milliseconds without a byte: 20 seconds, and less in tests. */
  uploadIdleTimeout?: number;
};
