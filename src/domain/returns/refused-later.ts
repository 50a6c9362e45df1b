import { formatDate, isDate } from '../calendar/indian-date.ts';
import type { Company } from '../company/company.ts';
import { registrationIn } from '../company/registered-states.ts';
import { buyerProblems, einvoiceCodeProblems, numberProblems, sellerProblems } from '../einvoices/einvoice-problems.ts';
import { needsIrn } from '../einvoices/needs-irn.ts';
import { reportWindow } from '../einvoices/report-window.ts';
import { ewayRefusedLater } from '../eway/eway-refused-later.ts';
import { buyerName } from '../invoices/buyer-name.ts';
import type { CreditedInvoice } from '../invoices/credited-invoice.ts';
import { dateOnly } from '../invoices/draft-fields.ts';
import type { InvoiceDraft } from '../invoices/invoice.ts';
import type { InvoiceTotals } from '../invoices/invoice-totals.ts';
import { liveTotals } from '../invoices/live-totals.ts';
import { readDecimal } from '../money/paise.ts';
import type { Correction, Problem } from '../outcome.ts';
import { endedCode } from '../tax/ended-codes.ts';
import type { TaxType } from '../tax/gst.ts';
import { gstinTypo } from '../tax/gstin-typo.ts';
import { isTaxState, type TaxState } from '../tax/states.ts';
import { isSupplyType } from '../tax/supply-types.ts';
import { dueDay, type FilingFrequency, formOf, monthOf, type Period, periodName, periodOf } from './period.ts';
import type { ReturnDocument } from './return-document.ts';
import { returnDocumentOf } from './return-document-of.ts';
import { returnFacts } from './return-facts.ts';
import { shortCodeProblems } from './return-line-problems.ts';
import type { ReturnProblem, ReturnRules } from './return-problem.ts';
import { returnProblems } from './return-problems.ts';

type Original = Pick<CreditedInvoice, 'number' | 'date' | 'draft' | 'payable'>;

type Later = {
  /** Only a cancellation would mend it: it is not issued. */
  problems: Problem[];
  /** Something that is added later mends it. */
  warnings: Problem[];
};

type Types = { taxState: TaxState; taxType: TaxType; date: string };

const nothing: Later = { problems: [], warnings: [] };

/**
 * `refusedLater(draft, company, today)` → what the return, the e-invoice portal and the e-way portal would refuse of it, by the rules
 * that they are made with. The place of supply and its tax type have rules of their own. `original`: the invoice of this shop
 * that a credit note corrects. `demo`: its papers are specimens, and it keeps the codes of the specification, one of which has ended.
 * `today`: its day in India. `totals`: those of a valid draft, where they are known.
 */
export function refusedLater(
  draft: InvoiceDraft,
  company: Company,
  today: string,
  original: Original | null = null,
  demo = false,
  totals: InvoiceTotals | null = null,
): Later {
  const types = typesOf(draft);
  const moves = draft.kind === 'challan' || draft.kind === 'tax';
  const moved = types && moves ? ewayRefusedLater(draft, types, today) : nothing;
  if (draft.kind === 'challan') return moved;
  const document = asReturned(draft, types, original, totals);
  if (!document) return nothing;
  const { taxState, date } = document;
  const { turnover = 'up-to-5' } = company;
  const { gstin, filing = 'monthly' } = registrationIn(company, taxState);
  const rules = { period: firstPeriod(document, filing, today), filedOn: today, gstin };
  const ofReturn = [...returnProblems(document, rules), ...shortCodeProblems(document, turnover)]
    .filter(({ remedy, problem }) => remedy === 'open' && problem !== 'heads' && problem !== 'place')
    .filter((each) => each.problem !== 'rate' || !isRateOf(original, draft, each.line))
    .map((each) => inForm(each, draft, today));
  const meant = withMeantGstin(document);
  const wantsIrn = needsIrn(meant, company);
  const ofPortal = wantsIrn ? portalProblems(meant, company, draft) : nothing;
  const tooLate = wantsIrn ? reportedTooLate(date, turnover, today) : [];
  // A specimen goes to no portal, and what comes with a number of its own may have its IRN already.
  const isOnlySaid = demo || draft.number.trim() !== '';
  const ended = endedCodeProblems(document, original);
  // The invoice of before this shop is not here to say its codes.
  const isWarned = demo || (draft.kind === 'credit' && original === null);
  return {
    problems: [
      ...firstOfField([...(isWarned ? [] : ended), ...ofReturn, ...ofPortal.problems]),
      ...moved.problems,
      ...(isOnlySaid ? [] : tooLate),
    ],
    warnings: [
      ...onlyInIff(document, rules, periodOf(date, filing)),
      ...ofPortal.warnings,
      ...moved.warnings,
      ...(isOnlySaid ? tooLate : []),
      ...(isWarned ? ended : []),
    ],
  };
}

