import { z } from 'zod';
import { returnFigures } from '#domain/returns/return-figures.ts';
import { type Call, json } from '../call.ts';
import { STATE_LENGTH, stateText, taxState } from '../fields/tax-state.ts';
import { paths } from '../paths.ts';
import { refusals } from '../refusals.ts';

/* The return GSTR-1 of a registration and a period: its figures, what is wrong, and that it was filed. */

export const returnParams = {
  state: { description: stateText, longest: STATE_LENGTH },
  period: { description: 'a month, 2026-10, or a quarter of the financial year, 2026-Q3', longest: 10 },
};

const paise = z.int().meta({ description: 'paise' });
const date = z.string().meta({ description: 'YYYY-MM-DD' });
const instant = z.string().meta({ description: 'ISO UTC' });
const period = z.string().meta({ description: '2026-10 or 2026-Q3' });

/** Credit notes are below zero. */
const sums = { taxable: paise, igst: paise, cgst: paise, sgst: paise };

const section = z.object({ ...sums, documents: z.int() });
const hsnSection = z.object({ ...sums, rows: z.int() });

const numberRun = z.object({
  kind: z.enum(['tax', 'credit', 'challan']),
  nature: z
    .string()
    .optional()
    .meta({ description: 'of challans: the nature of the document in the words of table 13' }),
  from: z.string(),
  to: z.string(),
  total: z.int(),
  cancelled: z.int(),
  net: z.int(),
});

const returnError = z.object({
  document: z.string().meta({ description: 'its id' }),
  kind: z.enum(['tax', 'credit']),
  number: z.string(),
  date,
  line: z.int().nullable().meta({ description: 'the row of the form; null for the whole document' }),
  problem: z.string().meta({ description: 'what is wrong, as a word that does not change' }),
  remedy: z.string().meta({
    description: 'place, gstin, original, pin: POST …/supplement with it; open: cancel it, or write a credit note',
  }),
  message: z.string().meta({ description: 'for the screen: what is wrong and what to do' }),
  suggestion: z
    .string()
    .meta({ description: 'a value that would mend it, such as the GSTIN of the customer; else ""' }),
});

const filed = z.object({
  filedOn: date,
  arn: z.string().meta({ description: '"" when it was not said' }),
  at: instant,
  by: z.string(),
  reported: z.int().meta({ description: 'how many documents it reported' }),
  leftOut: z.int().meta({ description: 'how many it left out; they are carried into the next open period' }),
  files: z.array(z.object({ name: z.string(), hash: z.string() })),
});

const check = z.object({
  check: z.string().meta({ description: 'foots, register, documents, numbers, rates, units, codes, iff' }),
  ok: z.boolean(),
  message: z.string(),
});

const difference = z.object({
  document: z.string(),
  number: z.string(),
  message: z.string().meta({ description: 'what differs from the filed return, and where to correct it' }),
});

const overCredited = z.object({
  id: z.string(),
  number: z.string(),
  date,
  value: paise.meta({ description: 'paise: taxable value and tax of the invoice, before Round Off' }),
  credited: paise.meta({ description: 'paise: the same of its valid credit notes' }),
  notes: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      date,
      value: paise,
      filed: z.boolean().meta({ description: 'a filed return has it: it can no longer be cancelled' }),
    }),
  ),
});

const awaited = { missing: z.int(), late: z.int() };

