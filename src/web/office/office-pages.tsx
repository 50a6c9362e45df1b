import type { ComponentType } from 'react';
import { paths } from '#contract/paths.ts';
import type { OfficePath } from './parts/frame/office-paths.ts';

/** What staff see at `path`, fetched by itself: the office grows by screens, what one of them needs does not. */
export function screenAt(path: OfficePath): Promise<ComponentType> {
  return screens[path]();
}

const screens: Record<OfficePath, () => Promise<ComponentType>> = {
  [paths.auth]: async () => (await import('./staff/auth-page.tsx')).AuthPage,
  [paths.operations]: async () => (await import('./desk/operations-page.tsx')).OperationsPage,
  [paths.taxInvoice]: async () => (await import('./invoices/form/invoice-page.tsx')).TaxInvoicePage,
  [paths.proFormaInvoice]: async () => (await import('./invoices/form/invoice-page.tsx')).ProFormaPage,
  [paths.creditNote]: async () => (await import('./invoices/form/invoice-page.tsx')).CreditNotePage,
  [paths.invoiceReports]: async () => (await import('./reports/reports-page.tsx')).ReportsPage,
  [paths.uploadImage]: async () => (await import('./photos/upload-page.tsx')).UploadPage,
  [paths.imageDeletion]: async () => (await import('./photos/deletion-page.tsx')).DeletionPage,
  [paths.callbacks]: async () => (await import('./callbacks/callbacks-page.tsx')).CallbacksPage,
  [paths.ownAccount]: async () => (await import('./staff/account-page.tsx')).AccountPage,
  [paths.newPassword]: async () => (await import('./staff/new-password-page.tsx')).NewPasswordPage,
  [paths.people]: async () => (await import('./staff/people-page.tsx')).PeoplePage,
  [paths.company]: async () => (await import('./company/company-page.tsx')).CompanyPage,
  [paths.audit]: async () => (await import('./audit/audit-page.tsx')).AuditPage,
};
