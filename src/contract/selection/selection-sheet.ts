import { z } from 'zod';
import { mostPictures } from '#domain/callbacks/most-pictures.ts';
import { languages } from '#domain/text/language.ts';
import type { Call } from '../call.ts';
import { paths } from '../paths.ts';
import { refusals } from '../refusals.ts';
import { selectedPictures } from './selected-pictures.ts';

export const selectionSheetCall = {
  method: 'POST',
  path: paths.selectionSheet,
  who: 'anyone',
  summary: 'A selection of pictures as a PDF to print, with the names of the pictures and the firm',
  accepts: ['application/json', 'application/x-www-form-urlencoded'],
  body: z.object({
    pictures: selectedPictures.meta({
      description: `folder/name of each, in the order of the selection; the first ${mostPictures} are printed, and those that are gone are counted`,
    }),
    language: z.enum(languages).default('en').meta({ description: 'the language of the sheet' }),
  }),
  answers: {
    200: { description: 'The PDF', type: 'application/pdf' },
    ...refusals(400, 413, 415, 422, 429, 503),
  },
} satisfies Call;