export const returnAnswer = z.object({
  state: taxState,
  gstin: z.string(),
  period,
  name: z.string().meta({ description: 'October 2026' }),
  form: z
    .enum(['gstr1', 'iff'])
    .meta({ description: 'iff: a month of a firm that files quarterly, B2B and CDNR alone' }),
  frequency: z.enum(['monthly', 'quarterly']),
  before: period,
  after: period,
  due: date,
  revision: z.int().meta({ description: 'POST …/filed names it: what changed since is noticed' }),
  sections: z.object({
    b2b: section,
    b2cl: section,
    b2cs: section,
    exp: section,
    cdnr: section,
    cdnur: section,
    hsnB2b: hsnSection,
    hsnB2c: hsnSection,
    documents: z.object({ runs: z.array(numberRun), total: z.int(), cancelled: z.int(), net: z.int() }),
  }),
  errors: z.array(returnError).meta({ description: 'of documents that are left out; at most 1,000' }),
  leftOut: z
    .object({ ...sums, documents: z.int() })
    .meta({ description: 'the documents with errors: they are in no file' }),
  inIff: section.meta({ description: 'of a quarter: what the IFFs of its first months reported; in tables 12 and 13' }),
  withIrn: section.meta({ description: 'in B2B, EXP and the notes with an IRN: the portal fills them in itself' }),
  gstr3b: z
    .object({
      outward: z.object(sums),
      zeroRated: z.object(sums).meta({ description: 'exports and supplies to an SEZ; not in outward' }),
      unregistered: z.array(z.object({ place: z.string(), taxable: paise, igst: paise })),
    })
    .meta({ description: 'tables 3.1(a), 3.1(b) and 3.2 of GSTR-3B' }),
  carried: z.int().meta({ description: 'documents of earlier periods that this return has or leaves out' }),
  begun: z.boolean().meta({
    description:
      'the registration has documents here of this period, or of an earlier one; before, its returns are made elsewhere',
  }),
  earlier: z
    .string()
    .nullable()
    .meta({ description: 'the period before it when that is not marked as filed: the portal wants it first' }),
  irns: z
    .object({
      ...awaited,
      others: z
        .array(z.object({ period: z.string(), name: z.string(), ...awaited }))
        .meta({ description: 'the other periods of the registration that have some, the oldest first' }),
    })
    .meta({ description: 'documents that need an IRN and have none; late: the portal no longer accepts them' }),
  withoutBill: z
    .object({ count: z.int(), first: z.array(z.object({ id: z.string(), number: z.string() })) })
    .meta({ description: 'exports of goods whose shipping bill is not known; the first 20 of them' }),
  checks: z.array(check),
  filed: filed.nullable(),
  differences: z
    .array(difference)
    .meta({ description: 'of a reopened period that has an ARN: what differs from what was filed' }),
  overCredited: z.array(overCredited).meta({
    description:
      'invoices of the registration whose credit notes take back more than they came to; an earlier release let them',
  }),
});

export type ReturnAnswer = z.infer<typeof returnAnswer>;

export const returnCall = {
  method: 'GET',
  path: paths.return,
  who: 'staff',
  mayBeRecent: true,
  summary:
    'GSTR-1 of a period: its sections, what is wrong with which document, its own checks, and whether it is filed',
  params: returnParams,
  answers: { 200: json('The return', returnAnswer), ...refusals(401, 404, 422, 503) },
} satisfies Call;

const returnRow = z.object({
  document: z.string().meta({ description: 'its id; its page is /document/{id}' }),
  kind: z.enum(['tax', 'credit']),
  number: z.string(),
  date,
  buyerName: z.string(),
  gstin: z.string(),
  place: z.string().meta({ description: 'the code of the place of supply' }),
  cancelled: z.boolean(),
  carried: z.boolean(),
  ...sums,
});

export type ReturnRow = z.infer<typeof returnRow>;

export const returnDocumentsCall = {
  method: 'GET',
  path: paths.returnDocuments,
  who: 'staff',
  mayBeRecent: true,
  summary: 'The documents behind a figure of a return, in the order of issue',
  params: returnParams,
  query: z.object({
    section: z.enum(returnFigures).meta({ description: 'the figure' }),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    size: z.coerce.number().int().min(1).max(100).default(50),
  }),
  answers: {
    200: json('A page of them', z.array(returnRow), { 'X-Total-Count': 'how many there are' }),
    ...refusals(401, 404, 422, 503),
  },
} satisfies Call;
