import { z } from 'zod';
import { sampleSteps } from '#domain/samples/callback-sample.ts';
import { longestOfSample, type SampleRequest } from '#domain/samples/sample-request.ts';
import { mostSamples } from '#domain/site-words/samples/sample-terms.ts';
import { languages } from '#domain/text/language.ts';
import { type Call, json, text } from '../call.ts';
import { trapName } from '../callback-wire.ts';
import { callbackAnswer } from '../callbacks.ts';
import { paths } from '../paths.ts';
import { refusals } from '../refusals.ts';

/** The limit is only documented here: `sampleProblems` checks it, in the language of the page. */
function typed(field: keyof SampleRequest, more: object = {}) {
  return z
    .string()
    .default('')
    .meta({ maxLength: longestOfSample[field], ...more });
}

/** More are refused before they are counted; so many are counted and refused in words. */
const MOST_READ = 200;
const LONGEST = 200;

const wish = z.object({
  code: z.string().max(LONGEST),
  colourway: z
    .string()
    .max(LONGEST)
    .default('')
    .meta({ description: 'its English name; "": the only one, or the first' }),
});

/** A form without script has one field for each sample, joined by line breaks: `WP 204/Sage, clay`. */
const wishes = z
  .union([
    z.array(wish).max(MOST_READ),
    z
      .string()
      .max(MOST_READ * LONGEST)
      .transform((lines) =>
        lines
          .split('\n')
          .filter((line) => line !== '')
          .slice(0, MOST_READ)
          .map((line) => {
            const [code = '', ...colourway] = line.split('/');
            return { code, colourway: colourway.join('/') };
          }),
      ),
  ])
  .default([]);

export const samplesCall = {
  method: 'POST',
  path: paths.askSamples,
  who: 'anyone',
  summary: 'Ask for samples of materials, while the owner offers them',
  accepts: ['application/json', 'application/x-www-form-urlencoded'],
  body: z.object({
    name: typed('name'),
    phone: typed('phone', { description: 'at least 8 digits' }),
    address: typed('address'),
    pin: typed('pin', { description: 'six digits, of India' }),
    email: typed('email'),
    purpose: typed('purpose'),
    materials: wishes.meta({
      description: `the samples, at most ${mostSamples}: materials that are sold, by code`,
    }),
    language: z
      .enum(languages)
      .default('en')
      .meta({ description: 'of the refusals, and of the mail when they are sent' }),
    asked: z.string().max(10_000).default('').meta({ description: 'what the page of a form without script offered' }),
    [trapName]: z
      .string()
      .max(5000)
      .default('')
      .meta({ description: 'leave it empty: a request with it is treated as a program’s' }),
  }),
  answers: {
    200: {
      ...text('OK: it is stored, and the shop will be told'),
      headers: { 'Ad-Tag': 'the ad tag of the shop, if any' },
    },
    303: { description: 'The same for a form: redirects to the page of thanks' },
    ...refusals(400, 409, 413, 415, 422, 429, 503, 507),
  },
} satisfies Call;

const request = { id: 'the request' };

export const sampleStepCall = {
  method: 'POST',
  path: paths.sampleStep,
  who: 'staff',
  summary: 'Say how far samples came; once they are sent, the visitor is mailed if he gave an address',
  params: request,
  accepts: ['application/json'],
  body: z.object({
    step: z.enum(sampleSteps).meta({ description: 'the steps after it are undone' }),
    from: z.enum(sampleSteps).optional().meta({
      description: 'the step that the person saw: where somebody else took another since, nothing is changed',
    }),
    courier: z.string().max(100).default('').meta({ description: 'who carries the parcel; of the step sent' }),
    consignment: z.string().max(100).default('').meta({ description: 'its number there; of the step sent' }),
  }),
  answers: { 200: json('The request as it is now', callbackAnswer), ...refusals(400, 401, 404, 409, 413, 415, 422) },
} satisfies Call;

export const sampleLabelCall = {
  method: 'GET',
  path: paths.sampleLabel,
  who: 'staff',
  summary: 'The label for the parcel of a request for samples, A6',
  params: request,
  answers: {
    200: {
      description: 'The label',
      type: 'application/pdf',
      headers: { 'Document-URL': 'opens the same PDF without a token for ten minutes' },
    },
    ...refusals(401, 404, 409, 503),
  },
} satisfies Call;
