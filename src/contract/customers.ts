import { z } from 'zod';
import { customerLanguages } from '#domain/customers/customer.ts';
import { customerLimits } from '#domain/customers/customer-problems.ts';
import { type Call, json } from './call.ts';
import { paths } from './paths.ts';
import { ageingAnswer } from './receivables/outstanding.ts';
import { refusals } from './refusals.ts';

/** The limit is only documented here: `customerProblems` checks it, so that the refusal has the form's own words. */
function typed(field: keyof typeof customerLimits) {
  return z.string().default('').meta({ maxLength: customerLimits[field] });
}

const mark = z.enum(['', 'yes']).meta({ description: 'yes: a unit or a developer of a special economic zone' });

const fields = {
  gstin: typed('gstin'),
  billingAddress: typed('billingAddress').meta({
    description: 'the block as it is printed; its first line is the name',
  }),
  deliveryAddresses: z.array(typed('deliveryAddresses')).max(50).default([]),
  place: typed('place').meta({ description: 'blank: read from the billing address' }),
  pin: typed('pin').meta({ description: 'blank: read from the billing address' }),
  contactPerson: typed('contactPerson'),
  phone: typed('phone'),
  email: typed('email'),
  language: z.enum(customerLanguages).default('en'),
  creditDays: z.number().default(0).meta({ description: 'a whole number from 0 to 180' }),
  tallyName: typed('tallyName').meta({ description: 'blank: the name' }),
  note: typed('note'),
  sez: mark.default(''),
};

const instant = z.string().meta({ description: 'ISO UTC' });

const customerAnswer = z.object({
  id: z.string(),
  version: z.int().meta({ description: 'a change names the version that it was made from' }),
  name: z.string(),
  gstin: z.string(),
  billingAddress: z.string(),
  deliveryAddresses: z.array(z.string()),
  place: z.string(),
  pin: z.string(),
  stateCode: z.string().meta({ description: 'of the GSTIN, else of the address; "" when neither shows it' }),
  contactPerson: z.string(),
  phone: z.string(),
  email: z.string(),
  language: z.enum(customerLanguages),
  creditDays: z.int(),
  tallyName: z.string(),
  note: z.string(),
  sez: z.enum(['', 'yes']),
  archivedAt: instant.nullable(),
  mergedInto: z.string().nullable().meta({ description: 'the customer that took over its documents' }),
  createdAt: instant,
  createdBy: z.string(),
  changedAt: instant,
  changedBy: z.string(),
});

export type CustomerAnswer = z.infer<typeof customerAnswer>;

/** What a customer owes today. */
const debt = {
  balance: z.int().meta({ description: 'what is owed less the advances, in paise' }),
  overdue: z.int().meta({ description: 'what is past its due date, in paise' }),
  overdueSince: z.string().meta({ description: 'the oldest due date of that, YYYY-MM-DD; "" when nothing is overdue' }),
};

export const suggestedCustomer = customerAnswer.extend(debt);

export type SuggestedCustomer = z.infer<typeof suggestedCustomer>;

/** Also in the list. */
export const billedOfYear = z
  .int()
  .meta({ description: 'tax invoices less credit notes of this financial year, in paise' });

const oneCustomer = suggestedCustomer.extend({ ageing: ageingAnswer, billed: billedOfYear });

export type OneCustomer = z.infer<typeof oneCustomer>;

const warning = z.object({
  field: z.string(),
  message: z.string(),
  customer: z.object({ id: z.string(), name: z.string() }).meta({ description: 'the one that may be the same' }),
});

const savedAnswer = z.object({
  customer: customerAnswer.nullable().meta({ description: 'null with preview' }),
  warnings: z.array(warning),
});

export type SavedCustomer = z.infer<typeof savedAnswer>;

const taken = { Customer: 'with 409 for a GSTIN: the id of the customer that has it' };
const preview = z.object({
  preview: z.enum(['1', '']).default('').meta({ description: '1: check only, and store nothing' }),
});

export const customerSuggestCall = {
  method: 'GET',
  path: paths.customerSuggest,
  who: 'staff',
  summary: 'Live customers whose words begin with the typed ones',
  query: z.object({
    q: z.string().max(2000).default('').meta({ description: 'fewer than 2 characters find nothing' }),
  }),
  answers: { 200: json('At most 10', z.array(suggestedCustomer)), ...refusals(401, 422) },
} satisfies Call;

const id = { id: 'the customer' };

export const customerCall = {
  method: 'GET',
  path: paths.customer,
  who: 'staff',
  summary: 'A customer, and what it owes today by age',
  params: id,
  answers: { 200: json('The customer', oneCustomer), ...refusals(401, 404) },
} satisfies Call;

export const createCustomerCall = {
  method: 'POST',
  path: paths.customerList,
  who: 'staff',
  summary: 'Add a customer; the warnings name customers that may be the same',
  accepts: ['application/json'],
  headers: {
    'Idempotency-Key':
      'A UUID. The same key and body return the same customer again. Another body with the same key gives 409.',
  },
  query: preview,
  body: z.object(fields),
  answers: {
    200: json('With preview: the warnings', savedAnswer),
    201: json('The customer', savedAnswer),
    ...withHeaders(refusals(400, 401, 409, 413, 415, 422)),
  },
} satisfies Call;

export const changeCustomerCall = {
  method: 'POST',
  path: paths.customer,
  who: 'staff',
  summary: 'Change a customer: all fields of the version that they were made from',
  params: id,
  accepts: ['application/json'],
  query: preview,
  // A tab or a program from before the mark leaves it as it is.
  body: z.object({ version: z.int().min(1), ...fields, sez: mark.optional() }),
  answers: {
    200: json('The customer as it is now', savedAnswer),
    ...withHeaders(refusals(400, 401, 404, 409, 413, 415, 422)),
  },
} satisfies Call;

export const archiveCustomerCall = {
  method: 'POST',
  path: paths.customerArchive,
  who: 'owner',
  summary: 'Archive a customer, who is then offered no more, or bring it back; nothing is deleted',
  params: id,
  accepts: ['application/json'],
  body: z.object({ archived: z.boolean().default(true) }),
  answers: {
    200: json('The customer as it is now', customerAnswer),
    ...withHeaders(refusals(400, 401, 403, 404, 409, 413, 415, 422)),
  },
} satisfies Call;

export const mergeCustomerCall = {
  method: 'POST',
  path: paths.customerMerge,
  who: 'owner',
  summary:
    'Make two customers one: the documents go to `into`, and this one is archived. The same call again gives the same answer',
  params: id,
  accepts: ['application/json'],
  body: z.object({ into: z.string().max(100) }),
  answers: {
    200: json('The archived customer', customerAnswer),
    ...refusals(400, 401, 403, 404, 409, 413, 415, 422),
  },
} satisfies Call;

function withHeaders(answers: ReturnType<typeof refusals>): ReturnType<typeof refusals> {
  const conflict = answers[409];
  return conflict ? { ...answers, 409: { ...conflict, headers: taken } } : answers;
}
