import { z } from 'zod';
import { paymentModes } from '#domain/receivables/voucher.ts';
import { day } from '../fields/day.ts';
import { taxStateOrAll } from '../fields/tax-state.ts';

/** What a list of receipts, refunds or settlements is filtered by. */
export const voucherFilter = z.object({
  state: taxStateOrAll,
  customer: z.string().max(100).default(''),
  mode: choiceOf(paymentModes).default(''),
  from: day,
  to: day,
  q: z.string().max(200).default('').meta({ description: 'beginnings of number, reference or name' }),
  cancelled: z.enum(['true', 'false']).default('true').meta({ description: 'false leaves cancelled ones out' }),
});

/** The values of a list of choices; '' is not one of them. */
export function choiceOf<const Value extends string>(list: readonly { value: Value }[]) {
  return z.enum(['', ...list.map(({ value }) => value)] as ['', ...Value[]]);
}
