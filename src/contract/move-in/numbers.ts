import { z } from 'zod';
import { type Call, json, text } from '../call.ts';
import { paths } from '../paths.ts';
import { refusals } from '../refusals.ts';
import { fileRefusals, takesFile } from './takes-file.ts';

const movedNumber = z.object({
  row: z.int().meta({ description: 'counted from 1, as spreadsheets count' }),
  what: z.enum(['new', 'changes', 'same', 'refused']),
  message: z.string().meta({ description: 'why it is refused; "" for the others' }),
  series: z
    .object({ kind: z.string(), taxState: z.string(), next: z.string() })
    .nullable()
    .meta({ description: 'the series and the number of its next document; null for a refused row' }),
  cells: z.array(z.string()).meta({ description: 'as the file has them: the refused rows can be written as a file' }),
});

const movedNumbers = z.object({
  kind: z.enum(['csv', 'xlsx', 'tally']),
  sheet: z.string().meta({ description: 'the name of the sheet in a workbook' }),
  version: z.int().meta({
    description: 'of the company record that has them; with preview, of the one that they were compared with',
  }),
  headings: z.array(z.string()),
  rows: z.array(movedNumber),
});

export type MovedNumbersAnswer = z.infer<typeof movedNumbers>;

export const moveInNumbersCall = {
  method: 'POST',
  path: paths.moveInNumbers,
  who: 'owner',
  summary:
    'Take the last number of each series from CSV, an Excel workbook or pasted rows; at most 20 MB. The next document gets the number after it. The good rows become one version of the company record; the same file again changes nothing',
  ...takesFile,
  answers: {
    200: json('What became of each row, or will', movedNumbers),
    ...refusals(...fileRefusals),
  },
} satisfies Call;

export const takeBackNumbersCall = {
  method: 'DELETE',
  path: paths.movedNumbers,
  who: 'owner',
  summary:
    'Take back the last numbers that a file brought: within a day, while nothing was saved on top of them and none of their series has a document',
  params: { version: 'the version of the company record that the file became' },
  answers: { 200: text('A sentence for the screen'), ...refusals(401, 403, 409, 503) },
} satisfies Call;
