import { z } from 'zod';
import { type Call, json } from './call.ts';
import { day } from './fields/day.ts';
import { paths } from './paths.ts';
import { refusals } from './refusals.ts';

const words = z.string().max(200).default('');

const filter = z.object({
  who: words,
  what: words,
  subject: words.meta({ description: 'a part of the subject, in any case' }),
  from: day.meta({ description: 'the first Indian date' }),
  to: day.meta({ description: 'the last Indian date' }),
});

const auditLine = z.object({
  seq: z.int(),
  at: z.string(),
  who: z.string(),
  address: z.string(),
  what: z.string(),
  subject: z.string(),
  before: z.string().meta({ description: 'JSON' }),
  after: z.string().meta({ description: 'JSON' }),
  title: z.string().meta({ description: '`what` in plain words' }),
  about: z.string().meta({ description: 'the subject in words' }),
  details: z.array(z.string()).meta({ description: 'more facts, in words' }),
});

export type AuditLine = z.infer<typeof auditLine>;

export const auditCall = {
  method: 'GET',
  path: paths.auditLines,
  who: 'owner',
  mayBeRecent: true,
  summary: 'Who did what, newest first',
  query: filter.extend({
    before: z.coerce.number().int().min(1).optional(),
    size: z.coerce.number().int().min(1).max(200).default(50),
  }),
  answers: {
    200: json(
      'A page of it',
      z.object({
        lines: z.array(auditLine),
        older: z.int().nullable().meta({ description: 'the `before` of the page after this one' }),
      }),
    ),
    ...refusals(401, 403, 422),
  },
} satisfies Call;

export const auditCheckCall = {
  method: 'GET',
  path: paths.auditCheck,
  who: 'owner',
  summary: 'Verify the hash chain of the audit log',
  answers: {
    200: json(
      'How many lines fit together, and the first that does not',
      z.object({ lines: z.int(), brokenAt: z.int().nullable() }),
    ),
    ...refusals(401, 403),
  },
} satisfies Call;

export const auditCsvCall = {
  method: 'GET',
  path: paths.auditCsv,
  who: 'owner',
  mayBeRecent: true,
  summary: 'The audit log as CSV, oldest first, with the hashes that chain its lines',
  query: filter.extend({
    form: z
      .enum(['words', 'chain'])
      .default('words')
      .meta({ description: '`words` for people, `chain` with every text that the hashes cover' }),
  }),
  answers: {
    200: { description: 'One line per change, safe from formula injection', type: 'text/csv' },
    ...refusals(401, 403, 422),
  },
} satisfies Call;
