import { z } from 'zod';
import { proFormaStates } from '#domain/documents/pro-forma-state.ts';
import { invoiceKinds } from '#domain/invoices/invoice-kinds.ts';
import { type Call, json } from './call.ts';
import { createCustomerCall } from './customers.ts';
import { day } from './fields/day.ts';
import { taxState, taxStateOrAll } from './fields/tax-state.ts';
import { paths } from './paths.ts';
import { refusals } from './refusals.ts';

const id = { id: 'the customer' };
const paise = z.int().meta({ description: 'paise' });
const date = z.string().meta({ description: 'YYYY-MM-DD' });

const ledgerDocument = z.object({
  id: z.string(),
  kind: z.enum(invoiceKinds),
  taxState: taxState,
  number: z.string(),
  date,
});

const ledgerEntry = ledgerDocument.extend({
  kind: z.enum(['tax', 'credit', 'opening', 'receipt', 'refund', 'settlement']),
  cancelled: z.boolean().meta({
    description: 'it takes back a receipt, refund or settlement on the day on which it was cancelled',
  }),
  ended: z.boolean().meta({ description: 'the receipt, refund or settlement was cancelled, on this line or since' }),
  what: z.string().meta({ description: 'in words' }),
  note: z.string(),
  due: z.string().meta({ description: 'of a debt, YYYY-MM-DD; else ""' }),
  amount: paise.meta({ description: 'below zero for what the customer paid or was credited; 0 for a set-off' }),
  tds: paise.meta({ description: 'the part of a receipt that was held back' }),
  counts: z.boolean().meta({
    description: 'false: the balance leaves it out, because it is of before money was kept here, or of an own branch',
  }),
  balance: paise.meta({ description: 'after this entry' }),
});

const ledgerProForma = ledgerDocument.extend({
  payable: paise,
  state: z.enum(proFormaStates),
  validUntil: date.nullable(),
  left: paise.meta({ description: 'what an invoice of the rest would come to; 0 when the buyer has declined' }),
  enquiry: z
    .object({
      id: z.string(),
      receivedAt: z.string().meta({ description: 'the instant, ISO UTC' }),
      pictures: z.int().meta({ description: 'how many were selected' }),
    })
    .nullable()
    .meta({ description: 'from which it was made' }),
});

const ledgerChallan = ledgerDocument.extend({
  payable: paise,
  purposeText: z.string(),
  isOpen: z.boolean(),
  left: paise.meta({ description: 'what an invoice of the rest would come to; 0 when nothing is open' }),
  lastDay: date.nullable().meta({ description: 'by law, while it is open' }),
  warning: z.enum(['soon', 'over']).nullable(),
});

const ledgerAnswer = z.object({
  opening: paise.meta({ description: 'the balance before `from`, in paise' }),
  closing: paise,
  billed: paise.meta({ description: 'tax invoices of the period, in paise' }),
  credited: paise.meta({ description: 'credit notes of the period, in paise' }),
  received: paise.meta({
    description: 'what came, TDS included, less what was paid back and cancelled since, in paise',
  }),
  count: z.int(),
  entries: z.array(ledgerEntry),
  proFormas: z.array(ledgerProForma).meta({ description: 'the newest of the period' }),
  challans: z.array(ledgerChallan).meta({ description: 'the newest of the period' }),
});

export type LedgerAnswer = z.infer<typeof ledgerAnswer>;

export const customerLedgerCall = {
  method: 'GET',
  path: paths.customerLedger,
  who: 'staff',
  mayBeRecent: true,
  summary:
    'The account of a customer with the running balance: tax invoices, credit notes, opening bills, receipts, refunds and settlements',
  params: id,
  query: z.object({
    state: taxStateOrAll,
    from: day,
    to: day,
    what: z.enum(['all', 'documents']).default('all').meta({
      description: 'documents: tax invoices and credit notes alone, as if no money had come',
    }),
    order: z.enum(['oldest', 'newest']).default('oldest').meta({ description: 'which entries come first' }),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    size: z.coerce.number().int().min(1).max(100).default(50),
  }),
  answers: {
    200: json('A page of the ledger', ledgerAnswer, { 'X-Total-Count': 'how many entries the period has' }),
    ...refusals(401, 404, 422),
  },
} satisfies Call;

const lastPrice = z.object({
  document: ledgerDocument,
  rate: paise.meta({ description: 'per unit, in paise, before the discount' }),
  unit: z.string(),
  discount: z.string().meta({ description: 'as it was typed: 5% or 120.00; "" without one' }),
});

export type LastPriceAnswer = z.infer<typeof lastPrice>;

export const lastPricesCall = {
  method: 'GET',
  path: paths.lastPrices,
  who: 'staff',
  summary: 'The last prices of a product in tax invoices for a customer, newest first',
  params: id,
  query: z.object({ product: z.string().max(100) }),
  answers: { 200: json('At most 3', z.array(lastPrice)), ...refusals(401, 422) },
} satisfies Call;

const unknownBuyer = z.object({
  buyer: z.string().meta({ description: 'names the buyer when it is added' }),
  name: z.string(),
  gstin: z.string().meta({ description: '"" when the documents show none' }),
  place: z.string(),
  pin: z.string(),
  addresses: z.array(z.string()).meta({ description: 'its spellings on the newest documents' }),
  documents: z.int(),
  billed: paise.meta({ description: 'tax invoices less credit notes, in paise' }),
  firstDate: date,
  lastDate: date,
  likely: z.boolean().meta({ description: 'it has a GSTIN, or bought more than once' }),
});

const unknownAnswer = z.object({
  buyers: z.array(unknownBuyer),
  count: z.int(),
  likely: z.int().meta({ description: 'how many of them are likely' }),
  documents: z.int().meta({ description: 'of all of them' }),
});

export type UnknownBuyersAnswer = z.infer<typeof unknownAnswer>;

export const unknownBuyersCall = {
  method: 'GET',
  path: paths.unknownBuyers,
  who: 'staff',
  summary: 'The buyers of issued documents who are in no book: the likely ones first, then by what they were billed',
  query: z.object({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    size: z.coerce.number().int().min(1).max(100).default(50),
  }),
  answers: { 200: json('A page of them', unknownAnswer), ...refusals(401, 422) },
} satisfies Call;

const addedAnswer = z.object({
  customers: z.array(
    z.object({
      buyer: z.string(),
      id: z.string().nullable().meta({ description: 'the new customer; null when the buyer was refused' }),
      name: z.string(),
      message: z.string().meta({ description: 'why it was refused; "" when it was added' }),
      problems: z.array(z.object({ field: z.string(), message: z.string() })),
    }),
  ),
});

export type AddedBuyersAnswer = z.infer<typeof addedAnswer>;

export const addBuyersCall = {
  method: 'POST',
  path: paths.unknownBuyers,
  who: 'staff',
  summary: 'Add buyers of issued documents to the book, with their documents; a refused one does not stop the others',
  accepts: ['application/json'],
  headers: { 'Idempotency-Key': 'A UUID. The same key adds each buyer once.' },
  body: z.object({
    customers: z
      .array(createCustomerCall.body.extend({ buyer: z.string().min(1).max(100) }))
      .min(1)
      .max(200),
  }),
  answers: { 200: json('What became of each', addedAnswer), ...refusals(400, 401, 413, 415, 422) },
} satisfies Call;
