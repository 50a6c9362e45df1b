export type InvoiceKind = 'tax' | 'pro' | 'credit' | 'challan';

export const invoiceKinds = ['tax', 'pro', 'credit', 'challan'] as const satisfies readonly InvoiceKind[];

/** The specification's titles of the kinds: on the screen, in the report and on the paper. */
export const kindTitles: Record<InvoiceKind, { screen: string; report: string; paper: string }> = {
  tax: { screen: 'Tax Invoice', report: 'Tax Invoice', paper: 'Tax Invoice' },
  pro: {
    screen: 'Pro forma invoice / Quotation',
    report: 'Pro forma Invoice',
    paper: 'Pro forma invoice / Quotation',
  },
  credit: { screen: 'Credit Note', report: 'Credit Note', paper: 'Credit Note' },
  challan: { screen: 'Delivery Challan', report: 'Delivery Challan', paper: 'Delivery Challan' },
};
