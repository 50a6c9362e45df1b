import { z } from 'zod';
import { longestReturnText } from '#domain/returns/supplement-problems.ts';
import { type Call, json } from '../call.ts';
import { paths } from '../paths.ts';
import { refusal, refusals } from '../refusals.ts';
import { returnAnswer, returnParams } from './returns.ts';

/* That a return was filed, and that it is open again. */

export const fileReturnCall = {
  method: 'POST',
  path: paths.returnFiled,
  who: 'owner',
  summary: 'Mark a period as filed: it is closed, and its files are kept as they are now',
  params: returnParams,
  accepts: ['application/json'],
  body: z.object({
    revision: z.int().min(0).meta({ description: 'of the return that was looked at' }),
    filedOn: z.string().max(10).default('').meta({ description: 'YYYY-MM-DD; "": today' }),
    arn: z.string().max(30).default('').meta({ description: '15 letters and digits; optional' }),
  }),
  answers: {
    200: json('The return as it is now', returnAnswer),
    ...refusals(400, 401, 403, 404, 413, 415, 422, 503),
    409: refusal('It is filed already, or a document of it has changed since; the message says which.'),
  },
} satisfies Call;

export const reopenReturnCall = {
  method: 'DELETE',
  path: paths.returnFiled,
  who: 'owner',
  summary: 'Open a filed period again, with a reason; its filed files stay',
  params: returnParams,
  query: z.object({ reason: z.string().max(longestReturnText * 4) }),
  answers: {
    200: json('The return as it is now', returnAnswer),
    ...refusals(401, 403, 404, 422, 503),
    409: refusal('It is not filed.'),
  },
} satisfies Call;

export const filedFileCall = {
  method: 'GET',
  path: paths.returnFiledFile,
  who: 'staff',
  summary: 'A file as it was filed, the same bytes',
  params: { ...returnParams, file: 'its name' },
  answers: {
    200: { description: 'The file', type: 'application/octet-stream' },
    ...refusals(401, 404),
  },
} satisfies Call;
