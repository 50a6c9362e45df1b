import { z } from 'zod';
import { customerLanguages } from '#domain/customers/customer.ts';
import type { Answer, Call } from './call.ts';
import { callbackBody } from './callbacks.ts';
import { paths } from './paths.ts';
import { refusals } from './refusals.ts';

/** Any text in the place of the token gets the same answer, also one that is far too long. */
const token = { token: { description: 'the secret of the link', longest: 100_000 } };

const language = z
  .enum(customerLanguages)
  .optional()
  .catch(undefined)
  .meta({ description: 'absent: the language of the customer' });

const gone: Answer = {
  description: 'A page: this link opens nothing. The same for a wrong link, an ended one and a lapsed one',
  type: 'text/html',
};
const tooMany: Answer = { description: 'Too many requests; Retry-After says when to try again', type: 'text/plain' };

export const sharedPageCall = {
  method: 'GET',
  path: paths.sharedPage,
  who: 'anyone',
  summary: 'The page of one shared document, receipt or statement',
  params: token,
  query: z.object({
    l: language,
    pages: z.string().max(10).default('').meta({ description: 'all: with a picture of each page' }),
    asked: z.string().max(10).default('').meta({ description: '1: with the thanks for an enquiry' }),
  }),
  answers: { 200: { description: 'The page', type: 'text/html' }, 404: gone, 429: tooMany, ...refusals(503) },
} satisfies Call;

export const sharedPictureCall = {
  method: 'GET',
  path: paths.sharedPicture,
  who: 'anyone',
  summary: 'A page of the shared paper as a picture',
  params: { ...token, file: { description: 'its number: 1.png', longest: 100_000 } },
  answers: { 200: { description: 'The picture', type: 'image/png' }, 404: gone, 429: tooMany, ...refusals(503) },
} satisfies Call;

export const sharedFileCall = {
  method: 'GET',
  path: paths.sharedFile,
  who: 'anyone',
  summary: 'The shared paper as PDF',
  params: token,
  answers: { 200: { description: 'The PDF', type: 'application/pdf' }, 404: gone, 429: tooMany, ...refusals(503) },
} satisfies Call;

export const sharedAskCall = {
  method: 'POST',
  path: paths.sharedAsk,
  who: 'anyone',
  summary: 'Ask to be called back about what is shared',
  params: token,
  accepts: ['application/x-www-form-urlencoded'],
  query: z.object({ l: language }),
  body: callbackBody,
  answers: {
    303: { description: 'It is stored: back to the page, with thanks' },
    404: gone,
    422: { description: 'The page, with what is wrong and the typed values', type: 'text/html' },
    429: { description: 'The page, with the typed values: too many requests came', type: 'text/html' },
    ...refusals(400, 413, 415, 503, 507),
  },
} satisfies Call;
