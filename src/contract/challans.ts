import { z } from 'zod';
import { longestRemark } from '#domain/challans/came-back-problems.ts';
import { type Call, json } from './call.ts';
import { documentRecord } from './documents.ts';
import { taxState } from './fields/tax-state.ts';
import { paths } from './paths.ts';
import { refusal, refusals } from './refusals.ts';

const id = { id: 'the id of the challan' };
const paise = z.int().meta({ description: 'paise' });
const day = z.string().meta({ description: 'YYYY-MM-DD' });
const thousandths = z.int().meta({ description: 'thousandths' });

export const cameBackCall = {
  method: 'POST',
  path: paths.documentCameBack,
  who: 'staff',
  summary: 'Note what came back of a delivery challan, by row; as often as goods come',
  params: id,
  accepts: ['application/json'],
  body: z.object({
    date: z.string().max(10).meta({ description: 'YYYY-MM-DD' }),
    remark: z
      .string()
      .max(longestRemark * 4)
      .default(''),
    rows: z
      .array(
        z.object({
          row: z.int().min(1),
          quantity: z.string().max(100).meta({ description: 'as typed: 12.5; blank for nothing' }),
          left: thousandths.optional().meta({
            description:
              'what the screen showed as left: with another amount it is refused, so that nothing is noted twice',
          }),
        }),
      )
      .max(1000),
  }),
  answers: {
    200: json('The document as it is now', documentRecord),
    ...refusals(400, 401, 404, 413, 415, 422),
    409: refusal('More than is left, cancelled, closed, or changed since; the message says which.'),
  },
} satisfies Call;

export const takeBackReturnCall = {
  method: 'DELETE',
  path: paths.documentReturn,
  who: 'staff',
  summary: 'Take back what was noted as come back, by the audit line of the entry',
  params: { ...id, line: 'the audit line of the entry' },
  answers: {
    200: json('The document as it is now', documentRecord),
    ...refusals(401, 404),
    409: refusal('It was taken back already, or the challan is cancelled or closed.'),
  },
} satisfies Call;

const openChallan = z.object({
  id: z.string(),
  refnum: z.string(),
  taxState: taxState,
  date: day,
  buyerName: z.string(),
  purpose: z.string(),
  purposeText: z.string(),
  lastDay: day.nullable().meta({ description: 'by law: six months on approval, a year for job work; null elsewhere' }),
  days: z.int().nullable().meta({ description: 'to the last day; below zero when it is over' }),
  warning: z.enum(['soon', 'over']).nullable(),
  value: paise.meta({ description: 'of what is left' }),
  left: z.array(z.object({ product: z.string(), unit: z.string(), quantity: thousandths, left: thousandths })),
});

const openChallans = z.object({
  count: z.int(),
  value: paise,
  warned: z.int().meta({ description: 'whose last day is near or over' }),
  over: z.int().meta({ description: 'whose last day is over' }),
  rows: z.array(openChallan).meta({ description: 'a page: those whose last day is nearest first' }),
});

export type OpenChallans = z.infer<typeof openChallans>;

export const openChallansCall = {
  method: 'GET',
  path: paths.openChallans,
  who: 'staff',
  summary: 'The delivery challans of which something is left, with what is left',
  query: z.object({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    size: z.coerce.number().int().min(1).max(100).default(20),
  }),
  answers: { 200: json('The open challans', openChallans), ...refusals(401, 422) },
} satisfies Call;
