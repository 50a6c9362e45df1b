import { takeAnyValue } from '../catalogue/form-lists.ts';
import type { TaxType } from '../tax/gst.ts';
import type { TaxState } from '../tax/states.ts';
import { dateOnly, headerFields } from './draft-fields.ts';
import { draftProblems } from './draft-problems.ts';
import type { DraftHeader, DraftLine, Invoice, InvoiceDraft, InvoiceLine } from './invoice.ts';
import { cleaned, readLine } from './read-line.ts';

/**
 * `readDraft(draft)` → the document in paise, thousandths and basis points, without rows that have no product; dates are cut
 * to `YYYY-MM-DD`, texts are trimmed. Throws on a draft with problems: call `draftProblems` first.
 */
export function readDraft(draft: InvoiceDraft): Invoice {
  const [first] = draftProblems(draft, takeAnyValue, []);
  if (first) throw new Error(`The draft is not ready: ${first.message}`);
  return readValidDraft(draft);
}

/** `readValidDraft(draft)` → the same without the check, which costs more than the reading. Only after `draftProblems` returned `[]`. */
export function readValidDraft(draft: InvoiceDraft): Invoice {
  const header = Object.fromEntries(
    headerRules.map(([field, { kind }]) => {
      const value = cleaned(draft[field]);
      return [field, kind === 'date' ? dateOnly(value) : value];
    }),
  ) as DraftHeader & { taxState: TaxState; taxType: TaxType };
  return {
    ...header,
    ...chosenIn(draft),
    ...(draft.kind === 'challan' ? challanChoices(draft) : {}),
    kind: draft.kind,
    lines: draft.lines.filter((line) => cleaned(line.product) !== '').map((line) => readValidLine(line, draft)),
  };
}

const headerRules = Object.entries(headerFields) as [keyof DraftHeader, (typeof headerFields)[keyof DraftHeader]][];

/** What a challan has beside its rows; one that was not chosen stays absent. */
function challanChoices({ purpose, purposeRemark, showTax }: InvoiceDraft): Partial<Invoice> {
  return {
    ...(purpose === undefined ? {} : { purpose }),
    ...(purposeRemark === undefined ? {} : { purposeRemark: cleaned(purposeRemark) }),
    ...(showTax === undefined ? {} : { showTax }),
  };
}

/** What staff chose besides the fields of every document. What they did not choose is absent, as in the draft. */
function chosenIn(draft: InvoiceDraft): Pick<Invoice, (typeof chosenFields)[number]> {
  return Object.fromEntries(
    chosenFields.flatMap((field) => (draft[field] === undefined ? [] : [[field, draft[field]]])),
  );
}

const chosenFields = [
  ...([
    'validUntil',
    'withoutGst',
    'dueDate',
    'paymentTerms',
    'placeOfSupply',
    'placeRemark',
    'atSite',
    'supplyType',
  ] as const),
  ...(['exportCountry', 'exportCurrency', 'exportRate', 'exportPort'] as const),
];

function readValidLine(line: DraftLine, draft: InvoiceDraft): InvoiceLine {
  const read = readLine(line, draft);
  if (!read) throw new Error('The draft is not ready: a number cannot be read');
  return read;
}
