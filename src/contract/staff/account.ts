import { z } from 'zod';
import { roles } from '#domain/staff/role.ts';
import { type Call, json, text } from '../call.ts';
import { paths } from '../paths.ts';
import { refusals } from '../refusals.ts';

const secret = z.string().max(1000);

const accountAnswer = z.object({
  username: z.string(),
  role: z.enum(roles),
  factor: z.boolean().meta({ description: 'whether a login needs a code as well' }),
  logins: z
    .array(
      z.object({
        id: z.string(),
        device: z.string().meta({ description: 'browser and system, as the browser names them' }),
        address: z.string(),
        createdAt: z.string(),
        seenAt: z.string(),
        current: z.boolean().meta({ description: 'the login that asks' }),
      }),
    )
    .meta({ description: 'the valid ones, newest first' }),
});

export type OwnAccount = z.infer<typeof accountAnswer>;

export const accountCall = {
  method: 'GET',
  path: paths.account,
  who: 'staff',
  summary: 'The caller’s own account and its logins',
  answers: { 200: json('The account', accountAnswer), ...refusals(401) },
} satisfies Call;

export const changePasswordCall = {
  method: 'POST',
  path: paths.accountPassword,
  who: 'staff',
  summary: 'Change the caller’s own password; every other login of the account ends',
  accepts: ['application/json'],
  body: z.object({ ownPassword: secret, password: secret }),
  answers: { 200: text('A sentence'), ...refusals(400, 401, 413, 415, 422, 429, 503) },
} satisfies Call;

const newFactor = z.object({
  secret: z.string().meta({ description: 'base32; stored only when its first code arrives' }),
  link: z.string().meta({ description: 'the same for an authenticator app: otpauth' }),
});

export type NewFactor = z.infer<typeof newFactor>;

const factorCall = { method: 'POST' as const, who: 'staff' as const };

export const newFactorCall = {
  ...factorCall,
  path: paths.accountFactor,
  summary: 'A secret for an authenticator app; nothing changes yet',
  answers: { 200: json('The secret', newFactor), ...refusals(401) },
} satisfies Call;

export const turnOnFactorCall = {
  ...factorCall,
  path: paths.accountFactorOn,
  summary: 'From now on the caller’s login also needs a code of the app',
  accepts: ['application/json'],
  body: z.object({ secret: z.string().max(100), code: z.string().max(20), ownPassword: secret }),
  answers: { 200: text('A sentence'), ...refusals(400, 401, 404, 413, 415, 422, 429, 503) },
} satisfies Call;

export const turnOffFactorCall = {
  ...factorCall,
  path: paths.accountFactorOff,
  summary: 'From now on the caller’s login needs no code',
  accepts: ['application/json'],
  body: z.object({ ownPassword: secret }),
  answers: { 200: text('A sentence'), ...refusals(400, 401, 413, 415, 422, 429, 503) },
} satisfies Call;

export const endLoginCall = {
  method: 'DELETE',
  path: paths.accountLogin,
  who: 'staff',
  summary: 'End one of the caller’s own logins, or all others',
  params: { login: 'its id, or others' },
  answers: { 200: text('A sentence'), ...refusals(401, 404) },
} satisfies Call;

export const setPasswordCall = {
  method: 'POST',
  path: paths.setPassword,
  who: 'anyone',
  summary: 'Choose a password with the one-time code that an owner gave',
  accepts: ['application/json'],
  body: z.object({ username: z.string().max(200), code: z.string().max(200), password: secret }),
  answers: { 200: text('A sentence'), ...refusals(400, 413, 415, 422, 429, 503) },
} satisfies Call;
