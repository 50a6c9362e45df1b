import { z } from 'zod';
import { cancelReasons, longestWhy } from '#domain/invoices/cancel-reason.ts';
import { type Call, json } from '../call.ts';
import { STATE_LENGTH, stateText } from '../fields/tax-state.ts';
import { paths } from '../paths.ts';
import { refusal, refusals } from '../refusals.ts';

/* The e-invoice portal: what goes to it, and what it answered. The program sends nothing there by itself: staff upload the file. */

const instant = z.string().meta({ description: 'ISO UTC' });
const date = z.string().meta({ description: 'YYYY-MM-DD' });

const problem = z.object({
  line: z.int().nullable().meta({ description: 'the line on the paper; null for the whole document' }),
  remedy: z.enum(['address', 'place', 'company', 'reissue', 'wait']).meta({
    description:
      'address, place: POST /api/documents/{id}/supplement; company: the company record; reissue: a credit note or a cancellation, and another document; wait: its date is to come',
  }),
  message: z.string(),
});

/** What the portal said about a document, and what it would miss. */
export const einvoiceAnswer = z.object({
  state: z
    .enum(['ready', 'missing', 'taken', 'cancelled', 'burnt'])
    .meta({ description: 'ready, missing: without IRN; cancelled: its IRN is; burnt: the number is lost there' }),
  problems: z.array(problem),
  hint: z.string().meta({ description: 'worth knowing, and no obstacle; "" for nothing' }),
  irn: z.string(),
  ackNo: z.string(),
  ackAt: z.string().meta({ description: 'an instant; "" without an answer' }),
  cancellableUntil: z.string().meta({ description: 'the last instant at which the portal cancels it; "" without one' }),
  cancelledOn: z.string().meta({ description: 'YYYY-MM-DD; "" while it stands' }),
});

export type EinvoiceAnswer = z.infer<typeof einvoiceAnswer>;

const einvoiceRow = einvoiceAnswer.extend({
  document: z.string().meta({ description: 'its id' }),
  kind: z.enum(['tax', 'credit']),
  number: z.string(),
  date,
  buyerName: z.string(),
  payable: z.int().meta({ description: 'paise' }),
});

export type EinvoiceRowAnswer = z.infer<typeof einvoiceRow>;

const einvoiceList = z.object({
  from: date.nullable().meta({ description: 'the first day of e-invoices; null when the firm makes none' }),
  counts: z.object({ without: z.int(), with: z.int(), all: z.int(), ready: z.int(), late: z.int() }),
  rows: z.array(einvoiceRow),
});

export type EinvoiceListAnswer = z.infer<typeof einvoiceList>;

export const einvoiceListCall = {
  method: 'GET',
  path: paths.einvoiceList,
  who: 'staff',
  summary: 'The documents of a period that go to the e-invoice portal, with what it would miss or what it answered',
  params: {
    state: { description: stateText, longest: STATE_LENGTH },
    period: { description: 'a month, 2026-10, or a quarter of the financial year, 2026-Q3', longest: 10 },
  },
  query: z.object({
    show: z.enum(['without', 'with', 'all']).default('without').meta({ description: 'by their IRN' }),
    page: z.coerce.number().int().min(1).max(1000).default(1),
    size: z.coerce.number().int().min(1).max(100).default(100),
  }),
  answers: { 200: json('A page of them, the newest first', einvoiceList), ...refusals(401, 404, 422, 503) },
} satisfies Call;

/** The most documents of one file: the portals take files of at most 1 or 2 MB. */
const mostInv01 = 300;

export const inv01Call = {
  method: 'POST',
  path: paths.inv01,
  who: 'staff',
  summary: 'The INV-01 of documents as one JSON file for the e-invoice portal, checked against its schema',
  accepts: ['application/json'],
  body: z.object({ documents: z.array(z.string().max(100)).min(1).max(mostInv01) }),
  answers: {
    200: json('A list of INV-01, version 1.1', z.array(z.record(z.string(), z.unknown()))),
    ...refusals(400, 401, 413, 415, 422),
    409: refusal('The firm makes no e-invoices.'),
  },
} satisfies Call;

const answeredRow = z.object({
  row: z.int().meta({ description: 'where it stands in the file, counted from 1' }),
  document: z.string().nullable().meta({ description: 'the id of our document' }),
  number: z.string(),
  ackNo: z.string(),
  ackAt: instant,
  irn: z.string(),
  what: z.enum(['taken', 'same', 'refused']),
  message: z.string(),
});

export type AnsweredRowAnswer = z.infer<typeof answeredRow>;

export const portalAnswersCall = {
  method: 'POST',
  path: paths.portalAnswers,
  who: 'staff',
  summary:
    'Take in the file of the e-invoice portal (JSON, XLSX or CSV, at most 20 MB), row by row; twice changes nothing',
  accepts: ['multipart/form-data'],
  streamed: true,
  body: z.object({ file: z.string().meta({ format: 'binary' }) }),
  answers: {
    200: json('What became of each row', z.array(answeredRow)),
    ...refusals(400, 401, 408, 409, 413, 415, 422, 429, 503, 507),
  },
} satisfies Call;

export const irnCancelledCall = {
  method: 'POST',
  path: paths.irnCancelled,
  who: 'staff',
  summary: 'Say that the IRN of a document was cancelled at the portal: then the document can be cancelled here',
  params: { id: 'the id of the document' },
  accepts: ['application/json'],
  body: z.object({
    on: z.string().max(20).meta({ description: 'the day there, YYYY-MM-DD' }),
    reason: z.enum(cancelReasons.map(({ value }) => value)),
    why: z
      .string()
      .max(longestWhy * 4)
      .default(''),
  }),
  answers: {
    200: json('What the portal said about the document', einvoiceAnswer),
    ...refusals(400, 401, 404, 413, 415, 422),
    409: refusal('It has no IRN, or its cancellation is here already.'),
  },
} satisfies Call;
