import { z } from 'zod';
import { longestCancelReason } from '#domain/receivables/cancel-voucher-problems.ts';
import {
  paymentModes,
  settlementReasons,
  tdsKinds,
  type VoucherKind,
  voucherKinds,
} from '#domain/receivables/voucher.ts';
import { type Answer, type Call, json, workbook } from '../call.ts';
import { taxState } from '../fields/tax-state.ts';
import { paths } from '../paths.ts';
import { refusal, refusals } from '../refusals.ts';
import { choiceOf, voucherFilter } from './voucher-filter.ts';

/* Receipts, refunds and settlements: one shape, because one page shows all three. */

const paise = z.int().meta({ description: 'paise' });
const date = z.string().meta({ description: 'YYYY-MM-DD' });
const instant = z.string().meta({ description: 'ISO UTC' });
const customer = z.object({ id: z.string(), name: z.string() });

const voucherAnswer = z.object({
  id: z.string().meta({ description: 'a UUID; its page is /receipts/{id}' }),
  kind: z.enum(voucherKinds),
  number: z.string(),
  taxState,
  customer,
  date,
  amount: paise.meta({ description: 'the money, without TDS, in paise; of a settlement what it settles' }),
  tds: paise.meta({ description: 'held back from a receipt; it counts as paid' }),
  tdsKind: choiceOf(tdsKinds).meta({ description: 'of a receipt with TDS, and of a settlement of TDS' }),
  mode: choiceOf(paymentModes).meta({ description: '"" for a settlement' }),
  reference: z.string(),
  reason: choiceOf(settlementReasons).meta({ description: 'of a settlement; else ""' }),
  note: z.string(),
  open: paise.meta({ description: 'what is left of it, an advance, in paise' }),
  issuedAt: instant,
  issuedBy: z.string(),
  specimen: z.boolean(),
  cancelled: z.object({ at: instant, by: z.string(), reason: z.string() }).nullable(),
});

export type ListedVoucher = z.infer<typeof voucherAnswer>;

const end = z.object({
  id: z.string(),
  kind: z.enum(['invoice', 'note', 'opening', 'receipt', 'refund', 'settlement']),
  number: z.string(),
  date,
  amount: paise,
});

export const allocationAnswer = z.object({
  source: end.meta({ description: 'what brings the money' }),
  debt: end.meta({ description: 'what takes it' }),
  amount: paise.meta({ description: 'TDS included, in paise' }),
  tds: paise,
  date,
  voucher: z.string().nullable().meta({ description: 'the receipt, refund or settlement that made it' }),
  endedOn: date.nullable().meta({ description: 'the day on which it ended; null while it counts' }),
});

export const voucherRecord = voucherAnswer.extend({
  party: z.string().meta({ description: 'the billing address at the issue, as its paper prints it' }),
  partyGstin: z.string(),
  allocations: z.array(allocationAnswer).meta({ description: 'oldest first, ended ones too' }),
  lines: z
    .array(z.object({ item: end, before: paise, paid: paise }))
    .meta({ description: 'what its paper prints: at the issue `before` was owed of a debt, or left of an advance' }),
});

export type VoucherRecord = z.infer<typeof voucherRecord>;

const listQuery = voucherFilter.extend({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  size: z.coerce.number().int().min(1).max(100).default(50),
});

const sums = z.object({
  mode: choiceOf(paymentModes),
  count: z.int(),
  amount: paise,
  tds: paise,
});

const listAnswer = z.object({
  vouchers: z.array(voucherAnswer),
  sums: z.array(sums).meta({ description: 'of the whole filter by mode; what is cancelled is left out' }),
});

export type VoucherList = z.infer<typeof listAnswer>;

const listed: Record<number, Answer> = {
  200: json('A page of them', listAnswer, { 'X-Total-Count': 'how many match' }),
  ...refusals(401, 422),
};

/** The calls that are alike for the three kinds. */
function callsOf<
  Kind extends VoucherKind,
  List extends string,
  Workbook extends string,
  One extends string,
  File extends string,
>(kind: Kind, place: { list: List; workbook: Workbook; one: One; file: File }) {
  const params = { id: `the id of the ${kind}` };
  return {
    list: {
      method: 'GET',
      path: place.list,
      who: 'staff',
      summary: `The ${kind}s, newest first`,
      query: listQuery,
      answers: listed,
    },
    workbook: {
      method: 'GET',
      path: place.workbook,
      who: 'staff',
      summary: `The ${kind}s as an Excel workbook, the oldest first`,
      query: voucherFilter,
      answers: { 200: workbook(`One row per ${kind}`), ...refusals(401, 422) },
    },
    one: {
      method: 'GET',
      path: place.one,
      who: 'staff',
      summary:
        kind === 'receipt'
          ? 'A receipt with what it pays; a refund or settlement as well, because its page is the same'
          : `A ${kind} with what it pays`,
      params,
      answers: { 200: json(`The ${kind}`, voucherRecord), ...refusals(401, 404) },
    },
    file: {
      method: 'GET',
      path: place.file,
      who: 'staff',
      summary: `The PDF of a ${kind}, always the same bytes. A cancelled one says CANCELLED`,
      params,
      answers: { 200: paperAnswer, ...refusals(401, 404, 429, 503) },
    },
    cancel: {
      method: 'DELETE',
      path: place.one,
      who: 'staff',
      summary: `Cancel a ${kind}: it keeps its number, and what it paid is open again`,
      params,
      query: z.object({
        reason: z
          .string()
          .max(longestCancelReason * 4)
          .default('')
          .meta({ description: `why, at most ${longestCancelReason} characters` }),
      }),
      answers: {
        200: json(`The ${kind} as it is now`, voucherRecord),
        ...refusals(401, 404, 422),
        409: refusal('It is cancelled already.'),
      },
    },
  } as const satisfies Record<string, Call>;
}

/** A PDF with an address that a browser tab can open. */
export const paperAnswer: Answer = {
  description: 'The PDF',
  type: 'application/pdf',
  headers: { 'Document-URL': 'opens the same PDF without a token for ten minutes' },
};

export const receiptCalls = callsOf('receipt', {
  list: paths.receiptList,
  workbook: paths.receiptWorkbook,
  one: paths.receipt,
  file: paths.receiptFile,
});
export const refundCalls = callsOf('refund', {
  list: paths.refundList,
  workbook: paths.refundWorkbook,
  one: paths.refund,
  file: paths.refundFile,
});
export const settlementCalls = callsOf('settlement', {
  list: paths.settlementList,
  workbook: paths.settlementWorkbook,
  one: paths.settlement,
  file: paths.settlementFile,
});
