import { purposeRule } from '../../challans/challan-purposes.ts';
import type { Invoice } from '../invoice.ts';
import type { InvoiceKind } from '../invoice-kinds.ts';
import { payableWords } from '../payable-words.ts';

type Wording = Record<'number' | 'notice' | 'taxable' | 'tax' | 'payable' | 'declaration', string>;

/** The wording that differs between the kinds of document: `sheetWording({ kind: 'credit' }).payable` → `'Amount credited'`. */
export function sheetWording({ kind, withoutGst, purpose }: Pick<Invoice, 'kind' | 'withoutGst' | 'purpose'>): Wording {
  if (kind === 'challan') return { ...wording.challan, notice: purposeRule(purpose)?.notice ?? '' };
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
    payable: payableWords.tax,
    declaration: '',
  },
  pro: {
    number: 'No.',
    notice: 'Not a tax invoice. No input tax credit on this document.',
    taxable: 'Taxable value',
    tax: 'Estimated tax',
    payable: payableWords.pro,
    declaration:
      'Tax is an estimate at the rates of this date; the tax invoice uses the rates of its own date. E. & O. E.',
  },
  credit: {
    number: 'Credit Note No.',
    notice: '',
    taxable: 'Value credited',
    tax: 'Tax credited',
    payable: payableWords.credit,
    declaration:
      'This credit note reduces the tax invoice named above under section 34 of the CGST Act, 2017, at the rates of that invoice. Please reverse the input tax credit taken on it.',
  },
  challan: {
    number: 'Challan No.',
    notice: '',
    taxable: 'Taxable value',
    tax: 'Tax',
    payable: payableWords.challan,
    declaration:
      'The particulars above are true: the goods travel for the purpose named on this challan, under rule 55 of the CGST Rules, 2017.',
  },
};
