import { z } from 'zod';
import { plots } from '#domain/figures/figures.ts';
import { besides } from '#domain/figures/period.ts';
import { waySteps } from '#domain/figures/way.ts';
import { type Call, json, workbook } from '../call.ts';
import { day } from '../fields/day.ts';
import { taxState, taxStateOrAll } from '../fields/tax-state.ts';
import { paths } from '../paths.ts';
import { ageingAnswer } from '../receivables/outstanding.ts';
import { refusals } from '../refusals.ts';

const paise = z.int().meta({ description: 'paise' });
const month = z.string().meta({ description: 'YYYY-MM; the first month of a year when the step is a year' });
const days = z.object({ from: z.string(), to: z.string() });
const reckoningSince = z
  .string()
  .nullable()
  .meta({ description: 'since this day the sums are being reckoned by a job' });
const net = z.int().meta({ description: 'paise, in the chosen value' });
const others = z.object({ count: z.int(), net });

const period = z.object({
  from: day.meta({ description: 'the first day; "" for the beginning of this financial year' }),
  to: day.meta({ description: 'the last day; "" for the end of the financial year in which the first day is' }),
  state: taxStateOrAll,
  value: z.enum(['taxable', 'gst']).default('taxable').meta({ description: 'taxable values, or with GST' }),
});

const filter = period.extend({
  beside: z.enum(besides).default('year').meta({ description: 'the year before, the period before, or nothing' }),
});

const page = {
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  size: z.coerce.number().int().min(1).max(100).default(50),
};

const answer = z.object({
  period: days,
  until: z.string().meta({ description: 'the last day with figures: today, or the end of the period' }),
  step: z.enum(['month', 'year']).meta({ description: 'of more than 36 months the years are told' }),
  beside: days.nullable().meta({ description: 'null when nothing was sold then' }),
  reckoningSince,
  documents: z.int().meta({ description: 'tax invoices and credit notes of the period' }),
  sales: z.array(
    z.object({ month, net: paise, gst: paise, beside: net.nullable().meta({ description: 'of the days beside' }) }),
  ),
  received: z.array(
    z.object({
      month,
      invoiced: paise.meta({ description: 'payable, with GST' }),
      amount: paise.meta({ description: 'receipts less refunds' }),
    }),
  ),
  owed: z.array(ageingAnswer.extend({ month })).meta({ description: 'at the end of the last twelve months' }),
  products: z.object({ rows: z.array(z.object({ name: z.string(), net })), others }),
  customers: z.object({
    rows: z.array(z.object({ id: z.string().meta({ description: '"": not in the book' }), name: z.string(), net })),
    others,
  }),
  way: z.array(z.object({ step: z.enum(waySteps), count: z.int(), medianHours: z.number().nullable() })),
  samples: z
    .object({ asked: z.int(), sent: z.int(), ordered: z.int() })
    .meta({ description: 'of these enquiries those for samples: how many came, were sent, and bought' }),
  sentences: z.array(
    z.object({
      plot: z.enum(plots),
      text: z.string(),
      says: z.boolean().meta({ description: 'whether it says more than a sum' }),
    }),
  ),
});

export type FiguresAnswer = z.infer<typeof answer>;

export const figuresCall = {
  method: 'GET',
  path: paths.figuresList,
  who: 'figures',
  mayBeRecent: true,
  summary: 'Sales, money, what is owed, products, customers and enquiries of a period, and a sentence about each',
  query: filter,
  answers: { 200: json('The figures', answer), ...refusals(401, 403, 422) },
} satisfies Call;

export const figuresWorkbookCall = {
  method: 'GET',
  path: paths.figuresWorkbook,
  who: 'figures',
  mayBeRecent: true,
  summary: 'The same as an Excel workbook with a sheet for each, with every product and customer',
  query: filter,
  answers: { 200: workbook('Six sheets'), ...refusals(401, 403, 422) },
} satisfies Call;

const mainAnswer = z.object({
  sentences: z.array(
    z.object({
      plot: z.enum(plots),
      text: z.string(),
      href: z.string().meta({ description: 'the screen that shows what is behind it' }),
    }),
  ),
  reckoningSince,
});

export type MainSentencesAnswer = z.infer<typeof mainAnswer>;

export const mainSentencesCall = {
  method: 'GET',
  path: paths.mainSentences,
  who: 'figures',
  summary: 'The three sentences of this financial year that matter most; those that say only a sum are left out',
  answers: { 200: json('Three at most', mainAnswer), ...refusals(401, 403) },
} satisfies Call;

const customerMonthsAnswer = z.object({
  months: z.array(z.object({ month: z.string().meta({ description: 'YYYY-MM' }), net: paise })).meta({
    description: 'the last twelve, this one too: tax invoices less credit notes, taxable values',
  }),
});

export type CustomerMonthsAnswer = z.infer<typeof customerMonthsAnswer>;

export const customerMonthsCall = {
  method: 'GET',
  path: paths.customerMonths,
  who: 'figures',
  summary: 'What a customer bought in each of the last twelve months',
  params: { id: 'the customer' },
  answers: { 200: json('The months', customerMonthsAnswer), ...refusals(401, 403, 404) },
} satisfies Call;

const instant = z.string().nullable().meta({ description: 'ISO UTC; null where it did not happen' });

const enquiriesAnswer = z.object({
  rows: z.array(
    z.object({
      id: z.string(),
      who: z.string().meta({ description: 'the name, else the address or number that was given' }),
      asked: z.string().meta({ description: 'ISO UTC' }),
      answered: instant,
      proForma: instant,
      invoiced: instant,
      invoice: z.string().nullable().meta({ description: 'the id of the first tax invoice' }),
      invoiceNumber: z.string().nullable(),
      paid: z.string().nullable().meta({ description: 'YYYY-MM-DD' }),
    }),
  ),
});

export type FiguresEnquiriesAnswer = z.infer<typeof enquiriesAnswer>;

export const figuresEnquiriesCall = {
  method: 'GET',
  path: paths.figuresEnquiries,
  who: 'figures',
  summary: 'The enquiries of a period that came as far as a step, newest first',
  query: period.pick({ from: true, to: true }).extend({ step: z.enum(waySteps).default('asked'), ...page }),
  answers: {
    200: json('A page of them', enquiriesAnswer, { 'X-Total-Count': 'how many there are on all pages' }),
    ...refusals(401, 403, 422),
  },
} satisfies Call;

const behindAnswer = z.object({
  rows: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['tax', 'credit']),
      taxState,
      number: z.string(),
      date: z.string(),
      buyer: z.string(),
      net,
    }),
  ),
  customer: z.string().meta({ description: 'the name of the customer that was asked for; else ""' }),
  total: net.meta({ description: 'of all pages, in the chosen value; the same as the figure' }),
});

export type FiguresBehindAnswer = z.infer<typeof behindAnswer>;

export const figuresBehindCall = {
  method: 'GET',
  path: paths.figuresBehind,
  who: 'figures',
  mayBeRecent: true,
  summary: 'The documents behind a figure, newest first, with what each adds to it',
  query: period.extend({
    product: z.string().max(200).optional().meta({ description: 'only the rows of this product' }),
    customer: z.string().max(100).optional().meta({ description: 'the id of a customer; "": not in the book' }),
    others: z.enum(['product', 'customer']).optional().meta({
      description: 'only what the figures of these days name no product, or no customer, of: their `others`',
    }),
    ...page,
  }),
  answers: {
    200: json('A page of them', behindAnswer, { 'X-Total-Count': 'how many there are on all pages' }),
    ...refusals(401, 403, 422),
  },
} satisfies Call;
