import { z } from 'zod';
import { challanPurposeNames } from '#domain/challans/challan-purposes.ts';
import { challanStates } from '#domain/challans/challan-standing.ts';
import { longestDeclineReason } from '#domain/documents/decline-problem.ts';
import { proFormaStates } from '#domain/documents/pro-forma-state.ts';
import { invoiceKinds } from '#domain/invoices/invoice-kinds.ts';
import { type Call, json } from './call.ts';
import { companyBody } from './company.ts';
import { reckonedWall } from './fields/measures.ts';
import { taxState } from './fields/tax-state.ts';
import { invoiceRecord } from './invoices.ts';
import { paths } from './paths.ts';
import { allocationAnswer } from './receivables/vouchers.ts';
import { refusal, refusals } from './refusals.ts';
import { sentAndReported } from './returns/sent-and-reported.ts';

const instant = z.string().meta({ description: 'the instant, ISO UTC' });
const day = z.string().meta({ description: 'YYYY-MM-DD' });
const paise = z.int().meta({ description: 'paise' });
const thousandths = z.int().meta({ description: 'thousandths' });

/** Another document of the chain. */
export const linkedDocument = z.object({
  id: z.string(),
  kind: z.enum(invoiceKinds),
  refnum: z.string(),
  date: z.string().meta({ description: 'YYYY-MM-DD' }),
  payable: z.int().meta({ description: 'paise' }),
  cancelled: z.boolean(),
});

const enquiryOrigin = z.object({
  kind: z.literal('enquiry'),
  id: z.string(),
  name: z.string().meta({ description: '"" when the visitor gave none' }),
  receivedAt: instant,
  pictures: z.int().meta({ description: 'how many were selected' }),
});

const documentOrigin = z.object({
  kind: z.literal('document'),
  document: linkedDocument.extend({
    state: z.enum(proFormaStates).nullable().meta({ description: 'of a pro-forma' }),
  }),
});

const descendant = linkedDocument.extend({
  rows: z
    .array(z.object({ row: z.int(), quantity: thousandths }))
    .meta({ description: 'the rows of the asked document that it invoices' }),
});

const recordRow = z.object({
  row: z.int().meta({ description: 'its number on the wire, as in productname3' }),
  product: z.string(),
  description: z.string(),
  unit: z.string(),
  rate: paise,
  gst: z.int().meta({ description: 'basis points' }),
  quantity: thousandths,
  invoiced: thousandths.meta({ description: 'of a pro-forma or a challan: in valid tax invoices made from it' }),
  cameBack: thousandths.meta({ description: 'of a challan' }),
  left: thousandths.meta({ description: 'quantity less invoiced and come back, never below zero' }),
});

const declined = z.object({ reason: z.string(), at: instant, by: z.string() });

const cameBack = z.object({
  line: z.int().meta({ description: 'its audit line, by which it is taken back' }),
  date: day,
  remark: z.string(),
  at: instant,
  by: z.string(),
  rows: z.array(z.object({ row: z.int(), quantity: thousandths })),
  undone: z
    .object({ at: instant, by: z.string() })
    .nullable()
    .meta({ description: 'it was a mistake, and counts no more' }),
});

const challanFacts = z.object({
  purpose: z.enum(challanPurposeNames),
  purposeText: z.string().meta({ description: 'as it is printed' }),
  state: z.enum(challanStates),
  isOpen: z.boolean().meta({ description: 'something of it is still to be invoiced or to come back' }),
  lastDay: day.nullable().meta({ description: 'by law: six months on approval, a year for job work' }),
  days: z.int().nullable().meta({ description: 'to the last day; below zero when it is over' }),
  warning: z.enum(['soon', 'over']).nullable(),
  closed: declined.nullable().meta({ description: 'staff said that nothing more is awaited' }),
  leftTaxable: paise,
  leftPayable: paise,
  cameBack: z.array(cameBack).meta({ description: 'oldest first' }),
});

export const documentRecord = invoiceRecord.extend({
  kind: z.enum(invoiceKinds),
  taxState: taxState,
  date: day,
  buyerName: z.string(),
  issuedBy: z.string(),
  specimen: z.boolean(),
  place: z.string().meta({ description: 'the code of its place of supply, as it was issued; "" when it is not known' }),
  paper: companyBody.nullable().meta({ description: 'the company record then in force, to preview the paper' }),
  origin: z.union([enquiryOrigin, documentOrigin]).nullable(),
  ...sentAndReported,
  descendants: z.array(descendant).meta({ description: 'what was made from it, and its credit notes; oldest first' }),
  customer: z.object({ id: z.string(), name: z.string() }).nullable(),
  customerVersion: z.int().meta({ description: 'a change of the customer names the version that it was made from' }),
  proForma: z
    .object({
      state: z.enum(proFormaStates),
      validUntil: day.nullable(),
      declined: declined.nullable(),
      leftTaxable: paise.meta({ description: 'taxable value of what is left' }),
      leftPayable: paise.meta({ description: 'the same with tax, rounded as a document is' }),
    })
    .nullable()
    .meta({ description: 'null for other kinds' }),
  challan: challanFacts.nullable().meta({ description: 'null for other kinds' }),
  money: z
    .object({
      due: day.meta({ description: 'the last day to pay, YYYY-MM-DD; of a credit note its date' }),
      open: paise.meta({ description: 'what is owed of it; of a credit note what is left, an advance' }),
      allocations: z.array(allocationAnswer).meta({ description: 'what paid it, or what it pays; ended ones too' }),
    })
    .nullable()
    .meta({ description: 'null when nobody owes it: a pro-forma, an own branch, of before money was kept here' }),
  leftToCredit: paise
    .nullable()
    .meta({ description: 'of a valid tax invoice: the taxable value that credit notes have left; null otherwise' }),
  rows: z.array(recordRow),
  copies: z.array(z.string()).meta({ description: 'what POST /api/downloadInvoice?copy= offers for it' }),
  history: z
    .array(z.object({ line: z.int().nullable(), at: instant, who: z.string(), words: z.string() }))
    .meta({ description: 'the audit log about it in words, oldest first' }),
});

