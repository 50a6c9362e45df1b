import { z } from 'zod';
import { paymentModes, settlementReasons, tdsKinds } from '#domain/receivables/voucher.ts';
import { voucherLimits } from '#domain/receivables/voucher-problems.ts';
import { type Call, json } from '../call.ts';
import { STATE_LENGTH, stateText } from '../fields/tax-state.ts';
import { paths } from '../paths.ts';
import { refusals } from '../refusals.ts';
import { allocationAnswer, voucherRecord } from './vouchers.ts';

/* Entering receipts, refunds and settlements, and paying from advances. */

/** The limits of texts and amounts are only documented here: the rules check them, so that a refusal has the form's words. */
export function typedText(longest: number) {
  return z.string().default('').meta({ maxLength: longest });
}

export const typedAmount = z.number().meta({ description: 'whole paise' });

export const typedDate = z.string().meta({ maxLength: 'YYYY-MM-DD'.length, description: 'YYYY-MM-DD' });

/** A tax invoice or an opening bill, by its id. */
const payLine = z.object({
  document: z.string().max(100).optional().meta({ description: 'the id of a tax invoice' }),
  opening: z.string().max(100).optional().meta({ description: 'instead: the id of an opening bill that is owed' }),
  amount: typedAmount,
});

export type PayLine = z.infer<typeof payLine>;

/** What brings money: a receipt, a credit note, a settlement, or an opening bill that is an advance. */
const sourceId = z.string().max(100);

const warning = z.object({ field: z.string(), message: z.string() });

const issuedVoucher = voucherRecord.extend({
  warnings: z.array(warning).meta({ description: 'such as cash of ₹ 2,00,000 or more on one day' }),
});

export type IssuedVoucher = z.infer<typeof issuedVoucher>;

const checkedVoucher = z.object({
  number: z.string().meta({ description: 'the number that it would get; another one may take it' }),
  warnings: z.array(warning),
});

export type CheckedVoucher = z.infer<typeof checkedVoucher>;

const preview = z.object({
  preview: z.enum(['1', '']).default('').meta({ description: '1: check only, and store nothing' }),
});

export const onceHeader = {
  'Idempotency-Key':
    'A UUID. The same key and body return the same again. Another body, or one that was cancelled since, gives 409.',
};

const modeField = z
  .string()
  .default('')
  .meta({ maxLength: 20, description: paymentModes.map(({ value }) => value).join(', ') });
const tdsKindField = z
  .string()
  .default('')
  .meta({ maxLength: 20, description: tdsKinds.map(({ value }) => value).join(', ') });

const common = {
  customer: z.string().max(100).default('').meta({ description: 'the id of the customer' }),
  taxState: z.string().max(STATE_LENGTH).default('').meta({ description: stateText }),
  date: typedDate.default(''),
  note: typedText(voucherLimits.note),
};
const payment = { mode: modeField, reference: typedText(voucherLimits.reference) };

/** Most lines of one voucher. */
const LINES = 500;

const issueAnswers = {
  200: json('With preview: its number, and the warnings', checkedVoucher),
  201: json('As it was issued', issuedVoucher),
  ...refusals(400, 401, 409, 413, 415, 422, 429, 503, 507),
};

export const issueReceiptCall = {
  method: 'POST',
  path: paths.receiptList,
  who: 'staff',
  summary:
    'Enter money that came; what its invoices do not take is an advance. Without allocations the oldest debts are paid first',
  accepts: ['application/json'],
  headers: onceHeader,
  query: preview,
  body: z.object({
    ...common,
    ...payment,
    amount: typedAmount,
    tds: typedAmount.default(0).meta({ description: 'held back, in paise; it counts as paid' }),
    tdsKind: tdsKindField,
    allocations: z
      .array(
        payLine.extend({ tds: typedAmount.default(0).meta({ description: 'how much of it was held back as TDS' }) }),
      )
      .max(LINES)
      .optional(),
  }),
  answers: issueAnswers,
} satisfies Call;

export const issueRefundCall = {
  method: 'POST',
  path: paths.refundList,
  who: 'staff',
  summary: 'Pay an advance back. Without allocations the oldest advances are paid back first',
  accepts: ['application/json'],
  headers: onceHeader,
  query: preview,
  body: z.object({
    ...common,
    ...payment,
    amount: typedAmount,
    allocations: z
      .array(z.object({ source: sourceId, amount: typedAmount }))
      .max(LINES)
      .optional()
      .meta({ description: 'which advances are paid back' }),
  }),
  answers: issueAnswers,
} satisfies Call;

export const issueSettlementCall = {
  method: 'POST',
  path: paths.settlementList,
  who: 'staff',
  summary: 'End debts without money: TDS told later, a discount, a bad debt, rounding, or a set-off against an advance',
  accepts: ['application/json'],
  headers: onceHeader,
  query: preview,
  body: z.object({
    ...common,
    reason: z
      .string()
      .default('')
      .meta({ maxLength: 20, description: settlementReasons.map(({ value }) => value).join(', ') }),
    tdsKind: tdsKindField,
    reference: typedText(voucherLimits.reference),
    allocations: z
      .array(payLine.extend({ source: sourceId.optional().meta({ description: 'of a set-off: the advance' }) }))
      .max(LINES)
      .default([]),
  }),
  answers: issueAnswers,
} satisfies Call;

export const useAdvanceCall = {
  method: 'POST',
  path: paths.useAdvance,
  who: 'staff',
  summary: 'Pay invoices of a customer from one of his advances; without money, and without a paper',
  accepts: ['application/json'],
  headers: onceHeader,
  body: z.object({
    source: sourceId.meta({ description: 'a receipt, credit note, settlement or opening bill with something left' }),
    allocations: z.array(payLine).min(1).max(LINES),
  }),
  answers: {
    201: json('What it pays now', z.object({ allocations: z.array(allocationAnswer) })),
    ...refusals(400, 401, 409, 413, 415, 422, 429, 503, 507),
  },
} satisfies Call;
