import { expect, test } from 'vitest';
import type { Company } from '#domain/company/company.ts';
import { noteProblems } from '#domain/invoices/credit/note-problems.ts';
import type { CreditedInvoice } from '#domain/invoices/credited-invoice.ts';
import { headerFields } from '#domain/invoices/draft-fields.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { Problem } from '#domain/outcome.ts';
import { refusedLater } from '#domain/returns/refused-later.ts';
import type { ReturnProblem } from '#domain/returns/return-problem.ts';
import { buildCredited, buildForm, buildLine } from '#test/build/build-form.ts';
import { buildCompany } from '#test/build/factories.ts';
import { branch, branchName, home } from '#test/specification/specified-firm.ts';
import { changeDraft } from '../form/change-draft.ts';
import { cellLabels } from '../form/invoice-fields.ts';
import { formRules } from '../supply/form-rules.ts';
import { isSupplyField } from '../supply/supply-choices.ts';
import { changeOfCorrection } from './change-of-correction.ts';

/** A fault that only a cancellation would mend, as staff make it. */
type Fault = {
  draft: Partial<InvoiceDraft>;
  firm?: Partial<Company>;
  original?: CreditedInvoice;
  issuedIn?: typeof branch;
  /** The field that is marked, and to which the list of what is wrong leads. */
  field: string;
  /** What its button does; absent where only a person can say it. */
  button?: string;
};

const registered = 'Example Studio\n8 Example Marg, New Delhi 110024\nGSTIN 07ABCDE1234F1Z2';
const row = (cells: Parameters<typeof buildLine>[1]) => ({ lines: [buildLine(1, cells)] });
const note = { kind: 'credit', referenceNumber: 'DL/26-27/0042' } as const;
const old = buildCredited({ date: '2026-03-20' }, { date: '2026-03-20' });
const irn = { turnover: 'from-10', eInvoiceFrom: '2026-04-01' } as const;
const abroad = { supplyType: 'SEZWP', buyerAddress: registered } as const;
const rows = (count: number) => Array.from({ length: count }, (_, at) => buildLine(at + 1, { rate: '1000' }));

/** A new kind of fault of the return has to say here how the form leads to its mend. */
const ofReturn: Record<ReturnProblem['problem'], Fault[]> = {
  number: [{ draft: { number: '000' }, field: 'number', button: 'Leave it blank' }],
  date: [{ draft: { date: '2017-06-30' }, field: 'date', button: 'Use today' }],
  // A supplement adds the right GSTIN, the place or the invoice of before this shop: it is not final.
  gstin: [],
  place: [],
  original: [],
  // The button stands below Tax Type.
  heads: [
    { draft: { buyerAddress: registered, taxType: 'central' }, field: 'taxType' },
    { draft: { ...abroad, taxType: 'state' }, field: 'taxType' },
  ],
  late: [{ draft: note, original: old, field: 'date', button: 'Without GST' }],
  nothing: [{ draft: { ...note, ...row({ rate: '0' }) }, original: buildCredited(), field: 'line 1 rate' }],
  rate: [{ draft: row({ gst: '21' }), field: 'line 1 gst', button: 'Charge 18 %' }],
  hsn: [
    { draft: row({ hsn: '4409' }), firm: { turnover: '5-to-10' }, field: 'line 1 hsn', button: 'longer-code' },
    { draft: row({ hsn: '44099' }), field: 'line 1 hsn' },
    { draft: row({ hsn: '57033090' }), field: 'line 1 hsn', button: 'longer-code' },
    { draft: row({ hsn: '85395000' }), field: 'line 1 hsn', button: 'Use 85395200' },
  ],
  amount: [{ draft: row({ quantity: '1000000', rate: '200000' }), field: 'line 1 rate' }],
};

