import { z } from 'zod';
import { transportModes } from '#domain/eway/transport-modes.ts';
import { type Call, json } from '../call.ts';
import { day } from '../fields/day.ts';
import { stateText } from '../fields/tax-state.ts';
import { paths } from '../paths.ts';
import { refusal, refusals } from '../refusals.ts';

const paise = z.int().meta({ description: 'paise' });
const short = z.string().max(200).default('');
const modes = transportModes.map(({ value }) => value);

const transport = z.object({
  mode: z
    .enum([...modes, ''])
    .default('')
    .meta({ description: '"": the transporter says it at the portal' }),
  distance: z.number().default(0).meta({ description: 'kilometres; 0: the portal finds it' }),
  vehicle: short,
  overDimensional: z.boolean().default(false).meta({ description: 'the load needs a larger vehicle: a day for 20 km' }),
  transporterId: short.meta({ description: 'a GSTIN or an enrolment id' }),
  transporterName: short,
  transportDoc: short,
  transportDate: day,
  shipToGstin: short.meta({ description: 'of a place that is not the buyer’s; URP where it has none' }),
  pin: short.meta({ description: 'of the place of delivery, where the address does not say it' }),
  place: short.meta({ description: 'likewise its town' }),
});

const place = z.object({ code: z.string(), name: z.string() });

const bill = z.object({
  number: z.string().meta({ description: '12 digits' }),
  madeAt: z.string().meta({ description: 'the instant, ISO UTC' }),
  validUntil: z.string().meta({ description: 'YYYY-MM-DD, its last day; "" while the portal waits for Part B' }),
  cancelled: z.object({ at: z.string(), reason: z.string(), by: z.string() }).nullable(),
});

const ewayAnswer = z.object({
  version: z.int().meta({ description: 'a change names the version that it was made from' }),
  transport,
  required: z
    .boolean()
    .nullable()
    .meta({ description: 'whether the law wants a bill; null: the delivery address shows no state' }),
  limit: paise.nullable().meta({ description: 'it wants one above this; null: at no value' }),
  limitNote: z
    .string()
    .meta({ description: 'what the value alone does not say of the limit, for the screen; "" for nothing' }),
  from: place,
  to: place.nullable(),
  fromPin: z.string(),
  toPin: z.string(),
  shippedElsewhere: z.boolean().meta({ description: 'to a place of somebody else: its GSTIN or URP is needed' }),
  consignment: z.object({
    taxable: paise,
    cgst: paise,
    sgst: paise,
    igst: paise,
    roundOff: paise,
    value: paise.meta({ description: 'of the goods with tax and freight; services of their own are left out' }),
    hasCharges: z.boolean(),
    hasServices: z.boolean(),
  }),
  movedOn: z.string().meta({
    description: 'the challan that carried goods of the invoice: they are not in the consignment; "": none did',
  }),
  problems: z
    .array(z.object({ field: z.string(), message: z.string() }))
    .meta({ description: 'why the portal would refuse the file' }),
  bills: z.array(bill).meta({ description: 'newest first; at most one stands' }),
});

export type EwayRecordAnswer = z.infer<typeof ewayAnswer>;

const id = { id: 'the id of a tax invoice or a challan' };

export const readEwayCall = {
  method: 'GET',
  path: paths.documentEway,
  who: 'staff',
  summary: 'Whether the law wants an e-way bill, what is known about the transport, and the bills',
  params: id,
  answers: {
    200: json('What is known', ewayAnswer),
    ...refusals(401, 404),
    409: refusal('It is no tax invoice and no challan.'),
  },
} satisfies Call;

export const saveEwayCall = {
  method: 'POST',
  path: paths.documentEway,
  who: 'staff',
  summary: 'Say how the goods of a tax invoice or a challan move',
  params: id,
  accepts: ['application/json'],
  body: z.object({ version: z.int().min(0), transport }),
  answers: {
    200: json('What is known now', ewayAnswer),
    ...refusals(400, 401, 404, 413, 415, 422),
    409: refusal('Somebody has changed it meanwhile, or it is cancelled; the message says which.'),
  },
} satisfies Call;

