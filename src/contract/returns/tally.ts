import { z } from 'zod';
import { type Call, json } from '../call.ts';
import { stateText } from '../fields/tax-state.ts';
import { paths } from '../paths.ts';
import { refusals } from '../refusals.ts';

const days = {
  state: stateText,
  period: 'a month, 2026-10, or a quarter of the financial year, 2026-Q3',
};

export const tallyFileCall = {
  method: 'GET',
  path: paths.tallyFile,
  who: 'staff',
  summary:
    'Ledgers, stock items and vouchers of a period, as Tally imports them. It leaves out what an earlier file has, and says what was changed or cancelled since. A file that was sent to its end is remembered',
  params: days,
  query: z.object({
    again: z
      .enum(['1', ''])
      .default('')
      .meta({ description: '1: all vouchers of the period, those of earlier files too' }),
  }),
  answers: {
    200: { description: 'One file; each of its vouchers foots to zero', type: 'application/xml' },
    ...refusals(401, 404, 409),
  },
} satisfies Call;

const tallyState = z.object({
  vouchers: z.int().meta({ description: 'of the period, that no file has yet; cancelled ones too' }),
  changed: z.int().meta({
    description:
      'documents of any period, that a file has and to which staff added facts, or gave another customer, since',
  }),
  cancelled: z.int().meta({ description: 'of any period, that a file has and that were cancelled since' }),
  files: z
    .array(z.object({ at: z.string().meta({ description: 'the instant, ISO UTC' }), by: z.string() }))
    .meta({ description: 'of exactly this period, newest first, at most 10' }),
});

export type TallyStateAnswer = z.infer<typeof tallyState>;

export const tallyStateCall = {
  method: 'GET',
  path: paths.tallyState,
  who: 'staff',
  summary: 'What the next file for Tally will have, and the files before it',
  params: days,
  answers: { 200: json('The state', tallyState), ...refusals(401, 404) },
} satisfies Call;
