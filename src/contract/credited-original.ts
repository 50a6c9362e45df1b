import { z } from 'zod';

/** The tax invoice of ours that a credit note names, and what the notes before took off it. */
export const creditedOriginal = z.object({
  refnum: z.string(),
  date: z.string(),
  data: z.string(),
  payable: z.int().meta({ description: 'paise' }),
  cancelled: z.boolean(),
  credited: z
    .int()
    .meta({ description: 'paise, taxable value and tax of its standing credit notes, before Round Off' }),
  creditedLines: z
    .array(z.object({ product: z.string(), unit: z.string(), quantity: z.string(), rate: z.string() }))
    .meta({ description: 'the rows of those notes' }),
});
