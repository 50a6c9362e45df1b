import { z } from 'zod';
import { isDate } from '#domain/calendar/indian-date.ts';

const message = 'A date is written YYYY-MM-DD.';

/** A date of a filter; '' means no limit. */
export const day = z
  .string()
  .max('YYYY-MM-DD'.length, { abort: true })
  .refine((text) => text === '' || isDate(text), message)
  .default('');