/** What is wrong with a code is said once. */
function firstOfField(problems: Problem[]): Problem[] {
  const said = new Set<string>();
  return problems.filter(({ field }) => !/ hsn$/.test(field) || (!said.has(field) && said.add(field)));
}

/** The rows whose code the tariff has no more. A note keeps a code that its invoice has. */
function endedCodeProblems({ lines, date, withoutGst }: ReturnDocument, original: Original | null): Problem[] {
  const kept = new Set(original?.draft.lines.map(({ hsn }) => hsn.trim()));
  return lines.flatMap(({ row, hsn }): Problem[] => {
    const ended = withoutGst || kept.has(hsn) ? null : endedCode(hsn, date);
    if (!ended) return [];
    const field = `line ${row} hsn`;
    const { words, now } = ended;
    const said = `Row ${row}: HSN ${hsn} ${words}.`;
    if (now === '') return [{ field, message: `${said} Choose another code` }];
    if (now.length < 8)
      return [
        { field, message: `${said} Choose one that came instead`, correction: { kind: 'longer-code', below: now } },
      ];
    return [
      { field, message: `${said} Use ${now}`, correction: { kind: 'set', label: `Use ${now}`, field, value: now } },
    ];
  });
}

/** The first return that can report it. The IFF of a month has registered buyers alone, and is taken until its day (CGST Rules, rule 59(2)). */
function firstPeriod({ date, gstin }: ReturnDocument, filing: FilingFrequency, today: string): Period {
  const month = monthOf(date);
  const isTaken = formOf(month, filing) === 'iff' && today <= dueDay(month, filing);
  return gstin !== '' && isTaken ? month : periodOf(date, filing);
}

/** Nobody must file an IFF, and the return of the quarter comes too late for some notes that it takes. */
function onlyInIff(document: ReturnDocument, rules: ReturnRules, whole: Period): Problem[] {
  if (document.kind !== 'credit' || whole === rules.period) return [];
  const isLate = (period: Period) =>
    returnProblems(document, { ...rules, period }).some(({ problem }) => problem === 'late');
  if (isLate(rules.period) || !isLate(whole)) return [];
  const message =
    `Only the IFF of ${periodName(rules.period)} takes it: for the return of ${periodName(whole)} its invoice is too old ` +
    `(CGST Act, section 34(2)). File that IFF by ${formatDate(dueDay(rules.period, 'quarterly'))}`;
  return [{ field: 'date', message }];
}

/** Null for a pro-forma and a challan, and while state, tax type or date are missing. An unfinished row is left out. */
function asReturned(
  draft: InvoiceDraft,
  typed: Types | null,
  original: Original | null,
  totals: InvoiceTotals | null,
): ReturnDocument | null {
  const { kind, lines, number } = draft;
  if ((kind !== 'tax' && kind !== 'credit') || !typed) return null;
  const { date, ...types } = typed;
  // A note has the facts of its invoice.
  const facts = returnFacts({ ...(original?.draft ?? draft), ...types });
  return returnDocumentOf({
    ...{
      id: '',
      seq: 0,
      cancelled: false,
      specimen: false,
      carried: false,
      reportedIn: null,
      declaredOn: null,
      irn: null,
      supplement: {},
    },
    ...{ kind, ...types, date, facts },
    // The next number of the series is always well made.
    number: number.trim() || 'A1',
    buyerName: buyerName(draft.buyerAddress),
    draft: { ...draft, lines },
    totals: totals ?? liveTotals(draft).totals,
    ownOriginal: original && {
      ...{ number: original.number, date: original.date, ...facts, value: original.payable },
      ...(isSupplyType(original.draft.supplyType) && { supplyType: original.draft.supplyType }),
    },
  });
}

/** A note keeps the rate of its invoice, whatever it is (CGST Act, section 34). */
function isRateOf(original: Original | null, { lines }: InvoiceDraft, row: number | null): boolean {
  const charged = lines.find((line) => line.row === row)?.gst ?? '';
  return original?.draft.lines.some(({ gst }) => readDecimal(gst, 2) === readDecimal(charged, 2)) ?? false;
}

const fields: Record<ReturnProblem['problem'], string> = {
  ...{ number: 'number', date: 'date', gstin: 'buyerAddress', place: 'taxType', heads: 'taxType' },
  ...{ original: 'referenceNumber', late: 'date', nothing: 'rate', rate: 'gst', hsn: 'hsn', amount: 'rate' },
};

/** What staff do about it before it is issued. */
const remedies: Partial<Record<ReturnProblem['problem'], string>> = {
  number: 'Leave it blank for the next one',
  late: 'Choose “Without GST”, or ask your accountant',
  nothing: 'Type what it takes back',
  rate: 'Choose a rate of the law',
  hsn: 'Choose a longer code below it',
  amount: 'Split the document',
};

