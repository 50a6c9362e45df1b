import type { Company } from '#domain/company/company.ts';
import { consignmentOf } from '#domain/eway/consignment.ts';
import type { EwayDocument } from '#domain/eway/eway-problems.ts';
import { type EwayTransport, noTransport } from '#domain/eway/eway-transport.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import { home } from '#test/specification/specified-firm.ts';
import { buildTallyInvoice } from './build-tally-documents.ts';
import { buildCompany } from './factories.ts';

/** The invoice of the sample `eway-sample-inter.json`: goods from New Delhi to Bhubaneswar. */
export function buildMovedInvoice(changes: Partial<Invoice> = {}): Invoice {
  const address = 'EXAMPLE BUYER PRIVATE LIMITED\nPlot 2, Example Estate\nBhubaneswar 751001\nGSTIN 21AAACB5678L1ZK';
  return buildTallyInvoice({
    number: 'DL/26-27/0102',
    date: '2026-07-02',
    taxType: 'central',
    buyerAddress: address,
    consigneeAddress: address,
    lines: buildTallyInvoice().lines.slice(0, 3),
    ...changes,
  });
}

export function buildMovedDocument(
  changes: Partial<Invoice> = {},
  transport: Partial<EwayTransport> = {},
  firm: Partial<Company> = {},
): EwayDocument {
  const invoice = buildMovedInvoice(changes);
  return {
    invoice,
    consignment: consignmentOf(invoice),
    movedOn: null,
    transport: { ...noTransport, mode: 'road', vehicle: 'DL01AB1234', ...transport },
    company: buildCompany({ name: 'EXAMPLE INTERIORS', ...ownAddress, ...firm }),
    unitCodes: {},
  };
}

const { registrations } = buildCompany();
const ownAddress = {
  registrations: {
    ...registrations,
    [home]: {
      ...registrations[home],
      gstin: '07ABCDE1234F1Z2',
      address: ['Shop 1, Example Market', 'New Delhi 110015'],
    },
  },
};
