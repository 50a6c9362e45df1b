import { z } from 'zod';
import { type Call, json, text } from '../call.ts';
import { paths } from '../paths.ts';
import { refusals } from '../refusals.ts';
import { fileRefusals, takesFile } from './takes-file.ts';

const movedProduct = z.object({
  row: z.int().meta({ description: 'counted from 1, as spreadsheets count' }),
  what: z.enum(['new', 'changes', 'same', 'refused']),
  message: z.string().meta({ description: 'why it is refused, or what of it stays out; else ""' }),
  product: z
    .object({
      ...{ name: z.string(), hsn: z.string(), unit: z.string(), gst: z.string() },
      pack: z.string().meta({ description: 'how it is packed: “roll 530 x 10050 mm”, “sq ft”; "" where nobody said' }),
      rate: z.string().meta({ description: 'rupees for one unit of the pack, without GST; "" where nobody said' }),
    })
    .nullable()
    .meta({ description: 'as the catalogue has it then; null for a refused row' }),
  cells: z.array(z.string()).meta({ description: 'as the file has them: the refused rows can be written as a file' }),
});

const movedProducts = z.object({
  kind: z.enum(['csv', 'xlsx', 'tally']),
  sheet: z.string().meta({ description: 'the name of the sheet in a workbook' }),
  version: z
    .int()
    .meta({ description: 'of the catalogue that has them; with preview, of the one that they were compared with' }),
  headings: z.array(z.string()),
  rows: z.array(movedProduct),
});

export type MovedProductsAnswer = z.infer<typeof movedProducts>;

export const moveInProductsCall = {
  method: 'POST',
  path: paths.moveInProducts,
  who: 'owner',
  summary:
    'Take products into the catalogue from CSV, an Excel workbook, Tally’s stock items (XML) or pasted rows; at most 20 MB. The good rows become one version of the catalogue; the same file again changes nothing',
  ...takesFile,
  answers: {
    200: json('What became of each row, or will', movedProducts),
    ...refusals(...fileRefusals),
  },
} satisfies Call;

export const takeBackProductsCall = {
  method: 'DELETE',
  path: paths.movedProducts,
  who: 'owner',
  summary:
    'Take back what a file brought into the catalogue: within a day, while nothing was saved on top of it and no document has one of its products',
  params: { version: 'the version of the catalogue that the file became' },
  answers: { 200: text('A sentence for the screen'), ...refusals(401, 403, 409, 503) },
} satisfies Call;
