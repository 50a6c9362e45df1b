import type { PathParams } from './call.ts';

/** Every URL of the product, once. Parameters are written `:name`; `path()` fills them in. */
export const paths = {
  // The wire
  login: '/api/login',
  logout: '/api/logout',
  generateInvoice: '/api/generateInvoice',
  previewInvoice: '/api/previewInvoice',
  getInvoiceDetails: '/api/getInvoiceDetails/:type/:state',
  downloadInvoice: '/api/downloadInvoice',
  deleteInvoice: '/api/deleteInvoice/:type/:state/:refnum{[^]+}',
  document: '/api/document/:ticket/:file',
  getCustomerRecords: '/api/getCustomerRecords/:field/:typedText{[^]+}',
  register: '/api/register.csv',
  desk: '/api/desk',
  jump: '/api/jump',
  account: '/api/account',
  accountPassword: '/api/account/password',
  accountFactor: '/api/account/factor',
  accountFactorOn: '/api/account/factor/on',
  accountFactorOff: '/api/account/factor/off',
  accountLogin: '/api/account/logins/:login',
  setPassword: '/api/setPassword',
  companyRecord: '/api/company',
  peopleList: '/api/people',
  person: '/api/people/:username',
  personCode: '/api/people/:username/code',
  auditLines: '/api/audit',
  auditCheck: '/api/audit/check',
  auditCsv: '/api/audit.csv',
  filenames: '/api/filenames/:group',
  uploadFiles: '/api/uploadfiles/:productType/:fileName',
  deleteImage: '/api/deleteImage/:product/:names{[^]+}',
  restoreImage: '/api/restoreImage/:product/:names{[^]+}',
  media: '/media/:hash/:file',
  download: '/api/download/:category/:file',
  services: '/services/download/:category/:imageName',
  callback: '/api/callback',
  callbackList: '/api/callbacks',
  callbackExport: '/api/callbacks.csv',
  callbackChange: '/api/callbacks/:id',
  callbackRetry: '/api/callbacks/:id/retry',
  customerList: '/api/customers',
  customerExport: '/api/customers.csv',
  customerSuggest: '/api/customers/suggest',
  customer: '/api/customers/:id',
  customerArchive: '/api/customers/:id/archive',
  customerMerge: '/api/customers/:id/merge',
  openapi: '/api/openapi.json',
  csp: '/csp',
  healthz: '/healthz',
  readyz: '/readyz',
  metrics: '/metrics',

  // What browsers and search engines request by themselves
  favicon: '/favicon.ico',
  touchIcon: '/apple-touch-icon.png',
  icon192: '/icon-192.png',
  icon512: '/icon-512.png',
  manifest: '/site.webmanifest',
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  speculationRules: '/speculation-rules.json',

  // Screens
  home: '/',
  callbackDetails: '/callback',
  thanks: '/thanks',
  products: '/products',
  newProducts: '/newproducts',
  about: '/about',
  contact: '/contact',
  brochures: '/brochures',
  search: '/search',
  /** The page for a document link that has expired. Nothing links to it. */
  linkEnded: '/linkended',
  auth: '/auth',
  operations: '/operations',
  taxInvoice: '/taxinvoice',
  proFormaInvoice: '/performainvoice',
  creditNote: '/creditnote',
  invoiceReports: '/invoicereports',
  uploadImage: '/uploadimage',
  imageDeletion: '/imageDeletion',
  callbacks: '/callbacks',
  customers: '/customers',
  newCustomer: '/customers/new',
  customerImport: '/customers/import',
  customersFromDocuments: '/customers/past',
  customerPage: '/customers/:id',
  documentPage: '/document/:id',
  ownAccount: '/account',
  newPassword: '/newpassword',
  people: '/people',
  company: '/company',
  audit: '/audit',
} as const;

/** `mediaPath('9f…', 512, 'avif')` → `/media/9f…/512.avif`: a picture at one width. The content of this URL never changes. */
export function mediaPath(hash: string, width: number, format: 'avif' | 'jpg'): string {
  return path(paths.media, { hash, file: `${width}.${format}` });
}

/** `path(paths.deleteInvoice, { type: 'tax', state: 'delhi', refnum: 'DL/26-27/0001' })` → `/api/deleteInvoice/tax/delhi/DL%2F26-27%2F0001` */
export function path<Pattern extends string>(pattern: Pattern, values: PathParams<Pattern>): string {
  return pattern.replace(/:(\w+)(\{[^}]*\})?/g, (_, name: keyof typeof values) => encodeURIComponent(values[name]));
}
