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
        gst: z.string().meta({ description: 'percent' }),
        discount: z.string().optional(),
        withoutGst: z.string().optional().meta({ description: 'yes for a row of a note without GST' }),
      }),
    )
    .meta({ description: 'the rows of those notes' }),
});

/** An invoice that this shop did not issue, and whose value staff have said. */
export const invoiceBeforeShop = z.object({
  number: z.string(),
  date: z.string().meta({ description: 'blank when nobody has said it' }),
  value: z.int().meta({ description: 'paise: what it came to, as a supplement of one of its notes says' }),
  credited: z.int().meta({ description: 'paise, taxable value and tax of its valid credit notes, before Round Off' }),
  saidIn: z
    .object({
      number: z.string(),
      filed: z.string().nullable().meta({ description: 'the period of the filed return that has that note' }),
    })
    .meta({ description: 'the credit note whose supplement says the value' }),
  isSure: z.boolean().meta({ description: 'false when the note may be of another invoice of this number' }),
});
