import { z } from 'zod';
import { dayBookKinds } from '#domain/receivables/day-book-entry.ts';
import { type Call, json, workbook } from '../call.ts';
import { day } from '../fields/day.ts';
import { taxState, taxStateOrAll } from '../fields/tax-state.ts';
import { paths } from '../paths.ts';
import { refusals } from '../refusals.ts';

const filter = z.object({
  kind: z
    .enum([...dayBookKinds, ''])
    .default('')
    .meta({ description: '"" for all of them' }),
  state: taxStateOrAll,
  from: day,
  to: day,
  q: z.string().max(200).default('').meta({ description: 'beginnings of number, reference or name' }),
  customer: z.string().max(100).default('').meta({ description: 'the id of a customer; "" for all' }),
  cancelled: z.enum(['true', 'false']).default('true').meta({ description: 'false leaves cancelled ones out' }),
});

const answer = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(dayBookKinds),
      taxState,
      number: z.string(),
      date: z.string(),
      party: z.string().meta({ description: 'the buyer of a document, the customer of a voucher' }),
      amount: z.int().meta({ description: 'paise; of a receipt with what was held back as tax' }),
      cancelled: z.boolean(),
    }),
  ),
  sums: z
    .array(
      z.object({
        kind: z.enum(dayBookKinds),
        count: z.int().meta({ description: 'cancelled ones too' }),
        amount: z.int().meta({ description: 'paise, without cancelled ones; may pass 2^53' }),
      }),
    )
    .meta({ description: 'of all pages' }),
});

export type DayBookAnswer = z.infer<typeof answer>;

export const dayBookCall = {
  method: 'GET',
  path: paths.dayBook,
  who: 'staff',
  mayBeRecent: true,
  summary: 'Tax invoices, credit notes, receipts, refunds and settlements in one list, newest day first',
  query: filter.extend({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    size: z.coerce.number().int().min(1).max(100).default(50),
  }),
  answers: {
    200: json('The asked page', answer, { 'X-Total-Count': 'how many there are on all pages' }),
    ...refusals(401, 422),
  },
} satisfies Call;

export const dayBookWorkbookCall = {
  method: 'GET',
  path: paths.dayBookWorkbook,
  who: 'staff',
  mayBeRecent: true,
  summary: 'The same as an Excel workbook, oldest day first',
  query: filter,
  answers: { 200: workbook('One row per voucher'), ...refusals(401, 422) },
} satisfies Call;
