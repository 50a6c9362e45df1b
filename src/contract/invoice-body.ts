import { z } from 'zod';
import { blankLine } from '#domain/invoices/draft-fields.ts';
import { maxRows, tooManyProducts } from '#domain/invoices/field-problems.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import { plainAmount } from '#domain/money/plain-amount.ts';
import { inputLimit, knownFields } from './invoice-limits.ts';
import { cellOf, type InvoiceInput, inputFromDraft, isRowField } from './invoice-wire.ts';

const firstRow = Object.keys(
  inputFromDraft({ lines: [{ ...blankLine(1), discount: '0', fromRow: '1', material: 'WP 204' }] } as InvoiceDraft),
).filter(isRowField);

function described(key: string) {
  return {
    anyOf: [{ type: 'string', maxLength: inputLimit(key).most }, { type: 'number' }],
  };
}

/**
 * The specification's invoice input. Rows 1 to 5 are the form's; more rows are accepted too. Unknown keys are ignored. This
 * checks only type and length, before any pattern reads the values. The domain's rules check the rest, with one problem each.
 */
export const invoiceBody = z
  .looseObject({})
  .transform((body, context): InvoiceInput => {
    const input: InvoiceInput = {};
    const rows = new Set<string>();
    for (const [key, value] of Object.entries(body)) {
      const problem = (message: string) =>
        context.issues.push({ code: 'custom', input: value, path: [key.slice(0, LONGEST_KEY)], message });
      const isBlank = value === null || value === undefined || value === '';
      if (!knownFields.has(key) && !isRowField(key)) {
        // A cell with an invalid row number must not be dropped silently.
        if (cellOf(key) && !isBlank) problem(rowNumbers);
        continue;
      }
      if (isBlank) input[key] = '';
      else if (typeof value !== 'string' && typeof value !== 'number') problem(`${key} must be text or a number`);
      else if (typeof value === 'string' && value.length > inputLimit(key).most) problem(inputLimit(key).message);
      else input[key] = isAmount(key) && typeof value === 'string' ? plainAmount(value) : value;
      if (!isBlank) rows.add(cellOf(key)?.[1] ?? '');
    }
    // The rules check every row, so the number of rows is limited before: to twice what they accept.
    if (rows.size > 2 * maxRows)
      context.issues.push({ code: 'custom', input: body, path: [], message: tooManyProducts });
    return input;
  })
  .meta({
    description:
      'type, the header’s fields, then productname1, hsn1, qty1, rate1, ratePerQty1, gst1, pcomment1, and so on; discount1 is optional: rupees or percent, 120.00 or 5%; so are from (the id of the document or enquiry that it is made from), fromRow1 (the row of that pro-forma or challan), material1 (the code of the material that the row sells), validUntil (of a pro-forma), withoutGst (yes, of a credit note that takes back no tax), dueDate (of a tax invoice, YYYY-MM-DD; blank: by the customer’s days of credit), paymentTerms, placeOfSupply with placeRemark (the code of the state that was typed over the place of supply, and why), atSite (yes: the goods are installed at the place of the consignee), supplyType (SEZWP, SEZWOP, EXPWP, EXPWOP or DEXP) and, of an export, exportCountry (US), exportCurrency (USD), exportRate (rupees for one of it) and exportPort (INNSA1). A challan has a purpose (site, approval, job-work, samples, branch, other), with other purposeRemark, and showTax (yes) to show tax where the law does not ask for it. Amounts may be written as 1,50,000, ₹ 1,50,000 or 1,50,000/-',
    properties: Object.fromEntries([...knownFields, ...firstRow].map((key) => [key, described(key)])),
  });

// Stored in plain digits, so that all later readers of the document agree on them.
function isAmount(key: string) {
  const [cell] = cellOf(key) ?? [];
  return cell === 'quantity' || cell === 'rate' || cell === 'discount';
}

/** The most characters of a key in an answer. */
const LONGEST_KEY = 100;

const rowNumbers = 'Rows are numbered 1, 2, 3 … with at most 15 digits and no zero in front: number this row again.';
