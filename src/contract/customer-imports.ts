import { z } from 'zod';
import { customerLabels } from '#domain/customers/customer-labels.ts';
import { importFields } from '#domain/customers/import/import-field.ts';
import { type Call, json, text } from './call.ts';
import { paths } from './paths.ts';
import { refusals } from './refusals.ts';

const field = z.enum(importFields).nullable();

const change = z.object({
  field: z.enum(Object.keys(customerLabels) as [keyof typeof customerLabels]),
  from: z.string(),
  to: z.string(),
});

const importRow = z.object({
  row: z.int().meta({ description: 'counted from 1, as spreadsheets count' }),
  what: z.enum(['new', 'changes', 'same', 'refused']),
  message: z.string().meta({ description: 'why it is refused, or a warning about a row that goes in; "" for none' }),
  changes: z.array(change).meta({ description: 'what was there and what will be' }),
  cells: z.array(z.string()),
});

const importPreview = z.object({
  kind: z.enum(['csv', 'xlsx', 'tally']),
  sheet: z.string().meta({ description: 'the name of the sheet in a workbook' }),
  leftOut: z.string().meta({ description: 'a sentence about ledgers of Tally that are no customers' }),
  headings: z.array(z.string()),
  columns: z.array(field).meta({ description: 'what each column is; null: it is left out' }),
  rows: z.array(importRow),
});

export type ImportRowAnswer = z.infer<typeof importRow>;

export type ImportPreview = z.infer<typeof importPreview>;

const importResult = z.object({
  added: z.int(),
  changed: z.int(),
  same: z.int(),
  refused: z.array(z.object({ number: z.int(), message: z.string() })),
});

export type ImportResultAnswer = z.infer<typeof importResult>;

/** A line of the answer while rows are stored. */
const importProgress = z.union([
  z.object({ done: z.int(), of: z.int(), result: importResult.optional() }),
  z.object({ stopped: z.string().meta({ description: 'why it goes no further here' }) }),
]);

export type ImportProgressLine = z.infer<typeof importProgress>;

export const importCustomersCall = {
  method: 'POST',
  path: paths.importCustomers,
  who: 'staff',
  summary:
    'Import customers from CSV, an Excel workbook, Tally’s ledgers (XML) or pasted rows; at most 20 MB. All rows are checked, then the good ones are stored in batches',
  accepts: ['multipart/form-data', 'text/plain'],
  streamed: true,
  headers: {
    'Idempotency-Key':
      'A UUID, not with preview. The same key and file go on where the import ended, or tell its result again.',
  },
  query: z.object({
    preview: z.enum(['1', '']).default('').meta({ description: '1: say what will happen, and store nothing' }),
    fileName: z.string().max(200).default('').meta({ description: 'for the audit log; blank for pasted rows' }),
    columns: z
      .string()
      .max(5000)
      .default('')
      .transform((text) => (text === '' ? null : text.split(',').map((name) => name || null)))
      .pipe(z.array(field).nullable())
      .meta({ description: 'a field for each column, separated by commas; blank: as the headings say' }),
  }),
  body: z.object({ file: z.string().meta({ format: 'binary' }) }),
  answers: {
    200: {
      ...json('With preview, what will happen to each row. Else a line of JSON for each batch', importPreview),
    },
    ...refusals(400, 401, 408, 409, 413, 415, 422, 429, 503, 507),
  },
} satisfies Call;

export const takeBackCustomersCall = {
  method: 'DELETE',
  path: paths.importedCustomers,
  who: 'owner',
  summary:
    'Take an import of customers back as a whole: within a day, while nobody changed one of them and no document or money names one that it added. Those are archived, and count for no later file; those that it changed are as they were',
  params: { key: 'the Idempotency-Key of the import' },
  answers: { 200: text('A sentence for the screen'), ...refusals(401, 403, 409, 503) },
} satisfies Call;