const ofPortals: Fault[] = [
  { draft: { number: '07/X', buyerAddress: registered }, firm: irn, field: 'number', button: 'Leave it blank' },
  { draft: { buyerAddress: 'XY\nNew Delhi 110024\nGSTIN 07ABCDE1234F1Z2' }, firm: irn, field: 'buyerAddress' },
  { draft: { buyerAddress: 'Example Studio\nGSTIN 07ABCDE1234F1Z2' }, firm: irn, field: 'buyerAddress' },
  { draft: { date: '2026-09-01', buyerAddress: registered }, firm: irn, field: 'date', button: 'Use today' },
  {
    draft: { ...row({ hsn: '4409' }), buyerAddress: registered },
    ...{ firm: { eInvoiceFrom: '2026-04-01' }, field: 'line 1 hsn', button: 'longer-code' },
  },
  { draft: { lines: rows(251) }, field: 'line 251 product', button: 'split' },
  { draft: { kind: 'challan', purpose: 'site', lines: rows(251) }, field: 'line 251 product', button: 'split' },
];

const ofPlaceAndNote: Fault[] = [
  // 'Issue two' stands below Tax Type.
  {
    draft: {
      ...{ buyerAddress: registered, consigneeAddress: 'Site\nGurugram 122002' },
      lines: [buildLine(1), buildLine(2, { product: 'Interior Fitout works', hsn: '995468', quantity: '1' })],
    },
    field: 'placeOfSupply',
  },
  {
    draft: { buyerAddress: `Ours\nNew Delhi\nGSTIN ${buildCompany().registrations[home].gstin}` },
    field: 'buyerAddress',
  },
  {
    draft: { kind: 'challan', purpose: 'site', supplyType: 'SEZWOP', buyerAddress: registered, taxType: 'central' },
    ...{ field: 'line 1 gst', button: 'Charge 0 %' },
  },
  { draft: { ...note, ...abroad, taxType: 'central' }, original: buildCredited(), field: 'supplyType' },
  { draft: note, original: buildCredited({}, { cancelled: true }), field: 'referenceNumber' },
  { draft: { ...note, taxType: 'central' }, original: buildCredited(), field: 'taxType', button: 'Take its tax type' },
  { draft: note, issuedIn: branch, field: 'taxState', button: `Choose ${branchName}` },
  { draft: { ...note, ...row({ quantity: '186.6' }) }, original: buildCredited(), field: 'line 1 quantity' },
  { draft: { ...note, ...row({ unit: 'nos', rate: '85.51' }) }, original: buildCredited(), field: 'line 1 rate' },
];

function problemsOf(draft: InvoiceDraft, { firm = {}, original, issuedIn }: Fault): Problem[] {
  const company = { ...buildCompany(), ...firm };
  const named = {
    original: original ?? null,
    beforeShop: null,
    issuedIn: issuedIn && issuedIn !== draft.taxState ? issuedIn : null,
  };
  return [
    ...formRules(draft, { company, customer: null, original: named.original }),
    ...noteProblems(draft, named),
    ...refusedLater(draft, company, '2026-11-21', named.original).problems,
  ];
}

const isControl = (field: string) =>
  field in headerFields ||
  isSupplyField(field) ||
  Object.keys(cellLabels).includes(/^line \d+ (\w+)$/.exec(field)?.[1] ?? '');

const faults = [...Object.values(ofReturn).flat(), ...ofPortals, ...ofPlaceAndNote];

test.each(faults.map((fault) => [fault.field, fault.button ?? 'the field alone', fault] as const))(
  'What only a cancellation would mend leads to its mend in the form: %s, %s',
  (field, _, fault) => {
    const draft = buildForm(fault.draft);
    const found = problemsOf(draft, fault).find((problem) => problem.field === field);
    expect(found?.message).toMatch(/\w/);
    expect(isControl(field)).toBe(true);
    const correction = found?.correction;
    expect(correction?.kind === 'set' ? correction.label : correction?.kind).toBe(fault.button);
    if (correction?.kind !== 'set') return;
    const after = changeDraft({ draft, key: '', taxTypeChosen: true }, changeOfCorrection(correction), {}, []).draft;
    expect(problemsOf(after, fault).map(({ message }) => message)).not.toContain(found?.message);
  },
);

test('Each of them names a field: none is said of the whole form alone', () => {
  for (const fault of faults)
    for (const { field, message } of problemsOf(buildForm(fault.draft), fault))
      expect(isControl(field), message).toBe(true);
});
