import { z } from 'zod';
import { type Call, json, text } from '../call.ts';
import { taxState } from '../fields/tax-state.ts';
import { paths } from '../paths.ts';
import { refusals } from '../refusals.ts';
import { fileRefusals, takesFile } from './takes-file.ts';

const movedBill = z.object({
  row: z.int().meta({ description: 'counted from 1, as spreadsheets count' }),
  what: z.enum(['new', 'same', 'refused']),
  message: z.string().meta({ description: 'why it is refused; "" for the others' }),
  bill: z
    .object({
      name: z.string().meta({ description: 'of the customer, as the book has it' }),
      taxState,
      side: z.enum(['dr', 'cr']).meta({ description: 'dr: owed; cr: paid in advance' }),
      reference: z.string(),
      date: z.string(),
      due: z.string(),
      amount: z.int().meta({ description: 'in paise' }),
    })
    .nullable()
    .meta({ description: 'null for a refused row' }),
  cells: z.array(z.string()).meta({ description: 'as the file has them: the refused rows can be written as a file' }),
});

const movedBills = z.object({
  kind: z.enum(['csv', 'xlsx', 'tally']),
  sheet: z.string().meta({ description: 'the name of the sheet in a workbook' }),
  file: z.string().meta({ description: 'by which the bills of this file are taken back' }),
  headings: z.array(z.string()),
  registrations: z.array(taxState).meta({ description: 'of the firm, in its order: each bill is owed to one of them' }),
  leftOut: z.string().meta({ description: 'a sentence about ledgers of Tally that are no customers; "" for none' }),
  rows: z.array(movedBill),
});

export type MovedBillsAnswer = z.infer<typeof movedBills>;

export const moveInBillsCall = {
  method: 'POST',
  path: paths.moveInBills,
  who: 'owner',
  summary:
    'Take open bills and advances of customers from CSV, an Excel workbook, Tally’s ledgers or bills receivable (XML) or pasted rows; at most 20 MB. The same file again enters nothing twice',
  ...takesFile,
  answers: {
    200: json('What became of each row, or will', movedBills),
    ...refusals(...fileRefusals),
  },
} satisfies Call;

export const takeBackBillsCall = {
  method: 'DELETE',
  path: paths.movedBills,
  who: 'owner',
  summary:
    'Take back the bills of a file as a whole: within a day, while none was changed and nothing was received or used on one. A bill that is paid meanwhile stops it, and the answer says how far it came',
  params: { moved: 'the file, as the answer to the file named it' },
  answers: { 200: text('A sentence for the screen'), ...refusals(401, 403, 409, 503) },
} satisfies Call;
