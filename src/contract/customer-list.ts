import { z } from 'zod';
import { type Call, json } from './call.ts';
import { billedOfYear, suggestedCustomer } from './customers.ts';
import { paths } from './paths.ts';
import { refusals } from './refusals.ts';

const listedCustomer = suggestedCustomer.extend({
  documents: z.int(),
  billed: billedOfYear,
  lastDate: z.string().meta({ description: 'of the last document, YYYY-MM-DD; "" without one' }),
  lastDocument: z.object({ id: z.string(), number: z.string() }).nullable(),
});

export type ListedCustomer = z.infer<typeof listedCustomer>;

export const customerListCall = {
  method: 'GET',
  path: paths.customerList,
  who: 'staff',
  summary: 'The customers by name; words of q begin words of their name, GSTIN, phone or place',
  query: z.object({
    q: z.string().max(200).default(''),
    archived: z.enum(['true', 'false']).default('false'),
    owes: z
      .enum(['', 'owing', 'overdue'])
      .default('')
      .meta({ description: 'only those who owe more than their advances, or owe something past its due date' }),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    size: z.coerce.number().int().min(1).max(100).default(50),
  }),
  answers: {
    200: json('A page of them', z.array(listedCustomer), { 'X-Total-Count': 'how many match' }),
    ...refusals(401, 422),
  },
} satisfies Call;

export const customerExportCall = {
  method: 'GET',
  path: paths.customerExport,
  who: 'staff',
  summary: 'All customers as CSV, by name, archived ones too',
  answers: {
    200: { description: 'One line per customer, safe from formula injection', type: 'text/csv' },
    ...refusals(401),
  },
} satisfies Call;
