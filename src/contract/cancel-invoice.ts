import { z } from 'zod';
import { type CancelReason, cancelReasons, longestWhy } from '#domain/invoices/cancel-reason.ts';
import { type Call, text } from './call.ts';
import { stateText } from './fields/tax-state.ts';
import { paths } from './paths.ts';
import { refusal, refusals } from './refusals.ts';

/** '' when none was given. */
export const cancelReason = z.enum(['', ...cancelReasons.map(({ value }) => value)] as [
  '',
  ...CancelReason['reason'][],
]);

const cancelQuery = z.object({
  reason: cancelReason.default('').meta({ description: 'why; none given when absent' }),
  why: z
    .string()
    .max(longestWhy * 4)
    .default('')
    .meta({ description: `in words, at most ${longestWhy} characters; wanted with the reason "other"` }),
});

export const deleteInvoiceCall = {
  method: 'DELETE',
  path: paths.deleteInvoice,
  who: 'staff',
  summary:
    'Cancel a document: it leaves the list and the totals, keeps its row, number and first paper, and is served with CANCELLED across it',
  params: {
    type: 'tax, pro, credit or challan',
    state: stateText,
    refnum: 'the number, with %2F or a plain /',
  },
  query: cancelQuery,
  answers: {
    200: text('A sentence', { Reopened: 'the closed challan that is open again, because its goods are unbilled now' }),
    ...refusals(401, 404, 422),
    409: refusal(
      'A credit note, its IRN or its e-way bill prevents the cancellation; the message says what to do first.',
    ),
  },
} satisfies Call;
