import { chargesTax } from '#domain/invoices/charges-tax.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { InvoiceTotals } from '#domain/invoices/invoice-totals.ts';
import { payableWords } from '#domain/invoices/payable-words.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { stateTax } from '#domain/tax/states.ts';

type TotalsFiguresProps = {
  draft: InvoiceDraft;
  totals: InvoiceTotals;
  className: string | undefined;
  /** The class of the sum. */
  payable: string | undefined;
};

/** The totals of the document: taxable value, taxes, round off, and its sum. */
export function TotalsFigures({ draft, totals, className, payable }: TotalsFiguresProps) {
  const heads =
    draft.taxType === 'central'
      ? [{ head: 'IGST', paise: totals.igst }]
      : [
          { head: 'CGST', paise: totals.cgst },
          { head: stateTax(draft.taxState), paise: totals.sgst },
        ];
  return (
    <dl className={className}>
      {figure('Taxable value', formatRupees(totals.taxable))}
      {(draft.kind === 'challan' && !chargesTax(draft) ? [] : heads).map(({ head, paise }) =>
        figure(head, formatRupees(paise)),
      )}
      {figure('Round off', `${totals.roundOff > 0 ? '+' : ''}${formatRupees(totals.roundOff)}`)}
      {figure(payableWords[draft.kind], `₹ ${formatRupees(totals.payable)}`, payable)}
    </dl>
  );
}

function figure(name: string, amount: string, className?: string) {
  return (
    <div key={name} className={className}>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
