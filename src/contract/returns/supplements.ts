import { z } from 'zod';
import { longestReturnText } from '#domain/returns/supplement-problems.ts';
import { type Call, json } from '../call.ts';
import { paths } from '../paths.ts';
import { refusal, refusals } from '../refusals.ts';

/* What staff add to a document after its issue, because its return needs it. */

const instant = z.string().meta({ description: 'ISO UTC' });
const period = z.string().meta({ description: '2026-10 or 2026-Q3' });

const supplementFacts = z.object({
  place: z.string().max(2).optional().meta({ description: 'the code of the place of supply' }),
  gstin: z.string().max(20).optional().meta({ description: 'of the buyer; "": he is not registered' }),
  pin: z.string().max(10).optional().meta({ description: 'of the buyer' }),
  placeName: z
    .string()
    .max(longestReturnText * 4)
    .optional()
    .meta({ description: 'the town of the buyer' }),
  original: z
    .object({
      number: z.string().max(30),
      date: z.string().max(10).meta({ description: 'YYYY-MM-DD' }),
      gstin: z.string().max(20).default('').meta({ description: '"": the buyer is not registered' }),
      place: z.string().max(2).default(''),
      value: z.int().min(0).nullable().default(null).meta({ description: 'with tax, in paise' }),
    })
    .optional()
    .meta({ description: 'of a credit note: the invoice of another shop or of before' }),
  port: z.string().max(10).optional().meta({ description: 'of an export: the customs’ code of the port, INNSA1' }),
  shippingBill: z.string().max(10).optional().meta({ description: 'of an export: its number' }),
  shippingBillDate: z.string().max(10).optional().meta({ description: 'YYYY-MM-DD' }),
});

const supplementsAnswer = z.object({
  place: z.string().meta({ description: 'what counts now: the code of the place of supply; "" unknown' }),
  gstin: z.string().meta({ description: 'what counts now; "" unregistered' }),
  reportedIn: period.nullable().meta({ description: 'the filed period that reported it; nothing can be added then' }),
  supplements: z
    .array(z.object({ facts: supplementFacts, reason: z.string(), at: instant, by: z.string() }))
    .meta({ description: 'what was added, newest first; each has all that counted then' }),
});

export type SupplementsAnswer = z.infer<typeof supplementsAnswer>;

const id = { id: 'the id of a tax invoice or a credit note' };

export const supplementsCall = {
  method: 'GET',
  path: paths.documentSupplement,
  who: 'staff',
  summary: 'What the returns take for a document, and what was added to it',
  params: id,
  answers: { 200: json('Its facts', supplementsAnswer), ...refusals(401, 404) },
} satisfies Call;

export const addSupplementCall = {
  method: 'POST',
  path: paths.documentSupplement,
  who: 'staff',
  summary: 'Add what the text of a document does not show and its return needs; the paper stays as it was',
  params: id,
  accepts: ['application/json'],
  body: z.object({ ...supplementFacts.shape, reason: z.string().max(longestReturnText * 4) }),
  answers: {
    200: json('Its facts as they are now', supplementsAnswer),
    ...refusals(400, 401, 404, 413, 415, 422),
    409: refusal('A filed return has reported it, or it is cancelled; the message says what to do.'),
  },
} satisfies Call;
