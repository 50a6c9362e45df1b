import type { Invoice } from '../invoice.ts';
import type { InvoiceKind } from '../invoice-kinds.ts';

type Wording = Record<'number' | 'notice' | 'taxable' | 'tax' | 'payable' | 'declaration', string>;

/** The wording that differs between the kinds of document: `sheetWording({ kind: 'credit' }).payable` → `'Amount credited'`. */
export function sheetWording({ kind, withoutGst }: Pick<Invoice, 'kind' | 'withoutGst'>): Wording {
  return withoutGst ? { ...wording[kind], ...withoutTax } : wording[kind];
}

const withoutTax: Partial<Wording> = {
  notice: 'Without GST. The input tax credit stays as it is.',
  declaration:
    'This note credits an amount and takes back no GST: it is no credit note under section 34 of the CGST Act, 2017. The tax charged on the invoice named above stays as it was.',
};

const wording: Record<InvoiceKind, Wording> = {
  tax: {
    number: 'Invoice No.',
    notice: '',
    taxable: 'Taxable value',
    tax: 'Tax',
    payable: 'Amount payable',
    declaration: '',
  },
  pro: {
    number: 'No.',
    notice: 'Not a tax invoice. No input tax credit on this document.',
    taxable: 'Taxable value',
    tax: 'Estimated tax',
    payable: 'Estimated total',
    declaration:
      'Tax is an estimate at the rates of this date; the tax invoice uses the rates of its own date. E. & O. E.',
  },
  credit: {
    number: 'Credit Note No.',
    notice: '',
    taxable: 'Value credited',
    tax: 'Tax credited',
    payable: 'Amount credited',
    declaration:
      'This credit note reduces the tax invoice named above under section 34 of the CGST Act, 2017, at the rates of that invoice. Please reverse the input tax credit taken on it.',
  },
};
