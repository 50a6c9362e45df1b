import { z } from 'zod';

/** The stored tax invoice that a credit note names, and its earlier credit notes. */
export const creditedOriginal = z.object({
  refnum: z.string(),
  date: z.string(),
  data: z.string(),
  payable: z.int().meta({ description: 'paise' }),
  cancelled: z.boolean(),
  credited: z.int().meta({ description: 'paise, taxable value and tax of its valid credit notes, before Round Off' }),
  creditedLines: z
    .array(
      z.object({
        product: z.string(),
        unit: z.string(),
        quantity: z.string(),
        rate: z.string(),
        discount: z.string().optional(),
      }),
    )
    .meta({ description: 'the rows of those notes' }),
});
