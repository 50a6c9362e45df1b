import { z } from 'zod';
import { invoiceCopies } from '#domain/invoices/invoice-copies.ts';
import { invoiceKinds } from '#domain/invoices/invoice-kinds.ts';
import { type Call, json, pdf, workbook } from './call.ts';
import { cancelReason } from './cancel-invoice.ts';
import { creditedOriginal, invoiceBeforeShop } from './credited-original.ts';
import { day } from './fields/day.ts';
import { stateText, taxState, taxStateOrAll } from './fields/tax-state.ts';
import { invoiceBody } from './invoice-body.ts';
import { paths } from './paths.ts';
import { refusals } from './refusals.ts';

/** The name of a kind, a state or a document. */
const name = z.string().max(100);

const totals = z
  .object({
    taxable: z.int(),
    cgst: z.int(),
    sgst: z.int(),
    igst: z.int(),
    tax: z.int(),
    roundOff: z.int(),
    payable: z.int(),
  })
  .meta({ description: 'paise' });
const problem = z.object({
  field: z.string().meta({ description: 'the field’s name on the wire' }),
  message: z.string(),
});

export const invoiceRecord = z.object({
  id: z.string().meta({ description: 'a UUID; its page is /document/{id}' }),
  refnum: z.string(),
  gstType: z.enum(['state', 'central']),
  data: z.string().meta({ description: 'the JSON text of the input as issued, with its invoiceNo' }),
  totals: totals.extend({ words: z.string() }),
  cancelled: z.boolean(),
  cancellation: z
    .object({
      at: z.string().meta({ description: 'the instant, ISO UTC' }),
      by: z.string(),
      reason: cancelReason,
      why: z.string(),
    })
    .nullable()
    .meta({ description: 'null when it is not cancelled; reason is "" when none was given' }),
  issuedAt: z.string().meta({ description: 'the instant of issue, ISO UTC' }),
  irnAwaited: z.boolean().optional().meta({ description: 'with page: it needs an IRN and has none' }),
  whollyCredited: z.boolean().optional().meta({ description: 'with page: credit notes have left nothing of it' }),
});

const listQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).optional(),
  size: z.coerce.number().int().min(1).max(100).default(10),
  q: z.string().max(200).default(''),
  from: day,
  to: day,
  cancelled: z.enum(['true', 'false']).default('false'),
  totals: z.enum(['with', 'without', 'only']).default('with').meta({
    description: 'with page: the rows without waiting for count and sums, or these alone and no rows',
  }),
  after: z.string().max(100).default('').meta({
    description: 'the refnum of the last row of the page before: a page far down a search is then found at once',
  }),
});

const copyQuery = z.object({
  copy: z
    .enum([...invoiceCopies, 'all'])
    .default('original')
    .meta({
      description:
        'one copy with its mark of rule 48, or all in one PDF: three, two for an invoice of services alone, one for a pro-forma',
    }),
});

export const idempotencyKey = z.guid();

const kindAndState = { type: 'tax, pro or credit', state: stateText };
const idempotency = {
  'Idempotency-Key':
    'A UUID. The same key and body return the same document again. Another body, or a document that was cancelled since, gives 409.',
};

export const generateInvoiceCall = {
  method: 'POST',
  path: paths.generateInvoice,
  who: 'staff',
  summary: 'Issue a document: give it its number, store it and return its PDF',
  accepts: ['application/json'],
  body: invoiceBody,
  headers: {
    ...idempotency,
    'Equal-Document':
      'ask: when a document of its day has the same kind, buyer, rows and amount, nothing is issued, and 409 names it with a problem of the field twin',
  },
  answers: { 200: pdf('The PDF as issued'), ...refusals(400, 401, 409, 413, 415, 422, 429, 503, 507) },
} satisfies Call;

export const previewInvoiceCall = {
  method: 'POST',
  path: paths.previewInvoice,
  who: 'staff',
  summary: 'Calculate and check a document without storing it',
  accepts: ['application/json'],
  body: invoiceBody,
  answers: {
    200: json(
      'Totals, warnings and problems; the totals are of the complete lines, null while there is none',
      z.object({
        totals: totals.extend({ words: z.string() }).nullable(),
        warnings: z.array(problem),
        problems: z.array(problem),
        original: creditedOriginal
          .nullable()
          .meta({ description: 'of a credit note: the stored tax invoice that its Reference No names' }),
        beforeShop: invoiceBeforeShop
          .nullable()
          .meta({ description: 'of a credit note against an invoice of before this shop whose value is known' }),
        issuedIn: taxState
          .nullable()
          .meta({ description: 'of a credit note: the other registration, when that issued the invoice' }),
      }),
    ),
    ...refusals(400, 401, 413, 415, 422),
  },
} satisfies Call;

export const getInvoiceDetailsCall = {
  method: 'GET',
  path: paths.getInvoiceDetails,
  who: 'staff',
  mayBeRecent: true,
  summary: 'The issued documents of a kind and state, newest first',
  params: kindAndState,
  query: listQuery,
  answers: {
    200: json('All of them, or the requested page', z.array(invoiceRecord), {
      'X-Total-Count': 'the number of documents that the filter finds (with page, unless totals=without)',
      'X-Totals': 'their sums in paise as JSON, integers that may pass 2^53 (likewise)',
    }),
    ...refusals(401, 404, 422),
  },
} satisfies Call;

export const downloadInvoiceCall = {
  method: 'POST',
  path: paths.downloadInvoice,
  who: 'staff',
  summary: 'The PDF of an issued document, byte for byte; its data text says which. A cancelled one says CANCELLED',
  accepts: ['application/json', 'text/plain'],
  body: z.object({ type: name, taxState: name, invoiceNo: name }),
  query: copyQuery,
  answers: { 200: pdf('The PDF as issued, or a marked copy'), ...refusals(400, 401, 404, 413, 415, 422, 503) },
} satisfies Call;

const registerQuery = z.object({ state: taxStateOrAll, from: day, to: day });

export const registerCall = {
  method: 'GET',
  path: paths.register,
  who: 'staff',
  mayBeRecent: true,
  summary: 'The register of tax invoices and credit notes as CSV: both states or one, cancelled ones marked',
  query: registerQuery,
  answers: {
    200: { description: 'Oldest first, one line per document, safe from formula injection', type: 'text/csv' },
    ...refusals(401, 422),
  },
} satisfies Call;

export const registerWorkbookCall = {
  method: 'GET',
  path: paths.registerWorkbook,
  who: 'staff',
  mayBeRecent: true,
  summary:
    'The register as an Excel workbook: tax invoices and credit notes, or one kind and what the report’s filters find',
  query: registerQuery.extend({
    type: z
      .enum([...invoiceKinds, ''])
      .default('')
      .meta({ description: '"" for tax invoices and credit notes' }),
    q: z.string().max(200).default('').meta({ description: 'words of the number or the buyer' }),
    cancelled: z.enum(['true', 'false']).default('true').meta({ description: 'false leaves cancelled ones out' }),
  }),
  answers: { 200: workbook('One row per document'), ...refusals(401, 422) },
} satisfies Call;

export const documentCall = {
  method: 'GET',
  path: paths.document,
  who: 'anyone',
  summary: 'The PDF of a ticket, which is valid for ten minutes',
  params: { ticket: 'the secret of the Document-URL', file: 'a file name' },
  answers: { 200: { description: 'The PDF', type: 'application/pdf' }, ...refusals(404, 503) },
} satisfies Call;
