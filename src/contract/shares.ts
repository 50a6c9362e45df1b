import { z } from 'zod';
import { customerLanguages } from '#domain/customers/customer.ts';
import { shareDays } from '#domain/shares/share.ts';
import { longestForWhom } from '#domain/shares/share-problems.ts';
import { type Call, json } from './call.ts';
import { taxState } from './fields/tax-state.ts';
import { paths } from './paths.ts';
import { refusals } from './refusals.ts';

const instant = z.string().meta({ description: 'ISO UTC' });
const id = z.string().max(100);
const day = z.string().max(10).meta({ description: 'YYYY-MM-DD' });

const statement = z.object({ customer: id, state: taxState, from: day, to: day });

/** What is shared: one of the three. */
export const sharedThing = {
  document: id.optional(),
  receipt: id.optional(),
  statement: statement.optional(),
};

const madeShare = z.object({
  id: z.string(),
  url: z.string().meta({ description: 'the link. It is told here only: the shop keeps its hash' }),
  expiresAt: instant,
});

export type MadeShareAnswer = z.infer<typeof madeShare>;

export const makeShareCall = {
  method: 'POST',
  path: paths.shareList,
  who: 'staff',
  summary: 'Make a link that opens one document, receipt or statement without a login',
  accepts: ['application/json'],
  body: z
    .object({
      ...sharedThing,
      days: z.literal(shareDays).default(90).meta({ description: 'how long it lives' }),
      for: z
        .string()
        .max(longestForWhom * 4)
        .default('')
        .meta({ description: 'who gets it; staff see it in the list' }),
    })
    .refine(
      (body) => [body.document, body.receipt, body.statement].filter((each) => each !== undefined).length === 1,
      'Name one document, one receipt or one statement.',
    ),
  answers: { 201: json('The link', madeShare), ...refusals(400, 401, 404, 409, 413, 415, 422, 503, 507) },
} satisfies Call;

const listedShare = z.object({
  id: z.string(),
  for: z.string(),
  language: z.enum(customerLanguages),
  statement: statement.omit({ customer: true }).nullable().meta({ description: 'its period; null for other kinds' }),
  madeAt: instant,
  madeBy: z.string(),
  expiresAt: instant,
  endedAt: instant.nullable().meta({ description: 'when staff ended it' }),
  endedBy: z.string(),
  live: z.boolean().meta({ description: 'neither ended nor lapsed' }),
  openings: z.int().meta({ description: 'how often the page was opened, without the previews of messengers' }),
  lastOpenedAt: instant.nullable(),
});

export type ListedShare = z.infer<typeof listedShare>;

export const shareListCall = {
  method: 'GET',
  path: paths.shareList,
  who: 'staff',
  summary: 'The links to a document or a receipt, or to the statements of a customer, newest first',
  query: z.object({
    of: id.meta({ description: 'the id of the document, the receipt or the customer' }),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    size: z.coerce.number().int().min(1).max(100).default(20),
  }),
  answers: {
    200: json('A page of them', z.array(listedShare), { 'X-Total-Count': 'how many there are' }),
    ...refusals(401, 422),
  },
} satisfies Call;

export const endShareCall = {
  method: 'DELETE',
  path: paths.share,
  who: 'staff',
  summary: 'End a link at once; to end it again changes nothing',
  params: { id: 'the link' },
  answers: { 200: json('The link as it is now', listedShare), ...refusals(401, 404) },
} satisfies Call;
