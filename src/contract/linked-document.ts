import { z } from 'zod';
import { invoiceKinds } from '#domain/invoices/invoice-kinds.ts';

/** Another document of the chain. */
export const linkedDocument = z.object({
  id: z.string(),
  kind: z.enum(invoiceKinds),
  refnum: z.string(),
  date: z.string().meta({ description: 'YYYY-MM-DD' }),
  payable: z.int().meta({ description: 'paise' }),
  cancelled: z.boolean(),
});
