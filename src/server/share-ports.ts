import { ok } from '#domain/outcome.ts';
import { namedPaper, printInvoice } from '#operations/invoices/print-invoice.ts';
import { isBilledAbroad } from '#operations/receivables/is-billed-abroad.ts';
import { printVoucher } from '#operations/receivables/print-voucher.ts';
import { drawStatement } from '#operations/receivables/read-statement.ts';
import type { MakeSharePorts } from '#operations/shares/make-share.ts';
import { picturePages } from '#operations/shares/picture-pages.ts';
import type { ServerPorts } from './server-ports.ts';

export type SharePorts = ServerPorts & MakeSharePorts;

/** The ports with what shares need of other subjects: their papers. */
export function sharePorts(ports: ServerPorts): SharePorts {
  return {
    ...ports,
    pictureOfPage: picturePages(ports),
    namedPaper: (invoice) => namedPaper(ports, invoice),
    printDocument: (invoice) => printInvoice(ports, invoice, 'original'),
    printVoucher: (voucher) => printVoucher(ports, voucher),
    isBilledAbroad: (debts) => isBilledAbroad(ports, debts),
    freezeStatement: async (of) => {
      const drawn = await drawStatement(ports, of);
      if (!drawn.ok) return drawn;
      const sha256 = ports.system.sha256(drawn.value.bytes);
      await ports.files.put(sha256, drawn.value.bytes);
      return ok(sha256);
    },
  };
}
