import { paths } from '#contract/paths.ts';
import type { OfficePath } from './parts/frame/office-paths.ts';

/** The module of each screen, as a build's manifest names it: the head of the page announces it, so that no script has to be read to find it. */
export function sourceOf(path: OfficePath): string {
  return `src/web/office/${modules[path]}.tsx`;
}

const modules: Record<OfficePath, string> = {
  [paths.auth]: 'auth-page',
  [paths.operations]: 'operations-page',
  [paths.taxInvoice]: 'invoice-page',
  [paths.proFormaInvoice]: 'invoice-page',
  [paths.creditNote]: 'invoice-page',
  [paths.invoiceReports]: 'reports-page',
  [paths.uploadImage]: 'upload-page',
  [paths.imageDeletion]: 'deletion-page',
  [paths.callbacks]: 'callbacks-page',
  [paths.ownAccount]: 'account-page',
  [paths.newPassword]: 'new-password-page',
  [paths.people]: 'people-page',
  [paths.company]: 'company-page',
  [paths.audit]: 'audit-page',
};
