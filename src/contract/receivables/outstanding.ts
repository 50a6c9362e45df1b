import { z } from 'zod';
import { ageBoxes } from '#domain/receivables/ageing.ts';
import { outstandingChoices } from '#domain/receivables/outstanding-row.ts';
import { type Call, json, workbook } from '../call.ts';
import { day } from '../fields/day.ts';
import { taxState, taxStateOrAll } from '../fields/tax-state.ts';
import { paths } from '../paths.ts';
import { refusals } from '../refusals.ts';
import { returnParams } from '../returns/returns.ts';

const paise = z.int().meta({ description: 'paise' });
const date = z.string().meta({ description: 'YYYY-MM-DD' });
const asOf = day.meta({ description: 'the end of this day; "" for today' });

/** What is owed, by the days past the due date. */
export const ageingAnswer = z.object({
  notDue: paise,
  upTo30: paise.meta({ description: '1 to 30 days past the due date, in paise' }),
  upTo60: paise,
  upTo90: paise,
  over90: paise,
});

const figures = ageingAnswer.extend({
  advance: paise.meta({ description: 'below zero: what was paid and is not used yet' }),
  owed: paise.meta({ description: 'the boxes and the advance together' }),
});

const outstandingRow = figures.extend({
  customer: z.string().nullable().meta({ description: 'null: the invoices of buyers who are not in the book' }),
  name: z.string(),
  oldestDue: z.string().meta({ description: 'YYYY-MM-DD; "" when nothing is overdue' }),
});

const outstandingSums = z.object({
  sums: figures.meta({ description: 'of all rows that match, not of this page' }),
  counts: z.record(z.enum(outstandingChoices), z.int()).meta({ description: 'how many rows each `which` has' }),
  strangers: z.array(z.enum(outstandingChoices)).meta({
    description: 'each `which` that has the row of the buyers who are not in the book: it is no customer',
  }),
  owing: paise.meta({ description: 'what those owe together who owe something, in paise' }),
  overdue: paise.meta({ description: 'what is past its due date, in paise' }),
});

/** Without the sums for totals=without. */
const outstandingAnswer = z.object({ asOf: date, rows: z.array(outstandingRow), ...outstandingSums.partial().shape });

export type OutstandingRowAnswer = z.infer<typeof outstandingRow>;
export type OutstandingSumsAnswer = z.infer<typeof outstandingSums>;
export type OutstandingAnswer = z.infer<typeof outstandingAnswer>;

const filter = z.object({
  state: taxStateOrAll,
  asOf,
  q: z.string().max(200).default('').meta({ description: 'words that begin words of the name' }),
  which: z.enum(outstandingChoices).default('all'),
});

export const outstandingCall = {
  method: 'GET',
  path: paths.outstandingList,
  who: 'staff',
  mayBeRecent: true,
  summary: 'What each customer owes at the end of a day, by age, less his advances; most owed first',
  query: filter.extend({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    size: z.coerce.number().int().min(1).max(100).default(50),
    totals: z.enum(['with', 'without', 'only']).default('with').meta({
      description: 'the rows without waiting for sums and counts, or these alone and no rows',
    }),
  }),
  answers: {
    200: json('A page of it', outstandingAnswer, { 'X-Total-Count': 'how many rows match, unless totals=without' }),
    ...refusals(401, 422, 503),
  },
} satisfies Call;

const openItem = z.object({
  id: z.string().meta({ description: 'of the document, the voucher or the opening bill' }),
  kind: z.enum(['invoice', 'note', 'opening', 'receipt', 'refund', 'settlement']),
  taxState,
  number: z.string(),
  buyer: z.string().meta({ description: 'of a document whose buyer is not in the book; else ""' }),
  date,
  due: z.string().meta({ description: 'YYYY-MM-DD; "" for an advance' }),
  amount: paise,
  open: paise.meta({ description: 'what is owed of it; of an advance, below zero, what is not used' }),
});

export type OpenItemAnswer = z.infer<typeof openItem>;