export const cancelledEwayCall = {
  method: 'POST',
  path: paths.documentEwayCancelled,
  who: 'staff',
  summary: 'Say that the portal has cancelled the e-way bill of a document',
  params: id,
  accepts: ['application/json'],
  body: z.object({
    cancelledAt: z.string().max(40).meta({ description: 'an ISO instant, or Indian time as 2026-11-17 15:20' }),
    reason: z.string().max(200).default(''),
  }),
  answers: {
    200: json('What is known now', ewayAnswer),
    ...refusals(400, 401, 404, 413, 415, 422),
    409: refusal('It has no valid e-way bill.'),
  },
} satisfies Call;

const lackingRow = z.object({
  document: z.string().meta({ description: 'its id' }),
  number: z.string(),
  date: z.string(),
  buyerName: z.string(),
  value: paise.meta({ description: 'of the goods with tax and freight' }),
  to: z.string().meta({ description: 'the state of delivery; "" when the address does not show it' }),
  lacks: z.enum(['bill', 'part-b']).meta({ description: 'part-b: the bill is made, the portal waits for the vehicle' }),
  problems: z
    .array(z.object({ field: z.string(), message: z.string() }))
    .meta({ description: 'why it can be in no file now; [] when it can' }),
});

export type LackingEwayRow = z.infer<typeof lackingRow>;

const lackingAnswer = z.object({
  bills: z.int().meta({ description: 'how many of the listed lack a bill' }),
  vehicles: z.int().meta({ description: 'how many have one that waits for Part B' }),
  more: z.boolean().meta({ description: 'the list was cut at 250: older documents lack a part, too' }),
  rows: z.array(lackingRow).meta({ description: '[] with totals=only' }),
});

export type LackingEwayAnswer = z.infer<typeof lackingAnswer>;

export const lackingEwayCall = {
  method: 'GET',
  path: paths.ewayLacking,
  who: 'staff',
  mayBeRecent: true,
  summary:
    'Tax invoices and challans of a registration that need an e-way bill and lack it or its Part B, newest first',
  params: { state: stateText },
  query: z.object({ totals: z.enum(['only', '']).default('') }),
  answers: { 200: json('At most 250, of the days that the portal takes', lackingAnswer), ...refusals(401, 404) },
} satisfies Call;

export const ewayFileCall = {
  method: 'POST',
  path: paths.ewayFile,
  who: 'staff',
  summary:
    'The file for ‘Generate Bulk’ at the e-way bill portal. With a problem there is no file, and every problem is listed',
  accepts: ['application/json'],
  body: z.object({
    documents: z.array(z.string().max(100)).min(1).max(500).meta({ description: 'ids of tax invoices and challans' }),
  }),
  answers: {
    200: { description: 'version and billLists, as the portal reads them', type: 'application/json' },
    ...refusals(400, 401, 404, 409, 413, 415, 422),
  },
} satisfies Call;

const answeredRow = z.object({
  document: z.string(),
  id: z.string().nullable(),
  number: z.string(),
  what: z.enum(['taken', 'changed', 'same', 'refused']),
  message: z.string().meta({ description: 'why it was refused; else ""' }),
});

export type EwayAnsweredRow = z.infer<typeof answeredRow>;

export const ewayAnswersCall = {
  method: 'POST',
  path: paths.ewayAnswers,
  who: 'staff',
  summary:
    'Take in what the portal answered: its JSON, a workbook or CSV file, or the numbers as JSON: [{document, number, madeAt, validUntil}], with docType INV or CHL where both have the number. Row by row: the good ones count, also beside refused ones',
  accepts: ['multipart/form-data', 'text/plain', 'application/json'],
  streamed: true,
  body: z.object({ file: z.string().meta({ format: 'binary' }) }),
  answers: {
    200: json('What became of each row', z.array(answeredRow)),
    ...refusals(400, 401, 408, 409, 413, 415, 422, 429, 503),
  },
} satisfies Call;
