import { z } from 'zod';
import { languages } from '#domain/text/language.ts';
import { type Call, json } from '../call.ts';
import { paths } from '../paths.ts';
import { refusals } from '../refusals.ts';
import { PICTURES_SHOWN } from './search-address.ts';

const searchItem = z.object({
  id: z.int(),
  name: z.string(),
  link: z.string().meta({ description: 'its gallery, in the language of the search' }),
  lang: z.enum(languages).meta({ description: 'of the name' }),
  alsoCalled: z
    .array(z.object({ text: z.string(), lang: z.enum(languages) }))
    .meta({ description: 'the other names that fit first; empty when its name fits' }),
});

const searchAnswer = z.object({
  corrected: z.string().nullable().meta({ description: 'what was searched instead, because the text finds nothing' }),
  categories: z.array(searchItem),
  nearest: z.array(searchItem).meta({ description: 'when nothing was found: the names most like the text' }),
  brochures: z
    .array(z.object({ title: z.string(), link: z.string() }))
    .meta({ description: 'whose title or pages say it; the first three' }),
  pictures: z.object({
    count: z.int(),
    shown: z.array(
      z.object({
        folder: z.string(),
        name: z.string(),
        code: z.string().meta({ description: 'of its material; empty for none' }),
        title: z.string(),
        category: z.string(),
        link: z.string(),
        hash: z.string(),
        colours: z.array(z.string()),
      }),
    ),
  }),
  colour: z.string().nullable().meta({ description: 'the colour that was chosen, or typed in any of its names' }),
  colours: z
    .array(z.object({ colour: z.string(), name: z.string(), count: z.int() }))
    .meta({ description: 'how many pictures each colour would leave' }),
});

/** A search as the wire answers it. */
export type SearchWire = z.infer<typeof searchAnswer>;

export const searchCall = {
  method: 'GET',
  path: paths.searchShop,
  who: 'anyone',
  summary: 'Categories and pictures by name, other name, beginning, typing mistake or colour, in three languages',
  query: z.object({
    q: z.string().max(200).default(''),
    colour: z.string().max(20).default('').meta({ description: 'one of the fourteen, in English' }),
    language: z.enum(languages).default('en'),
    pictures: z.coerce
      .number()
      .int()
      .min(0)
      .max(PICTURES_SHOWN)
      .default(PICTURES_SHOWN)
      .meta({ description: 'how many pictures are sent at most; all are counted' }),
  }),
  answers: {
    200: json('What was found', searchAnswer),
    ...refusals(422, 429),
  },
} satisfies Call;
