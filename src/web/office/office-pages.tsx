import type { ComponentType } from 'react';
import { paths } from '#contract/paths.ts';
import { AccountPage } from './account-page.tsx';
import { AuditPage } from './audit-page.tsx';
import { AuthPage } from './auth-page.tsx';
import { CallbacksPage } from './callbacks-page.tsx';
import { DeletionPage } from './deletion-page.tsx';
import { InvoicePage } from './invoice-page.tsx';
import { NewPasswordPage } from './new-password-page.tsx';
import type { OfficePath } from './office-paths.ts';
import { OperationsPage } from './operations-page.tsx';
import { PeoplePage } from './people-page.tsx';
import { ReportsPage } from './reports-page.tsx';
import { UploadPage } from './upload-page.tsx';

/** What staff see, by path. */
export const officeScreens: Record<OfficePath, ComponentType> = {
  [paths.auth]: AuthPage,
  [paths.operations]: OperationsPage,
  [paths.taxInvoice]: () => <InvoicePage kind="tax" />,
  [paths.proFormaInvoice]: () => <InvoicePage kind="pro" />,
  [paths.creditNote]: () => <InvoicePage kind="credit" />,
  [paths.invoiceReports]: ReportsPage,
  [paths.uploadImage]: UploadPage,
  [paths.imageDeletion]: DeletionPage,
  [paths.callbacks]: CallbacksPage,
  [paths.ownAccount]: AccountPage,
  [paths.newPassword]: NewPasswordPage,
  [paths.people]: PeoplePage,
  [paths.audit]: AuditPage,
};
