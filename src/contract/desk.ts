import { z } from 'zod';
import type { FormLists } from '#domain/catalogue/form-lists.ts';
import { roles } from '#domain/staff/role.ts';
import { type Call, json } from './call.ts';
import { wish } from './catalogue/products.ts';
import { companyBody } from './company.ts';
import { taxState } from './fields/tax-state.ts';
import { paths } from './paths.ts';
import { refusals } from './refusals.ts';

/** By the states in which the firm has a GSTIN, in its own order. */
function perState<T extends z.ZodType>(value: T) {
  return z.partialRecord(taxState, value);
}

const product = z.object({
  id: z.int(),
  name: z.string(),
  hsn: z.string(),
  unit: z.string(),
  gst: z.string(),
  hidden: z.boolean(),
});

const lists: z.ZodType<FormLists> = z.object({
  products: z.array(product),
  hsnCodes: z.array(z.string()),
  units: z.array(z.object({ value: z.string(), text: z.string(), uqc: z.string() })),
  instead: z.array(z.string()),
});

const deskAnswer = z.object({
  username: z.string(),
  role: z.enum(roles),
  seesFigures: z.boolean().meta({ description: 'an owner, or staff whom the company record lets see Figures' }),
  demo: z.boolean(),
  today: z.string().meta({ description: 'the Indian date, YYYY-MM-DD' }),
  company: z.object({ name: z.string(), registrations: perState(z.object({ gstin: z.string() })) }).nullable(),
  paper: companyBody.nullable().meta({ description: 'the company record, for the preview of the paper' }),
  documentStates: z.array(taxState).meta({
    description: 'the registrations of the firm in its order, then the states that it left and that have documents',
  }),
  endedFilings: perState(z.enum(['monthly', 'quarterly']))
    .optional()
    .meta({
      description: 'how often the firm filed returns in each state that it has left; absent where it has left none',
    }),
  closed: perState(z.array(z.string())).optional().meta({
    description:
      'the periods of the last year whose return is filed, by registration: their dates are refused; absent when there are none',
  }),
  nextNumbers: z
    .object({
      tax: perState(z.string()),
      pro: perState(z.string()),
      credit: perState(z.string()),
      challan: perState(z.string()),
    })
    .meta({ description: 'the next number of each series today: a hint, not a promise' }),
  series: z
    .record(
      z.string(),
      z.object({ next: z.string(), last: z.object({ number: z.string(), date: z.string() }).nullable() }),
    )
    .meta({
      description: 'by prefix, of the last, this and the next financial year: the next number, the last document',
    }),
  openCallbacks: z.int().meta({ description: 'the number of open callback requests' }),
  folders: z
    .array(z.object({ folder: z.string(), title: z.string() }))
    .meta({ description: 'the folders of pictures, in the order in which staff choose them' }),
  lists: lists.meta({ description: 'the lists of the invoice form; a hidden product is taken, and not offered' }),
  wishes: z
    .array(wish)
    .meta({ description: 'products that staff asked for and that are neither in the catalogue nor declined' }),
  productHabits: z.record(z.string(), z.object({ unit: z.string(), gst: z.string() })).meta({
    description: 'by product name: unit and GST in the latest tax invoices and pro-formas',
  }),
});

/** `isKept`: without a network it is what the device has kept, and what changes by the hour is not known. */
export type Desk = z.infer<typeof deskAnswer> & { isKept?: true };

export const deskCall = {
  method: 'GET',
  path: paths.desk,
  who: 'staff',
  summary: 'The data that each staff screen starts with: the person, the firm, the date, the next numbers',
  answers: { 200: json('The desk', deskAnswer), ...refusals(401) },
} satisfies Call;
