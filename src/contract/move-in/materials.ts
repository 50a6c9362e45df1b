import { z } from 'zod';
import { type Call, json, text } from '../call.ts';
import { paths } from '../paths.ts';
import { refusals } from '../refusals.ts';
import { fileRefusals, takesFile } from './takes-file.ts';

const movedMaterials = z.object({
  kind: z.enum(['csv', 'xlsx', 'tally']),
  sheet: z.string().meta({ description: 'the name of the sheet in a workbook' }),
  version: z.int().meta({
    description: 'of the last material that was saved; with preview, of the newest that the rows were compared with',
  }),
  headings: z.array(z.string()),
  rows: z.array(
    z.object({
      row: z.int().meta({ description: 'counted from 1, as spreadsheets count' }),
      what: z.enum(['new', 'changes', 'same', 'refused']),
      message: z.string().meta({ description: 'why it is refused, by row and column; "" for the others' }),
      material: z
        .object({
          ...{ code: z.string(), name: z.string(), category: z.string(), colourways: z.string(), rate: z.string() },
          changed: z.array(z.string()).meta({ description: 'the columns that change a known material' }),
        })
        .nullable()
        .meta({ description: 'as the shop has it then; null for a refused row' }),
      cells: z
        .array(z.string())
        .meta({ description: 'as the file has them: the refused rows can be written as a file' }),
    }),
  ),
});

export type MovedMaterialsAnswer = z.infer<typeof movedMaterials>;

export const moveInMaterialsCall = {
  method: 'POST',
  path: paths.moveInMaterials,
  who: 'owner',
  summary:
    'Take materials from CSV, an Excel workbook or pasted rows, with the columns of the workbook of materials; at most 20 MB. A known code is changed by what its row says, and the same file again changes nothing',
  ...takesFile,
  answers: {
    200: json('What became of each row, or will', movedMaterials),
    ...refusals(...fileRefusals),
  },
} satisfies Call;

export const takeBackMaterialsCall = {
  method: 'DELETE',
  path: paths.movedMaterials,
  who: 'owner',
  summary:
    'Take back the materials that a file brought or changed: within a day, while no material was saved on top of them',
  params: { version: 'the version that taking the file answered' },
  answers: { 200: text('A sentence for the screen'), ...refusals(401, 403, 409, 503) },
} satisfies Call;
