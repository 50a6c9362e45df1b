import { z } from 'zod';
import { type Call, json } from '../call.ts';
import { paths } from '../paths.ts';
import { refusals } from '../refusals.ts';

const loginBody = z.object({
  username: z.string().max(200),
  password: z.string().max(1000),
  code: z.string().max(20).optional(),
});

const loginAnswer = z.object({ result: z.enum(['success', 'failure']), token: z.string(), message: z.string() });

export const loginCall = {
  method: 'POST',
  path: paths.login,
  who: 'anyone',
  summary: 'Log in with username and password',
  accepts: ['application/json'],
  body: loginBody,
  answers: {
    200: json('The token to send with every staff call', loginAnswer),
    401: json(
      'Username or password is wrong, or with a problem at `code`: the authenticator app’s code is missing or wrong',
      loginAnswer.extend({ problems: z.array(z.object({ field: z.string(), message: z.string() })) }),
    ),
    ...refusals(400, 413, 415, 422, 429, 503),
  },
} satisfies Call;

export const logoutCall = {
  method: 'POST',
  path: paths.logout,
  who: 'staff',
  summary: 'End this login; the token is invalid in every process',
  answers: { 204: { description: 'Logged out' }, ...refusals(401) },
} satisfies Call;