export type DocumentRecord = z.infer<typeof documentRecord>;

const id = { id: 'the id of the document' };

export const documentRecordCall = {
  method: 'GET',
  path: paths.documentRecord,
  who: 'staff',
  summary: 'A document with what it was made from, what came of it, and its history in words',
  params: id,
  answers: { 200: json('The document', documentRecord), ...refusals(401, 404) },
} satisfies Call;

export const declineCall = {
  method: 'POST',
  path: paths.documentDecline,
  who: 'staff',
  summary: 'Say that the buyer declined a pro-forma, or that nothing more of a challan is awaited, with the reason',
  params: id,
  accepts: ['application/json'],
  body: z.object({ reason: z.string().max(longestDeclineReason * 4) }),
  answers: {
    200: json('The document as it is now', documentRecord),
    ...refusals(400, 401, 404, 413, 415, 422),
    409: refusal('It is declined already, cancelled or wholly invoiced; the message says which.'),
  },
} satisfies Call;

export const documentCustomerCall = {
  method: 'POST',
  path: paths.documentCustomer,
  who: 'staff',
  summary: 'Say whose document it is; the paper stays as it is',
  params: id,
  accepts: ['application/json'],
  body: z.object({
    customer: z.string().max(100).nullable().meta({ description: 'the id of a customer; null for nobody' }),
    version: z.int().min(1).meta({ description: 'customerVersion of the document' }),
  }),
  answers: {
    200: json('The document as it is now', documentRecord),
    ...refusals(400, 401, 404, 413, 415, 422),
    409: refusal('Somebody has changed it meanwhile, or the customer is archived; the message says which.'),
  },
} satisfies Call;

export const takeBackDeclineCall = {
  method: 'DELETE',
  path: paths.documentDecline,
  who: 'staff',
  summary: 'Take back that a pro-forma was declined or a challan closed',
  params: id,
  answers: {
    200: json('The document as it is now', documentRecord),
    ...refusals(401, 404),
    409: refusal('It is not declined.'),
  },
} satisfies Call;

const nextDraft = z.object({
  input: z.record(z.string(), z.string()).meta({
    description: 'the body for POST /api/generateInvoice, with from and fromRowN: today’s dates, per row what is left',
  }),
  rows: z
    .array(
      z.object({
        row: z.int(),
        quantity: z.string(),
        unit: z.string(),
        measuredFrom: z.array(reckonedWall).meta({ description: 'the walls that come to this quantity' }),
      }),
    )
    .meta({ description: 'of an enquiry, the rows for which the visitor measured walls' }),
  origin: z.union([enquiryOrigin, documentOrigin]),
  remarks: z
    .array(z.object({ field: z.string(), message: z.string() }))
    .meta({ description: 'what to look at before issuing, such as a GST rate that is not in force today' }),
});

export type NextDraft = z.infer<typeof nextDraft>;

export const nextDraftCall = {
  method: 'GET',
  path: paths.nextDraft,
  who: 'staff',
  summary: 'What the form begins with when a document is made from another, or from an enquiry',
  params: { id: 'the id of a document or an enquiry' },
  query: z.object({
    kind: z.enum(invoiceKinds).optional().meta({
      description:
        'absent: what usually follows: pro of an enquiry, tax of a pro-forma or a challan, credit of an invoice',
    }),
  }),
  answers: {
    200: json('The fields of the form', nextDraft),
    ...refusals(401, 404, 422),
    409: refusal(
      'Nothing can be made from it: it is cancelled, declined, or wholly invoiced or credited; the message says which.',
    ),
  },
} satisfies Call;

const openProFormas = z.object({
  count: z.int(),
  value: paise.meta({ description: 'of what is not yet invoiced, with tax' }),
  next: z
    .object({ id: z.string(), refnum: z.string(), validUntil: day })
    .nullable()
    .meta({ description: 'the one that lapses first' }),
});

export type OpenProFormas = z.infer<typeof openProFormas>;

export const openProFormasCall = {
  method: 'GET',
  path: paths.openProFormas,
  who: 'staff',
  mayBeRecent: true,
  summary: 'How many pro-formas are open or invoiced in part, and what they come to',
  answers: { 200: json('The open pro-formas', openProFormas), ...refusals(401) },
} satisfies Call;
