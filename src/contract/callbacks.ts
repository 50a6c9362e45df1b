import { z } from 'zod';
import { mostMeasures } from '#domain/callbacks/callback-measure.ts';
import { maxCharacters } from '#domain/callbacks/callback-problems.ts';
import { mostPictures } from '#domain/callbacks/most-pictures.ts';
import { sampleSteps } from '#domain/samples/callback-sample.ts';
import { languages } from '#domain/text/language.ts';
import { type Call, json, text } from './call.ts';
import { trapName } from './callback-wire.ts';
import { linkedDocument } from './documents.ts';
import { measuredWall, reckonedWall } from './fields/measures.ts';
import { paths } from './paths.ts';
import { refusals } from './refusals.ts';
import { selectedPictures } from './selection/selected-pictures.ts';

/** The limit is only documented here: `callbackProblems` checks it, so that the refusal has the form's own words. */
function typed(most: number) {
  return z.string().default('').meta({ maxLength: most });
}

export const callbackBody = z.object({
  user_email: typed(maxCharacters.email),
  user_name: typed(maxCharacters.name),
  contact_number: typed(maxCharacters.contactNumber),
  message: typed(maxCharacters.message),
  pictures: selectedPictures.meta({
    description: `the pictures that the visitor selected: folder/name, or a hash, which names the newest picture with those bytes; at most ${mostPictures} are kept, unknown ones are left out`,
  }),
  measures: z
    .array(z.object({ picture: z.string().max(400), ...measuredWall }))
    .max(mostMeasures)
    .default([])
    .meta({
      description:
        'walls that the visitor measured for these pictures, by hash or folder/name; what they need is reckoned again',
    }),
  language: z.enum(languages).default('en').meta({ description: 'of the pages that answer a form without script' }),
  [trapName]: z
    .string()
    .max(maxCharacters.message)
    .default('')
    .meta({ description: 'leave it empty: a request with it is treated as a program’s' }),
});

export const callbackCall = {
  method: 'POST',
  path: paths.callback,
  who: 'anyone',
  summary: 'Ask to be called back: an e-mail address or a contact number, and what it is about',
  accepts: ['application/json', 'application/x-www-form-urlencoded'],
  body: callbackBody,
  answers: {
    200: {
      ...text('OK: it is stored, and will be mailed'),
      headers: {
        'Ad-Tag': 'the ad tag of the shop, if any',
        'Callback-Id': 'its id, with which a photo of the wall may follow within an hour',
      },
    },
    303: { description: 'The same for a form: redirects to the page of thanks' },
    ...refusals(400, 413, 415, 422, 429, 503, 507),
  },
} satisfies Call;

const instant = z.string().meta({ description: 'ISO UTC' });

/** What a request for samples asks for, as staff see it. */
const sampleAnswer = z.object({
  address: z.string().meta({ description: 'of the parcel; blank, as the PIN code, 180 days after the request' }),
  pin: z.string(),
  language: z.enum(languages).meta({ description: 'of the page that it came from, and of the mail' }),
  items: z.array(z.object({ code: z.string(), name: z.string(), colourway: z.string() })),
  step: z.enum(sampleSteps),
  courier: z.string(),
  consignment: z.string().meta({ description: 'the number of the parcel at the courier' }),
  sentAt: instant.nullable().meta({ description: 'ISO UTC; null before that step' }),
  arrivedAt: instant.nullable().meta({ description: 'ISO UTC; null before that step' }),
  askedAfterAt: instant.nullable().meta({ description: 'ISO UTC; null before that step' }),
  answer: z
    .object({ due: z.string().nullable(), tries: z.int(), error: z.string(), sentAt: z.string().nullable() })
    .meta({ description: 'the mail to the visitor that they were sent' }),
});

