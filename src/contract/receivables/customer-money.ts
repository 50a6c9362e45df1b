import { z } from 'zod';
import { voucherLimits } from '#domain/receivables/voucher-problems.ts';
import { type Call, json } from '../call.ts';
import { day } from '../fields/day.ts';
import { STATE_LENGTH, stateText, taxState } from '../fields/tax-state.ts';
import { paths } from '../paths.ts';
import { refusal, refusals } from '../refusals.ts';
import { onceHeader, typedAmount, typedDate, typedText } from './receivables.ts';
import { paperAnswer } from './vouchers.ts';

const paise = z.int().meta({ description: 'paise' });
const date = z.string().meta({ description: 'YYYY-MM-DD' });
const instant = z.string().meta({ description: 'ISO UTC' });
const id = { id: 'the customer' };

const openDebt = z.object({
  id: z.string(),
  kind: z.enum(['invoice', 'opening', 'refund']).meta({
    description: 'refund: one that was paid out of a receipt that was cancelled since',
  }),
  number: z.string(),
  date,
  due: date,
  amount: paise,
  owed: paise,
});

const openAdvance = z.object({
  id: z.string(),
  kind: z.enum(['receipt', 'note', 'opening', 'settlement']).meta({ description: 'note: a credit note' }),
  number: z.string(),
  date,
  amount: paise,
  left: paise,
});

const moneyAnswer = z.object({
  debts: z.array(openDebt).meta({ description: 'by due date: the order in which a receipt pays them' }),
  advances: z.array(openAdvance).meta({ description: 'by date' }),
});

export type CustomerMoney = z.infer<typeof moneyAnswer>;

export const customerMoneyCall = {
  method: 'GET',
  path: paths.customerMoney,
  who: 'staff',
  summary: 'What a customer owes to a registration, and what is left of his advances',
  params: id,
  query: z.object({ state: taxState }),
  answers: { 200: json('Today', moneyAnswer), ...refusals(401, 404, 422) },
} satisfies Call;

const openingFields = {
  reference: typedText(voucherLimits.reference).meta({
    maxLength: voucherLimits.reference,
    description: 'the number of the old bill',
  }),
  date: typedDate.default(''),
  due: typedDate.default('').meta({
    maxLength: 'YYYY-MM-DD'.length,
    description: 'YYYY-MM-DD; blank: the date and the credit days of the customer; not used for side cr',
  }),
  amount: typedAmount,
  note: typedText(voucherLimits.note),
};

const openingAnswer = z.object({
  id: z.string(),
  version: z.int().meta({ description: 'a change names the version that it was made from' }),
  customer: z.string(),
  taxState,
  side: z.enum(['dr', 'cr']).meta({ description: 'dr: he owed it; cr: he had paid it in advance' }),
  reference: z.string(),
  date,
  due: date,
  amount: paise,
  note: z.string(),
  open: paise.meta({ description: 'what is still owed, or left of the advance, in paise' }),
  addedAt: instant,
  addedBy: z.string(),
  endedAt: instant.nullable().meta({ description: 'null while it stands' }),
});

export type OpeningBillAnswer = z.infer<typeof openingAnswer>;

export const openingsCall = {
  method: 'GET',
  path: paths.customerOpenings,
  who: 'staff',
  summary: 'What a customer owed, or had paid in advance, when this book of money began',
  params: id,
  answers: { 200: json('By date', z.array(openingAnswer)), ...refusals(401, 404) },
} satisfies Call;

export const addOpeningCall = {
  method: 'POST',
  path: paths.customerOpenings,
  who: 'staff',
  summary: 'Add an opening bill',
  params: id,
  accepts: ['application/json'],
  headers: onceHeader,
  body: z.object({
    taxState: z.string().max(STATE_LENGTH).default('').meta({ description: stateText }),
    side: z.string().max(20).default('').meta({ description: 'dr or cr' }),
    ...openingFields,
  }),
  answers: { 201: json('The bill', openingAnswer), ...refusals(400, 401, 404, 409, 413, 415, 422) },
} satisfies Call;

const openingId = { id: 'the opening bill' };
const gone = refusal('Somebody has changed or removed it meanwhile; the message says what to do.');

export const changeOpeningCall = {
  method: 'POST',
  path: paths.opening,
  who: 'staff',
  summary: 'Change an opening bill; never below what is paid of it',
  params: openingId,
  accepts: ['application/json'],
  body: z.object({ version: z.int().min(1), ...openingFields }),
  answers: {
    200: json('The bill as it is now', openingAnswer),
    ...refusals(400, 401, 404, 413, 415, 422),
    409: gone,
  },
} satisfies Call;

export const endOpeningCall = {
  method: 'DELETE',
  path: paths.opening,
  who: 'staff',
  summary: 'Remove an opening bill from the account; what paid it is an advance again',
  params: openingId,
  query: z.object({ version: z.coerce.number().int().min(1) }),
  answers: { 200: json('The bill as it was', openingAnswer), ...refusals(401, 404, 422), 409: gone },
} satisfies Call;

const statementQuery = z.object({
  state: taxState,
  from: day.meta({ description: 'blank: the first day of this financial year' }),
  to: day.meta({ description: 'blank: today' }),
});

const statementLine = z.object({
  date,
  id: z.string(),
  kind: z.enum(['invoice', 'note', 'opening', 'receipt', 'tds', 'refund', 'settlement']),
  cancelled: z.boolean().meta({ description: 'it takes back a receipt, refund or settlement that was cancelled' }),
  number: z.string(),
  what: z.string().meta({ description: 'in words, as the paper says it' }),
  note: z.string(),
  due: date.meta({ description: 'of a debt; else ""' }),
  debit: paise,
  credit: paise,
  balance: paise.meta({ description: 'after this line: above zero he owes it (Dr), below it is his (Cr)' }),
});

const statementAnswer = z.object({
  from: date,
  to: date,
  opening: paise.meta({ description: 'the balance before `from`, in paise' }),
  lines: z.array(statementLine),
  debit: paise,
  credit: paise,
  closing: paise,
  open: z.array(openDebt.extend({ daysOver: z.int() })).meta({ description: 'what is owed on `to`' }),
  advances: z.array(openAdvance),
  ageing: z.object({ notDue: paise, upTo30: paise, upTo60: paise, upTo90: paise, over90: paise }),
  overdue: paise,
});

export type StatementAnswer = z.infer<typeof statementAnswer>;

export const statementCall = {
  method: 'GET',
  path: paths.statement,
  who: 'staff',
  mayBeRecent: true,
  summary: 'The statement of account of a customer with a registration',
  params: id,
  query: statementQuery,
  answers: { 200: json('The statement', statementAnswer), ...refusals(401, 404, 422) },
} satisfies Call;

export const statementFileCall = {
  method: 'GET',
  path: paths.statementFile,
  who: 'staff',
  summary: 'The same as a PDF, drawn now',
  params: id,
  query: statementQuery,
  answers: { 200: paperAnswer, ...refusals(401, 404, 409, 422, 503) },
} satisfies Call;
