import { z } from 'zod';
import { accountChanges, roles } from '#domain/staff/role.ts';
import { type Call, json, text } from '../call.ts';
import { paths } from '../paths.ts';
import { refusals } from '../refusals.ts';

const person = z.object({
  username: z.string(),
  role: z.enum(roles),
  createdAt: z.string(),
  disabledAt: z.string().nullable(),
  seenAt: z.string().nullable().meta({ description: 'when one of its logins was last used' }),
  codeUntil: z.string().nullable().meta({ description: 'when its one-time code expires' }),
  factor: z.boolean().meta({ description: 'whether its login needs a code of an authenticator app' }),
  you: z.boolean(),
});

export type Person = z.infer<typeof person>;

const givenCode = z.object({
  username: z.string(),
  code: z.string().meta({ description: 'shown once: only its hash is stored' }),
  until: z.string(),
});

export type GivenCode = z.infer<typeof givenCode>;

const ownPassword = z.string().max(1000).meta({ description: 'the caller’s own password, asked again' });
const username = { username: 'the account’s name' };
const asked = { method: 'POST' as const, who: 'owner' as const, accepts: ['application/json'] };

export const peopleCall = {
  method: 'GET',
  path: paths.peopleList,
  who: 'owner',
  summary: 'Every account, by name',
  answers: { 200: json('The accounts', z.array(person)), ...refusals(401, 403) },
} satisfies Call;

export const addPersonCall = {
  ...asked,
  path: paths.peopleList,
  summary: 'Add an account; its person chooses the password with the code',
  body: z.object({ username: z.string().max(200), role: z.enum(roles), ownPassword }),
  answers: {
    201: json('The one-time code', givenCode),
    ...refusals(400, 401, 403, 409, 413, 415, 422, 429, 503),
  },
} satisfies Call;

export const resetPersonCall = {
  ...asked,
  path: paths.personCode,
  summary: 'Give a person a one-time code for a new password; the old one and every login end now',
  params: username,
  body: z.object({ ownPassword }),
  answers: {
    200: json('The one-time code', givenCode),
    ...refusals(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
  },
} satisfies Call;

export const changePersonCall = {
  ...asked,
  path: paths.person,
  summary: 'Disable or enable an account, set its role, or remove its authenticator app; the last owner stays an owner',
  params: username,
  body: z.object({ change: z.enum(accountChanges), ownPassword }),
  answers: { 200: text('A sentence'), ...refusals(400, 401, 403, 404, 409, 413, 415, 422, 429, 503) },
} satisfies Call;
