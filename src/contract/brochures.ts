import { z } from 'zod';
import { brochureCovers, brochureLimits } from '#domain/brochures/brochure-draft.ts';
import { type Call, json } from './call.ts';
import { paths } from './paths.ts';
import { refusals } from './refusals.ts';

/** More than the rules allow, so that a refusal has the words of the screen. */
const PICTURES = 200;

/** The limits of texts are only documented here: the rules check them. */
const brochureBody = z.object({
  title: z.string().meta({ maxLength: brochureLimits.title }),
  line: z.string().default('').meta({ maxLength: brochureLimits.line, description: 'under the title' }),
  cover: z.enum(brochureCovers),
  pictures: z
    .array(z.object({ folder: z.string().max(100), name: z.string().max(120) }))
    .max(PICTURES)
    .meta({ description: `1 to ${brochureLimits.pictures}, in their order; the first one is also on the cover` }),
});

const savedBody = brochureBody.extend({
  replace: z
    .boolean()
    .default(false)
    .meta({ description: 'takes the place and the address of the brochure with the same file name, which is deleted' }),
});

const savedBrochure = z.object({
  name: z.string().meta({ description: 'its file name in pdfs' }),
  title: z.string(),
  pages: z.int(),
  bytes: z.int(),
  message: z.string().meta({ description: 'a sentence for the screen' }),
});

export type SavedBrochure = z.infer<typeof savedBrochure>;

const brochureRefusals = refusals(400, 401, 413, 415, 422, 429, 503);

export const previewBrochureCall = {
  method: 'POST',
  path: paths.brochurePreview,
  who: 'staff',
  summary: 'A brochure of pictures of the catalogue as PDF; nothing is stored',
  accepts: ['application/json'],
  body: brochureBody,
  answers: {
    200: { description: 'The PDF', type: 'application/pdf' },
    ...brochureRefusals,
  },
} satisfies Call;

export const saveBrochureCall = {
  method: 'POST',
  path: paths.brochureList,
  who: 'staff',
  summary: 'Make a brochure and add it to pdfs, with its thumbnail',
  accepts: ['application/json'],
  body: savedBody,
  answers: {
    201: json('The brochure', savedBrochure, { Location: 'the URL of the file' }),
    200: json('The same brochure is there already', savedBrochure, { Location: 'the URL of the file' }),
    ...brochureRefusals,
    ...refusals(409, 507),
  },
} satisfies Call;
