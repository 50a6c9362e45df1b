import type { InvoiceDraft } from '../invoices/invoice.ts';
import { textProblem } from '../invoices/text-problem.ts';
import type { Problem } from '../outcome.ts';
import { isSac } from '../tax/is-sac.ts';
import { purposeRule } from './challan-purposes.ts';

/** The most characters of the purpose in words. */
export const longestPurpose = 60;

/** `challanProblems(draft)` → what is wrong with a challan's purpose and goods; on other kinds, that they have a purpose at all. */
export function challanProblems(draft: InvoiceDraft): Problem[] {
  const { kind, purpose, purposeRemark, showTax } = draft;
  if (kind !== 'challan')
    return (['purpose', 'purposeRemark', 'showTax'] as const)
      .filter((field) => draft[field] !== undefined)
      .map((field) => ({ field, message: `Only a delivery challan has ${said[field]}: leave it blank` }));
  return [
    ...(purpose === undefined ? [{ field: 'purpose', message: 'Purpose is required' }] : []),
    ...(purpose !== undefined && purposeRule(purpose) === null
      ? [{ field: 'purpose', message: 'Purpose is not one of its list: choose one' }]
      : []),
    ...remarkProblems(purpose, purposeRemark),
    ...(showTax === undefined || showTax === 'yes'
      ? []
      : [{ field: 'showTax', message: 'Show tax is yes, or left blank' }]),
    ...onlyServices(draft),
  ];
}

const said = { purpose: 'a purpose', purposeRemark: 'a purpose in words', showTax: 'the choice to show tax' };

function remarkProblems(purpose: string | undefined, remark: string | undefined): Problem[] {
  const field = 'purposeRemark';
  if (purpose === 'other' && remark === undefined)
    return [{ field, message: 'Say in a few words why the goods travel, such as repair or exhibition' }];
  if (purpose !== 'other' && remark !== undefined)
    return [{ field, message: 'Only for another reason: choose that as the purpose, or leave the words blank' }];
  const message = textProblem('Purpose in words', remark ?? '', longestPurpose);
  return message === null ? [] : [{ field, message }];
}

/** Services do not travel. Freight beside goods stays: it is part of their value. */
function onlyServices({ lines }: InvoiceDraft): Problem[] {
  const filled = lines.filter(({ product, hsn }) => product.trim() !== '' && hsn.trim() !== '');
  return filled.length > 0 && filled.every(({ hsn }) => isSac(hsn.trim()))
    ? [{ field: '', message: 'A delivery challan is for goods, and every row is a service: write an invoice' }]
    : [];
}
