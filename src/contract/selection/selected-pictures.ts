import { z } from 'zod';
import { mostPictures } from '#domain/callbacks/most-pictures.ts';

/** A folder, a slash and a file name. */
const LONGEST_PICTURE = 400;

/** The pictures that a visitor selected; a list above 1,000 is not looked at. A form without script has one field: a name on each line. */
export const selectedPictures = z
  .union([
    z.array(z.string().max(LONGEST_PICTURE)).max(1000),
    z
      .string()
      .max(mostPictures * LONGEST_PICTURE)
      .transform((lines) => lines.split('\n')),
  ])
  .default([]);
