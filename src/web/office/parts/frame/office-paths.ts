import { paths } from '#contract/paths.ts';
import type { InvoiceKind } from '#domain/invoices/invoice-kinds.ts';

/** The staff pages: path and title. Apart from their screens, so that the server loads none of those. */
export const officePages = {
  [paths.auth]: 'Sign In',
  [paths.operations]: 'Operations',
  [paths.taxInvoice]: 'Tax Invoice',
  [paths.proFormaInvoice]: 'Pro forma invoice / Quotation',
  [paths.creditNote]: 'Credit Note',
  [paths.invoiceReports]: 'Invoice reports',
  [paths.uploadImage]: 'Upload Files',
  [paths.imageDeletion]: 'Delete Images',
  [paths.callbacks]: 'Callbacks',
  [paths.ownAccount]: 'Your account',
  [paths.newPassword]: 'Choose a password',
  [paths.people]: 'People',
  [paths.company]: 'Company',
  [paths.audit]: 'Audit log',
} as const;

export type OfficePath = keyof typeof officePages;

/** Whether `path` is a staff page; nothing else is ever gone to on somebody's word. */
export function isOfficePath(path: string | null): path is OfficePath {
  return path !== null && Object.hasOwn(officePages, path);
}

/** The pages for somebody who is not logged in. */
export function isOpenPage(path: OfficePath): boolean {
  return path === paths.auth || path === paths.newPassword;
}

/** The form of each kind. */
export const formPaths: Record<InvoiceKind, string> = {
  tax: paths.taxInvoice,
  pro: paths.proFormaInvoice,
  credit: paths.creditNote,
};
