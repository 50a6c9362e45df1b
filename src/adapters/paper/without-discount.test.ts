import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { InvoiceInput } from '#contract/invoice-wire.ts';
import { buildIssuedInvoice } from '#test/build/build-issued-invoice.ts';
import { buildCompany } from '#test/build/factories.ts';
import stored from '#test/fixtures/documents-without-discount.json' with { type: 'json' };
import { invoiceFiles } from './invoice-files.ts';

test.each(stored)(
  '$name without a discount is byte for byte as before there were discounts',
  ({ rows, input, ...as }) => {
    const issued = buildIssuedInvoice(rows, input as InvoiceInput);
    expect({ draft: hash('sha256', JSON.stringify(issued.draft)), data: hash('sha256', issued.data) }).toEqual({
      draft: as.draft,
      data: as.data,
    });
    expect(issued.totals).toEqual(as.totals);
    const sheet = JSON.parse(new TextDecoder().decode(invoiceFiles(issued, buildCompany(), 'all').files['sheet.json']));
    const drawn = { rows: sheet.rows, totals: sheet.totals, taxRows: sheet.taxRows, taxTotal: sheet.taxTotal };
    expect(hash('sha256', JSON.stringify(drawn))).toBe(as.drawn);
  },
);