function inForm({ line, problem, message }: ReturnProblem, draft: InvoiceDraft, today: string): Problem {
  const remedy = remedies[problem];
  const says = `${withoutRemedy(message)}${remedy ? ` ${remedy}` : ''}`;
  // What is wrong with all rows is mended in the first.
  const row = problem === 'nothing' ? (draft.lines.find(({ product }) => product.trim() !== '')?.row ?? 1) : line;
  const field = row === null ? fields[problem] : `line ${row} ${fields[problem]}`;
  const correction = problem === 'date' ? todayInstead(today) : correctionOf(problem, field, draft, line);
  return {
    field,
    message: line === null ? says : `Row ${line}: ${says}`,
    ...(correction && { correction }),
  };
}

function correctionOf(
  problem: ReturnProblem['problem'],
  field: string,
  draft: InvoiceDraft,
  line: number | null,
): Correction | null {
  if (problem === 'number')
    return draft.number.trim() === '' ? null : { kind: 'set', label: 'Leave it blank', field, value: '' };
  if (problem === 'late') return { kind: 'set', label: 'Without GST', field: 'withoutGst', value: 'yes' };
  if (problem === 'rate') return { kind: 'set', label: 'Charge 18 %', field, value: '18' };
  const hsn = draft.lines.find((each) => each.row === line)?.hsn.trim() ?? '';
  // The list can have longer codes below it.
  return problem === 'hsn' && /^(?:\d{4}|\d{6})$/.test(hsn) ? { kind: 'longer-code', below: hsn } : null;
}

/** The last sentence says what to do with a document that is issued. */
function withoutRemedy(message: string): string {
  return message.replace(/ (?:Cancel|Credit) it\b.*$/, '');
}

/** Who mistyped a GSTIN means a registered buyer: all that the portal will miss is said at once, beside the warning of the GSTIN. */
function withMeantGstin(document: ReturnDocument): ReturnDocument {
  const { gstin, buyerAddress } = document;
  const typo = gstin === '' ? gstinTypo(buyerAddress) : null;
  if (typo === null) return document;
  const lines = buyerAddress.split('\n').filter((line) => gstinTypo(line) === null);
  return { ...document, gstin: typo, buyerAddress: lines.join('\n') };
}

function portalProblems(document: ReturnDocument, company: Company, draft: InvoiceDraft): Later {
  const buyer = buyerProblems(document).map((each) => ({ ...each, field: 'buyerAddress' }));
  const seller = sellerProblems(document, company).map((each) => ({ ...each, field: 'taxState' }));
  const number = numberProblems(document).map((each) => ({ ...each, field: 'number' }));
  // Its rates are those of the return.
  const rows = einvoiceCodeProblems(document).map((each) => ({
    ...each,
    field: `line ${rowOf(document, each.line)} hsn`,
  }));
  const all = [...number, ...(document.buyerAddress.trim() === '' ? [] : buyer), ...seller, ...rows];
  const isFinal = ({ remedy }: (typeof all)[number]) => remedy === 'reissue';
  return {
    problems: all.filter(isFinal).map(({ field, message, line }) => {
      const says = withoutRemedy(message).replace(/^Line \d+: /, '');
      const row = line === null ? null : rowOf(document, line);
      const problem = row !== null ? 'hsn' : field === 'number' ? 'number' : null;
      const correction = problem && correctionOf(problem, field, draft, row);
      return {
        field,
        message: row === null ? `e-Invoice: ${says}` : `Row ${row}: e-Invoice: ${says} ${remedies.hsn}`,
        ...(correction && { correction }),
      };
    }),
    warnings: all
      .filter((each) => !isFinal(each))
      .map(({ field, message }) => ({ field, message: `e-Invoice: ${message}` })),
  };
}

function rowOf({ lines }: ReturnDocument, line: number | null): number {
  return lines[(line ?? 1) - 1]?.row ?? 1;
}

/** From ₹ 10 crore the portal takes a document for so many days. */
function reportedTooLate(date: string, turnover: Company['turnover'], today: string): Problem[] {
  const window = reportWindow(date, turnover, today);
  if (!window || window.daysLeft >= 0) return [];
  const message = `e-Invoice: The portal took it until ${formatDate(window.until)}. Choose a later date`;
  return [{ field: 'date', message, correction: todayInstead(today) }];
}

function todayInstead(today: string): Correction {
  return { kind: 'set', label: 'Use today', field: 'date', value: today };
}

/** Null while state, tax type or date are missing. */
function typesOf(draft: InvoiceDraft): Types | null {
  const [taxState, taxType, date] = [draft.taxState.trim(), draft.taxType.trim(), dateOnly(draft.date.trim())];
  if (!isTaxState(taxState) || !isDate(date)) return null;
  return taxType === 'state' || taxType === 'central' ? { taxState: taxState as TaxState, taxType, date } : null;
}