export const openItemsCall = {
  method: 'GET',
  path: paths.openItems,
  who: 'staff',
  summary: 'What a row of the outstanding list consists of: open invoices and bills by their due date, then advances',
  query: z.object({
    customer: z.string().max(100).default('').meta({ description: '"": buyers who are not in the book' }),
    box: z
      .enum([...ageBoxes, 'advance', ''])
      .default('')
      .meta({ description: 'of which figure of the row; "" for all' }),
    state: taxStateOrAll,
    asOf,
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    size: z.coerce.number().int().min(1).max(100).default(50),
  }),
  answers: {
    200: json('A page of them', z.array(openItem), { 'X-Total-Count': 'how many there are' }),
    ...refusals(401, 422, 503),
  },
} satisfies Call;

export const outstandingCsvCall = {
  method: 'GET',
  path: paths.outstandingCsv,
  who: 'staff',
  mayBeRecent: true,
  summary: 'The outstanding list as CSV',
  query: filter,
  answers: {
    200: { description: 'One line per customer, safe from formula injection', type: 'text/csv' },
    ...refusals(401, 422, 503),
  },
} satisfies Call;

export const outstandingWorkbookCall = {
  method: 'GET',
  path: paths.outstandingWorkbook,
  who: 'staff',
  mayBeRecent: true,
  summary: 'The outstanding list as an Excel workbook',
  query: filter,
  answers: {
    200: workbook('One row per customer'),
    ...refusals(401, 422, 503),
  },
} satisfies Call;

const mark = z.enum(['goods', 'service']);

const unusedAdvance = z.object({
  id: z.string().meta({ description: 'of the document, the voucher or the opening bill' }),
  kind: openItem.shape.kind,
  number: z.string(),
  date,
  customer: z.string().nullable().meta({ description: 'null: of a buyer who is not in the book' }),
  name: z.string(),
  place: z.string().meta({ description: 'the place of supply: the code of the customer’s state; "" unknown' }),
  amount: paise,
  left: paise.meta({ description: 'what was not used at the end of that day' }),
  takesMark: z.boolean().meta({ description: 'whether it is money that came before the supply' }),
  mark: z.enum(['goods', 'service', '']).meta({ description: 'what it is for, as staff said; "" not said' }),
  declaredIn: z.string().meta({ description: 'the earlier period whose table 11A has it; "" of this one' }),
  used: paise.meta({ description: 'what was used, paid back or cancelled of an earlier one: table 11B takes it' }),
});

const advancesAnswer = z.object({
  asOf: date,
  rows: z.array(unusedAdvance),
  unmarked: z.int().meta({ description: 'how many could be marked and are not' }),
  service: paise.meta({ description: 'what is left of the advances for services of this period: table 11A takes it' }),
  adjusted: paise.meta({ description: 'what was used of earlier advances for services: table 11B takes it' }),
});

export type UnusedAdvanceAnswer = z.infer<typeof unusedAdvance>;
export type AdvancesAnswer = z.infer<typeof advancesAnswer>;

export const advancesCall = {
  method: 'GET',
  path: paths.returnAdvances,
  who: 'staff',
  summary: 'Advances that are not used at the end of a period, oldest first, with their place of supply',
  params: returnParams,
  query: z.object({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    size: z.coerce.number().int().min(1).max(100).default(50),
  }),
  answers: {
    200: json('A page of them; of a period that has not ended, today', advancesAnswer, {
      'X-Total-Count': 'how many there are',
    }),
    ...refusals(401, 404, 422, 503),
  },
} satisfies Call;

export const markAdvanceCall = {
  method: 'POST',
  path: paths.advanceMark,
  who: 'staff',
  summary: 'Say whether an advance is for goods or for a service',
  params: { id: 'of a receipt, or of an opening bill that is an advance' },
  accepts: ['application/json'],
  body: z.object({ mark }),
  answers: { 200: json('What counts now', z.object({ mark })), ...refusals(400, 401, 404, 413, 415, 422) },
} satisfies Call;
