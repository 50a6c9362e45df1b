import { z } from 'zod';
import { type Call, json } from './call.ts';
import { paths } from './paths.ts';
import { refusals } from './refusals.ts';

export const getCustomerRecordsCall = {
  method: 'GET',
  path: paths.getCustomerRecords,
  who: 'staff',
  summary: 'Addresses that documents were issued to, whose words begin with the typed ones',
  params: {
    field: 'buyerAddress or consigneeAddress',
    typedText: { description: 'what is typed; fewer than 4 characters find nothing', longest: 2000 },
  },
  answers: {
    200: json('At most 10, most used first, then newest', z.array(z.string())),
    ...refusals(401, 404, 429),
  },
} satisfies Call;
