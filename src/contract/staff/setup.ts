import { z } from 'zod';
import { setupSteps } from '#domain/company/setup-steps.ts';
import { type Call, json } from '../call.ts';
import { paths } from '../paths.ts';
import { refusals } from '../refusals.ts';

const setupAnswer = z.object({
  demo: z.boolean(),
  own: z
    .string()
    .nullable()
    .meta({ description: 'why a shop of one’s own cannot be started from here; null when it can' }),
  steps: z.array(
    z.object({
      id: z.enum(setupSteps),
      done: z.boolean(),
      href: z.string().meta({ description: 'the screen on which it is done' }),
    }),
  ),
});

export type SetupAnswer = z.infer<typeof setupAnswer>;

export const setupCall = {
  method: 'GET',
  path: paths.setupSteps,
  who: 'staff',
  summary: 'What a shop of one’s own still needs, and whether a demo can be set aside for one',
  answers: { 200: json('In the order in which it is done', setupAnswer), ...refusals(401) },
} satisfies Call;

export const startOwnShopCall = {
  method: 'POST',
  path: paths.startOwnShop,
  who: 'owner',
  summary: 'Set the demo aside and start an empty shop, in which this account has the same name and password',
  accepts: ['application/json'],
  body: z.object({ confirm: z.string().max(100).meta({ description: 'the words “start my own shop”' }) }),
  answers: {
    202: json('It begins now: a call with the old token answers 401 when the new shop is there', z.object({})),
    ...refusals(400, 401, 403, 409, 413, 415, 422),
  },
} satisfies Call;
