import { z } from 'zod';
import { type Call, json } from '../call.ts';
import { paths } from '../paths.ts';
import { refusals } from '../refusals.ts';

const hsnCode = z.object({
  code: z.string(),
  words: z.string().meta({ description: 'what it is, without the words of its heading' }),
  heading: z.string().meta({ description: 'the words of its heading; "" for a heading itself' }),
  gst: z.string().meta({ description: 'the rate in percent when it has only one, "" when the goods decide' }),
  rate: z.string().meta({ description: 'the same in words, "" when nothing is known' }),
});

export type HsnCodeAnswer = z.infer<typeof hsnCode>;

export const hsnCodesCall = {
  method: 'GET',
  path: paths.hsnCodes,
  who: 'staff',
  summary:
    "Codes of GSTN's list of goods and services that have not ended, by their first digits or by words; for digits of none, the nearest of their heading",
  query: z.object({ q: z.string().max(200).default('') }),
  answers: {
    200: json('At most 60, those of this trade first', z.array(hsnCode)),
    ...refusals(401, 422),
  },
} satisfies Call;
