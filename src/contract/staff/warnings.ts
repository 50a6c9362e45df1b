import { z } from 'zod';
import { warningKinds } from '#domain/warnings/warnings-of.ts';
import { type Call, json } from '../call.ts';
import { paths } from '../paths.ts';
import { refusals } from '../refusals.ts';

const warningsAnswer = z.object({
  warnings: z.array(
    z.object({
      kind: z.enum(warningKinds),
      urgent: z.boolean(),
      says: z.string().meta({ description: 'what is wrong' }),
      todo: z.string().meta({ description: 'what whoever runs the server does about it' }),
    }),
  ),
});

export type WarningsAnswer = z.infer<typeof warningsAnswer>;

export const warningsCall = {
  method: 'GET',
  path: paths.warnings,
  who: 'owner',
  summary:
    'What will stop the shop if nobody acts: disks, backup, replica, the archive of the log, certificate, mails that wait, clocks',
  answers: {
    200: json('None when all is well; read again at most once a minute', warningsAnswer),
    ...refusals(401, 403),
  },
} satisfies Call;
