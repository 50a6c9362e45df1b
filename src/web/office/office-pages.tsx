import type { ComponentType } from 'react';
import { paths } from '#contract/paths.ts';
import { AuthPage } from './auth-page.tsx';
import { CallbacksPage } from './callbacks-page.tsx';
import { DeletionPage } from './deletion-page.tsx';
import { InvoicePage } from './invoice-page.tsx';
import type { OfficePath } from './office-paths.ts';
import { OperationsPage } from './operations-page.tsx';
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
};
