import { z } from 'zod';
import { letterPairs } from '#domain/site-words/look/site-look.ts';
import { sampleTermIds } from '#domain/site-words/samples/sample-terms.ts';
import { siteTextIds } from '#domain/site-words/site-text-ids.ts';
import type { SiteWordsRecord } from '#domain/site-words/site-words-record.ts';
import { languages } from '#domain/text/language.ts';
import { type Call, json } from '../call.ts';
import { paths } from '../paths.ts';
import { refusals } from '../refusals.ts';

const language = z.enum(languages);

/** Each text has a limit of its own, which the refusal names; this one only bounds the work. */
const text = z.partialRecord(language, z.string().max(150_000)).meta({
  description:
    'by language; one that is absent shows the first of the languages that has it. {firm}, {n} (number of categories) and {cities} are filled in',
});

/** What the site says of the firm, and how it looks. */
const siteWordsBody: z.ZodType<SiteWordsRecord> = z.object({
  languages: z
    .array(language)
    .min(1)
    .max(languages.length)
    .meta({ description: 'what visitors can read, in the order of the links; en is always one' }),
  foundingYear: z.int().nullable(),
  texts: z
    .record(z.enum(siteTextIds), text)
    .meta({ description: 'a text that is blank in every language leaves its section out' }),
  look: z.object({
    accent: z.string().max(100).meta({
      description:
        '#rrggbb; at least 4.5 : 1 on every ground where it stands. The one for dark screens is computed from it',
    }),
    letters: z.enum(letterPairs).meta({ description: 'the fonts of headings and text of the public pages' }),
  }),
  samples: z
    .object({
      on: z.boolean(),
      most: z.int().meta({ description: 'how many a visitor may ask for at once: 1 to 6' }),
      texts: z.record(z.enum(sampleTermIds), text).meta({ description: 'size, price and when they come' }),
    })
    .meta({ description: 'whether visitors can ask for samples, and what is said of them' }),
});

const siteWordsAnswer = z.object({
  version: z.int().meta({ description: '0 before the first: the texts of the demo, or none' }),
  savedAt: z.string(),
  savedBy: z.string(),
  words: siteWordsBody,
  facts: z
    .object({ firm: z.string(), n: z.int(), cities: z.array(z.string()) })
    .meta({ description: 'what is filled in for {firm}, {n} and {cities}' }),
});

export type SiteWordsAnswer = z.infer<typeof siteWordsAnswer>;

export const siteWordsCall = {
  method: 'GET',
  path: paths.siteWords,
  who: 'staff',
  summary: 'What the site says of the firm, by language, and its version',
  answers: { 200: json('The words', siteWordsAnswer), ...refusals(401) },
} satisfies Call;

export const saveSiteWordsCall = {
  method: 'POST',
  path: paths.siteWords,
  who: 'owner',
  summary: 'Save the next version of what the site says of the firm',
  accepts: ['application/json'],
  body: z.object({
    onto: z.int().min(0).meta({ description: 'the version that it was changed from' }),
    words: siteWordsBody,
  }),
  answers: {
    200: json('The words as they are now', siteWordsAnswer),
    ...refusals(400, 401, 403, 409, 413, 415, 422, 503),
  },
} satisfies Call;
