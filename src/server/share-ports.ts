import { printInvoice } from '#operations/invoices/print-invoice.ts';
import type { MakeSharePorts } from '#operations/shares/make-share.ts';
import { picturePages } from '#operations/shares/picture-pages.ts';
import type { ServerPorts } from './server-ports.ts';

export type SharePorts = ServerPorts & MakeSharePorts;

/** The ports with what shares need of other subjects: their papers. */
export function sharePorts(ports: ServerPorts): SharePorts {
  return {
    ...ports,
    pictureOfPage: picturePages(ports),
    printDocument: (invoice) => printInvoice(ports, invoice, 'original'),
  };
}
