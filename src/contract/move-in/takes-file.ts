import { z } from 'zod';

/** What every call has that moves rows in from a file. */
export const takesFile = {
  accepts: ['multipart/form-data', 'text/plain'],
  streamed: true as const,
  query: z.object({
    preview: z.enum(['1', '']).default('').meta({ description: '1: say what will happen, and store nothing' }),
  }),
  body: z.object({ file: z.string().meta({ format: 'binary' }) }),
};

/** The statuses with which such a call is refused. */
export const fileRefusals = [400, 401, 403, 408, 409, 413, 415, 422, 429, 503, 507] as const;
