import { purposeRule } from '../../challans/challan-purposes.ts';
import { gstinIn } from '../../tax/gstin.ts';
import type { Invoice } from '../invoice.ts';
import type { InvoiceKind } from '../invoice-kinds.ts';
import { payableWords } from '../payable-words.ts';

type Wording = Record<'number' | 'notice' | 'taxable' | 'tax' | 'payable' | 'declaration', string>;

type Said = Pick<Invoice, 'kind' | 'withoutGst' | 'purpose' | 'buyerAddress'>;

/** The wording that differs between the kinds of document: `sheetWording(creditNote).payable` → `'Amount credited'`. */
export function sheetWording({ kind, withoutGst, purpose, buyerAddress }: Said): Wording {
  if (kind === 'challan') return { ...wording.challan, notice: purposeRule(purpose)?.notice ?? '' };
  if (withoutGst) return { ...wording[kind], ...withoutTax };
  // Only a registered buyer took credit (CGST Act, section 34(2)).
  if (kind !== 'credit' || gstinIn(buyerAddress) === null) return wording[kind];
  const { declaration } = wording.credit;
  return { ...wording.credit, declaration: `${declaration} Please reverse the input tax credit taken on it.` };
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
      'This credit note reduces the tax invoice named above under section 34 of the CGST Act, 2017, at the rates of that invoice.',
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
