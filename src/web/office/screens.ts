import { paths } from '#contract/paths.ts';
import { screenPath } from '#contract/screen-path.ts';
import { type InvoiceKind, kindTitles } from '#domain/invoices/invoice-kinds.ts';
import { catalogueScreens } from './catalogue/catalogue-screens.ts';
import { moneyScreens } from './receivables/money-screens.ts';
import type { Screen } from './screen.ts';

/** Every screen of the office, in the order of the bar and of Operations. */
export const screens: readonly Screen[] = [
  { path: paths.auth, title: 'Sign In', source: 'staff/auth-page.tsx', component: 'AuthPage', open: true },
  {
    path: paths.operations,
    title: 'Operations',
    source: 'desk/operations-page.tsx',
    component: 'OperationsPage',
    bar: 'Operations',
  },
  {
    path: paths.taxInvoice,
    title: kindTitles.tax.screen,
    source: 'invoices/form/invoice-form-page.tsx',
    component: 'InvoiceFormPage',
    kind: 'tax',
    bar: 'Tax Invoice',
    menu: { group: 'documents', text: 'Generate Tax Invoice' },
  },
  {
    path: paths.proFormaInvoice,
    title: kindTitles.pro.screen,
    source: 'invoices/form/invoice-form-page.tsx',
    component: 'InvoiceFormPage',
    kind: 'pro',
    bar: 'Pro-forma',
    menu: { group: 'documents', text: 'Generate Pro-forma Invoice' },
  },
  {
    path: paths.creditNote,
    title: kindTitles.credit.screen,
    source: 'invoices/form/invoice-form-page.tsx',
    component: 'InvoiceFormPage',
    kind: 'credit',
    bar: 'Credit Note',
    menu: { group: 'documents', text: 'Generate Credit Note' },
  },
  {
    path: paths.invoiceReports,
    title: 'Invoice reports',
    source: 'reports/reports-page.tsx',
    component: 'ReportsPage',
    bar: 'Reports',
    menu: { group: 'documents', text: 'View Reports' },
  },
  {
    path: paths.materialReportPage,
    title: 'Report of materials',
    source: 'reports/materials/material-report-page.tsx',
    component: 'MaterialReportPage',
  },
  {
    path: paths.figures,
    title: 'Figures',
    source: 'figures/figures-page.tsx',
    component: 'FiguresPage',
    figuresOnly: true,
    bar: 'Figures',
    underMore: true,
    menu: { group: 'customers', text: 'Figures', note: 'how it goes' },
  },
  {
    path: paths.deliveryChallan,
    title: kindTitles.challan.screen,
    source: 'invoices/form/invoice-form-page.tsx',
    component: 'InvoiceFormPage',
    kind: 'challan',
    bar: 'Challan',
    underMore: true,
    menu: { group: 'documents', text: 'Generate Delivery Challan', note: 'goods without an invoice' },
  },
  {
    path: paths.customers,
    title: 'Customers',
    source: 'customers/customers-page.tsx',
    component: 'CustomersPage',
    bar: 'Customers',
    menu: { group: 'customers', text: 'Customers' },
  },
  {
    path: paths.newCustomer,
    title: 'New customer',
    source: 'customers/customer-form-page.tsx',
    component: 'CustomerFormPage',
  },
  {
    path: paths.customerImport,
    title: 'Import customers',
    source: 'customers/import/import-page.tsx',
    component: 'ImportPage',
  },
  {
    path: paths.customersFromDocuments,
    title: 'Customers from documents',
    source: 'customers/past/past-page.tsx',
    component: 'PastPage',
  },
  {
    path: paths.customerPage,
    title: 'Customer',
    source: 'customers/customer-page.tsx',
    component: 'CustomerPage',
  },
  ...moneyScreens,
  {
    path: paths.returns,
    title: 'Returns',
    source: 'returns/returns-page.tsx',
    component: 'ReturnsPage',
    bar: 'Returns',
    menu: { group: 'customers', text: 'Returns', note: 'GSTR-1 and its files' },
  },
  { path: paths.documentPage, title: 'Document', source: 'documents/document-page.tsx', component: 'DocumentPage' },
  {
    path: paths.uploadImage,
    title: 'Upload Files',
    source: 'photos/upload-page.tsx',
    component: 'UploadPage',
    bar: 'Upload Images',
    underMore: true,
    menu: { group: 'images', text: 'Upload Images' },
  },
  {
    path: paths.imageDeletion,
    title: 'Delete Images',
    source: 'photos/deletion-page.tsx',
    component: 'DeletionPage',
    bar: 'Delete Images',
    underMore: true,
    menu: { group: 'images', text: 'Delete Images' },
  },
  {
    path: paths.brochureMaker,
    title: 'Brochure maker',
    source: 'brochures/brochure-maker-page.tsx',
    component: 'BrochureMakerPage',
    menu: { group: 'images', text: 'Brochure maker', note: 'a PDF of chosen pictures' },
  },
  ...catalogueScreens,
  {
    path: paths.callbacks,
    title: 'Callbacks',
    source: 'callbacks/callbacks-page.tsx',
    component: 'CallbacksPage',
    menu: { group: 'records', text: 'Callbacks' },
  },
  {
    path: paths.measure,
    title: 'Measure',
    source: 'measures/measure-page.tsx',
    component: 'MeasurePage',
    bar: 'Measure',
    underMore: true,
    menu: { group: 'documents', text: 'Measure on site', note: 'walls to a pro-forma' },
  },
  {
    path: paths.ownAccount,
    title: 'Your account',
    source: 'staff/account-page.tsx',
    component: 'AccountPage',
    menu: { group: 'records', text: 'Your account' },
  },
  {
    path: paths.newPassword,
    title: 'Choose a password',
    source: 'staff/new-password-page.tsx',
    component: 'NewPasswordPage',
    open: true,
  },
  {
    path: paths.people,
    title: 'People',
    source: 'staff/people-page.tsx',
    component: 'PeoplePage',
    ownersOnly: true,
    menu: { group: 'records', text: 'People' },
  },
  {
    path: paths.setup,
    title: 'Set up your shop',
    source: 'company/setup/setup-page.tsx',
    component: 'SetupPage',
    ownersOnly: true,
  },
  {
    path: paths.company,
    title: 'Company',
    source: 'company/company-page.tsx',
    component: 'CompanyPage',
    ownersOnly: true,
    menu: { group: 'records', text: 'Company' },
  },
  {
    path: paths.moveInNumbersPage,
    title: 'Last numbers from a file',
    source: 'company/movein/move-in-numbers-page.tsx',
    component: 'MoveInNumbersPage',
    ownersOnly: true,
  },
  {
    path: paths.audit,
    title: 'Audit log',
    source: 'audit/audit-page.tsx',
    component: 'AuditPage',
    ownersOnly: true,
    menu: { group: 'records', text: 'Audit log' },
  },
];

/** The screens that a link of the office can open, with the other texts of their links. */
export const screenLinks = screens
  .filter(({ open, path }) => !open && !path.includes(':'))
  .map(({ path, title, bar, menu, ownersOnly = false, figuresOnly = false }) => ({
    path,
    title,
    names: [bar, menu?.text].filter((name) => name !== undefined && name !== title),
    ownersOnly,
    figuresOnly,
  }));

/** The screen at `path`. Redirects use it, so that an address from outside cannot lead to another site. */
export function screenAt(path: string | null): Screen | undefined {
  const wanted = path === null ? null : screenPath(path);
  return screens.find((screen) => screen.path === wanted);
}

/** The path of the form for this kind of document. */
export function formPath(kind: InvoiceKind): string {
  return screens.find((screen) => screen.kind === kind)?.path ?? paths.operations;
}
