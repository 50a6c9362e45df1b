import { z } from 'zod';
import { type Company, turnoverBands } from '#domain/company/company.ts';
import { chosenFields } from '#domain/company/compulsory-fields.ts';
import { invoiceKinds } from '#domain/invoices/invoice-kinds.ts';
import { voucherKinds } from '#domain/receivables/voucher.ts';
import { tallyLedgerKeys } from '#domain/tally/tally-ledgers.ts';
import { type Call, json } from './call.ts';
import { taxState } from './fields/tax-state.ts';
import { paths } from './paths.ts';
import { refusals } from './refusals.ts';

const line = z.string().max(300);
/** A data: URL. The whole call takes at most 1 MB. */
const picture = z.string().max(1_000_000);

/** Seven series of a registration a year: enough for five registrations and fifty years. */
const MAX_SERIES = 1_800;

const contact = z.object({
  phones: z.array(line).max(5),
  emails: z.array(line).max(5),
  hours: line,
  offices: z
    .array(
      z.object({
        city: line,
        address: z.array(line).max(8),
        phone: line,
        latitude: z.number().min(-90).max(90),
        longitude: z.number().min(-180).max(180),
      }),
    )
    .max(5),
  companySite: line,
  social: z.object({ network: line, photos: line, microblog: line }),
});

const registration = z.object({
  state: taxState,
  gstin: line,
  address: z.array(line).max(8),
  phone: line,
  email: line,
  upiId: line.optional().meta({ description: 'where buyers pay by UPI' }),
  filing: z
    .enum(['monthly', 'quarterly'])
    .optional()
    .meta({ description: 'how often GSTR-1 is filed; absent: monthly' }),
});

const registrations = z
  .partialRecord(taxState, registration)
  .refine(
    (all) => Object.entries(all).every(([id, { state }]) => id === state),
    'A registration stands under the id of its state.',
  )
  .meta({
    description:
      'by the id of the state, in the order in which the firm wants them; a firm has one registration in a state',
  });

/** The company record, in the format of export and import. */
export const companyBody: z.ZodType<Company> = z.object({
  name: line,
  registrations,
  bank: z.object({ accountName: line, bank: line, accountNumber: line, ifsc: line }).nullable(),
  declaration: z.string().max(2000),
  logo: picture,
  signature: picture,
  signatory: line,
  openingNumbers: z
    .record(z.string().max(20), z.int().min(1))
    .refine(
      (numbers) => Object.keys(numbers).length <= MAX_SERIES,
      `At most ${MAX_SERIES} series can have an opening number.`,
    ),
  moneyKeptFrom: line.optional().meta({ description: 'YYYY-MM-DD: the first day whose invoices are owed here' }),
  eInvoiceFrom: line.optional().meta({
    description: 'YYYY-MM-DD: the first day whose documents to registered buyers need an e-invoice; absent: none does',
  }),
  turnover: z
    .enum(turnoverBands)
    .optional()
    .meta({ description: 'of all registrations together, in crore of rupees a year; absent: up to 5' }),
  compulsoryFields: z
    .array(z.enum(chosenFields))
    .max(chosenFields.length)
    .optional()
    .meta({ description: 'what a document must fill in beside the fields of the law; absent: all of them' }),
  papersWithoutCodes: z.boolean().optional().meta({
    description: 'papers leave out the codes of materials; absent: they stand there as typed',
  }),
  staffSeeFigures: z.boolean().optional().meta({ description: 'staff see Figures too; absent: owners alone' }),
  weeklyLetterTo: z
    .array(line)
    .max(5)
    .optional()
    .meta({ description: 'the mail addresses that get the weekly letter of figures; absent: none' }),
  tallyLedgers: z
    .partialRecord(z.enum(tallyLedgerKeys), line)
    .optional()
    .meta({ description: 'the names of the firm’s ledgers in Tally; an absent one has its usual name' }),
  contact: contact.optional(),
  brochures: z
    .record(z.string().max(100), line)
    .optional()
    .meta({ description: 'the file name of a gallery’s brochure, by the gallery’s folder' }),
});

const companyAnswer = z.object({
  version: z.int().meta({ description: '0 before the first' }),
  savedAt: z.string(),
  savedBy: z.string(),
  company: companyBody.nullable(),
  series: z
    .array(
      z.object({
        kind: z.enum([...invoiceKinds, ...voucherKinds]),
        taxState,
        prefix: z.string(),
        next: z
          .string()
          .nullable()
          .meta({ description: 'its next number; null while it has no document and can get an opening number' }),
      }),
    )
    .meta({ description: 'the series of this financial year' }),
  keptByDefault: z.string().meta({
    description:
      'the first day whose invoices are owed here while the record names none: the day of the upgrade, or ""',
  }),
  galleries: z
    .array(z.object({ folder: z.string(), title: z.string() }))
    .meta({ description: 'the galleries that may have a brochure, in the order of the menu; hidden ones too' }),
});

export type CompanyAnswer = z.infer<typeof companyAnswer>;

export const companyCall = {
  method: 'GET',
  path: paths.companyRecord,
  who: 'owner',
  summary: 'The company record, its version, and which series have begun',
  answers: { 200: json('The record', companyAnswer), ...refusals(401, 403) },
} satisfies Call;

export const saveCompanyCall = {
  method: 'POST',
  path: paths.companyRecord,
  who: 'owner',
  summary: 'Save the next version of the company record; issued documents keep their version',
  accepts: ['application/json'],
  body: z.object({
    onto: z.int().min(0).meta({ description: 'the version that it was changed from' }),
    company: companyBody,
  }),
  answers: { 200: json('The record as it is now', companyAnswer), ...refusals(400, 401, 403, 409, 413, 415, 422, 503) },
} satisfies Call;
