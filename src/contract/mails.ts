import { z } from 'zod';
import { customerLanguages } from '#domain/customers/customer.ts';
import { mailStates } from '#domain/mails/mail.ts';
import { mailLimits } from '#domain/mails/mail-problems.ts';
import { shareDays } from '#domain/shares/share.ts';
import { type Call, json } from './call.ts';
import { day } from './fields/day.ts';
import { taxState } from './fields/tax-state.ts';
import { paths } from './paths.ts';
import { refusals } from './refusals.ts';
import { sharedThing } from './shares.ts';

const instant = z.string().meta({ description: 'ISO UTC' });
const language = z.enum(customerLanguages);

export const mailAnswer = z.object({
  id: z.string(),
  ...sharedThing,
  name: z.string().meta({ description: 'the number of the document or receipt, or the name of the customer' }),
  to: z.string(),
  subject: z.string(),
  state: z.enum(mailStates).meta({
    description: 'unknown: it may have arrived, and only a person sends it again; failed: it is not tried again',
  }),
  tries: z.int().meta({ description: 'since staff last asked for it' }),
  error: z.string().meta({ description: 'why the last try failed; ""' }),
  nextTryAt: instant.nullable().meta({ description: 'null unless it waits' }),
  share: z.string().nullable().meta({ description: 'the link that it brings; null before it is sent' }),
  askedAt: instant,
  askedBy: z.string(),
  sentAt: instant.nullable(),
  withPaper: z.boolean().meta({ description: 'of a sent one: the PDF was attached' }),
});

export type MailAnswer = z.infer<typeof mailAnswer>;

/** The limit is only documented here: `mailProblems` checks it, so that the refusal has words. */
function typed(field: keyof typeof mailLimits) {
  return z.string().meta({ maxLength: mailLimits[field] });
}

export const askMailCall = {
  method: 'POST',
  path: paths.mailList,
  who: 'staff',
  summary:
    'Mail a document, receipt or statement to a customer: the link, and its PDF where the mail service takes files',
  accepts: ['application/json'],
  headers: { 'Idempotency-Key': 'A UUID. The same key and body ask for one mail. Another body gives 409.' },
  body: z
    .object({
      ...sharedThing,
      to: typed('to').meta({ description: 'one address' }),
      subject: typed('subject'),
      words: typed('words')
        .default('')
        .meta({ description: 'the link stands where they have [link], else below them' }),
      language: language.default('en').meta({ description: 'of the sentences around the link' }),
      days: z.literal(shareDays).default(90).meta({ description: 'how long the link lives' }),
    })
    .refine(
      (body) => [body.document, body.receipt, body.statement].filter((each) => each !== undefined).length === 1,
      'Name one document, one receipt or one statement.',
    ),
  answers: {
    202: json('The mail, which is sent within a minute', mailAnswer),
    ...refusals(400, 401, 404, 409, 413, 415, 422, 429, 503, 507),
  },
} satisfies Call;

export const mailListCall = {
  method: 'GET',
  path: paths.mailList,
  who: 'staff',
  summary: 'The mails about one thing, newest first; or without `of` those that need a person: failed and unknown ones',
  query: z.object({
    of: z.string().max(100).default('').meta({ description: 'the id of the document, the receipt or the customer' }),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    size: z.coerce.number().int().min(1).max(100).default(20),
  }),
  answers: {
    200: json('A page of them', z.array(mailAnswer), { 'X-Total-Count': 'without `of`: how many need a person' }),
    ...refusals(401, 422),
  },
} satisfies Call;

export const retryMailCall = {
  method: 'POST',
  path: paths.mailRetry,
  who: 'staff',
  summary: 'Try a mail again now: a failed, unknown or waiting one',
  params: { id: 'the mail' },
  answers: { 202: json('The mail as it is now', mailAnswer), ...refusals(401, 404, 409, 429) },
} satisfies Call;

const letter = z.object({
  message: z.string().meta({ description: 'for WhatsApp; [link] and [until] stand for the link and its last day' }),
  subject: z.string(),
  words: z.string(),
});

const lettersAnswer = z.object({
  name: z.string(),
  fileName: z.string(),
  language: language.meta({ description: 'of the customer' }),
  phone: z.string().meta({ description: 'of the customer; "" when it is not known' }),
  email: z.string(),
  mail: z
    .enum(['pdf-and-link', 'link', 'nobody'])
    .meta({ description: 'what a mail brings; nobody: no mail to customers is set up' }),
  letters: z.object({ en: letter, hi: letter, or: letter }),
});

export type Letters = z.infer<typeof lettersAnswer>;

export const lettersCall = {
  method: 'GET',
  path: paths.letters,
  who: 'staff',
  summary: 'The words to send a document, receipt or statement with, in three languages, and who gets them',
  query: z.object({
    document: z.string().max(100).optional(),
    receipt: z.string().max(100).optional(),
    customer: z.string().max(100).optional().meta({ description: 'of a statement, with state, from and to' }),
    state: taxState.optional(),
    from: day,
    to: day,
    remind: z.enum(['1', '']).default('').meta({ description: '1: a reminder of what is overdue in the statement' }),
  }),
  answers: { 200: json('The words', lettersAnswer), ...refusals(401, 404, 422) },
} satisfies Call;
