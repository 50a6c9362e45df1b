import { z } from 'zod';
import { jumpKinds } from '#domain/jump/jump-entry.ts';
import { type Call, json } from './call.ts';
import { paths } from './paths.ts';
import { refusals } from './refusals.ts';

const jumpEntry = z.object({
  kind: z
    .enum(jumpKinds)
    .meta({ description: 'tax, pro, credit and challan are documents; receipt, refund and settlement are vouchers' }),
  title: z.string(),
  detail: z.string(),
  path: z.string().meta({ description: 'where it leads, on this site' }),
});

export const jumpCall = {
  method: 'GET',
  path: paths.jump,
  who: 'staff',
  summary:
    'Customers, documents, receipts, refunds, settlements, products, folders of pictures and screens, by the beginnings of words or numbers',
  query: z.object({ q: z.string().max(200).default('') }),
  answers: {
    200: json('At most 12: an exact number first, then each kind, documents newest first', z.array(jumpEntry)),
    ...refusals(401, 422),
  },
} satisfies Call;