/** A request as staff see it. */
export const callbackAnswer = z.object({
  id: z.string(),
  receivedAt: instant,
  address: z.string(),
  email: z.string(),
  name: z.string(),
  contactNumber: z.string(),
  message: z.string(),
  state: z.enum(['open', 'done', 'held']),
  heldBecause: z.enum(['limit', 'trap', 'elsewhere']).nullable(),
  tries: z.int(),
  lastError: z.string(),
  nextTryAt: instant.nullable(),
  sentAt: instant.nullable(),
  sentBy: z.string(),
  doneAt: instant.nullable(),
  doneBy: z.string(),
  note: z.string(),
  pictures: z
    .array(
      z.object({
        folder: z.string(),
        name: z.string(),
        title: z.string().meta({ description: 'as it was when it was selected' }),
        hash: z.string().meta({ description: 'its address is /media/{hash}/…' }),
        product: z.string().meta({ description: 'the product of its category' }),
        removed: z.boolean(),
      }),
    )
    .meta({ description: 'what the visitor selected, in that order' }),
  measures: z.array(reckonedWall).meta({ description: 'walls that the visitor measured for the pictures' }),
  photo: z
    .object({
      width: z.int(),
      height: z.int(),
      bytes: z.int(),
      receivedAt: instant,
      deletedAt: instant.nullable().meta({ description: 'by staff, or after 180 days' }),
    })
    .nullable()
    .meta({ description: 'the photo of the wall that the visitor sent with it' }),
  about: z
    .object({
      share: z.string().meta({ description: 'the link' }),
      kind: z.enum(['document', 'receipt', 'statement']),
      id: z.string().meta({ description: 'of a statement: its customer' }),
      subject: z.string().meta({ description: 'as the audit log names it: tax/kerala/KL/26-27/0001' }),
    })
    .nullable()
    .meta({ description: 'what the link opens from whose page it was sent' }),
  sample: sampleAnswer.nullable().meta({ description: 'of a request for samples; null of another' }),
  documents: z.array(linkedDocument).meta({ description: 'what was made from it, oldest first' }),
});

const listAnswer = z.object({
  callbacks: z.array(callbackAnswer),
  counts: z.object({ open: z.int(), done: z.int(), held: z.int() }),
});

export type CallbackList = z.infer<typeof listAnswer>;

export const callbackListCall = {
  method: 'GET',
  path: paths.callbackList,
  who: 'staff',
  summary: 'The requests to be called back, newest first: those that wait, are done, or were held back',
  query: z.object({
    state: z.enum(['open', 'done', 'held']).default('open'),
    kind: z.enum(['all', 'samples']).default('all').meta({ description: 'samples: the requests for samples alone' }),
    id: z.string().max(64).default('').meta({ description: 'of one request: it alone, whatever its state' }),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    size: z.coerce.number().int().min(1).max(100).default(10),
  }),
  answers: { 200: json('A page of them, and how many there are of each kind', listAnswer), ...refusals(401, 422) },
} satisfies Call;

export const callbackExportCall = {
  method: 'GET',
  path: paths.callbackExport,
  who: 'staff',
  summary: 'All requests as CSV, oldest first',
  answers: {
    200: { description: 'One line per request, safe from formula injection', type: 'text/csv' },
    ...refusals(401),
  },
} satisfies Call;

const id = { id: 'the request' };

export const callbackChangeCall = {
  method: 'POST',
  path: paths.callbackChange,
  who: 'staff',
  summary: 'Mark a request done or not done, or write a note on it',
  params: id,
  accepts: ['application/json'],
  body: z
    .object({ done: z.boolean().optional(), note: z.string().max(2000).optional() })
    .refine(({ done, note }) => done !== undefined || note !== undefined, 'Say whether it is done, or write a note.'),
  answers: { 200: json('The request as it is now', callbackAnswer), ...refusals(400, 401, 404, 413, 415, 422) },
} satisfies Call;

export const callbackRetryCall = {
  method: 'POST',
  path: paths.callbackRetry,
  who: 'staff',
  summary: 'Send the mail of a request now; a request that was held back is released',
  params: id,
  answers: { 200: json('The request as it is now', callbackAnswer), ...refusals(401, 404) },
} satisfies Call;
