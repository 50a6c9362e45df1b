import { chargesTax } from '#domain/invoices/charges-tax.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { InvoiceTotals } from '#domain/invoices/invoice-totals.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';

type TotalsFiguresProps = {
  draft: InvoiceDraft;
  totals: InvoiceTotals;
  className: string | undefined;
  /** The class of the amount payable. */
  payable: string | undefined;
};

/** The totals of the document: taxable value, taxes, round off, amount payable. */
export function TotalsFigures({ draft, totals, className, payable }: TotalsFiguresProps) {
  const heads =
    draft.taxType === 'central'
      ? [{ head: 'IGST', paise: totals.igst }]
      : [
          { head: 'CGST', paise: totals.cgst },
          { head: 'SGST', paise: totals.sgst },
        ];
  const isChallan = draft.kind === 'challan';
  return (
    <dl className={className}>
      {figure('Taxable value', formatRupees(totals.taxable))}
      {(isChallan && !chargesTax(draft) ? [] : heads).map(({ head, paise }) => figure(head, formatRupees(paise)))}
      {figure('Round off', `${totals.roundOff > 0 ? '+' : ''}${formatRupees(totals.roundOff)}`)}
      {figure(isChallan ? 'Value of the goods' : 'Amount payable', `₹ ${formatRupees(totals.payable)}`, payable)}
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
