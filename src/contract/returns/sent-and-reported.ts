import { z } from 'zod';
import { mailAnswer } from '../mails.ts';
import { einvoiceAnswer } from './einvoices.ts';

const instant = z.string().meta({ description: 'ISO UTC' });

const liveShares = z.object({
  count: z.int().meta({ description: 'how many links open it now' }),
  until: instant.nullable().meta({ description: 'when the last of them lapses' }),
  openings: z.int().meta({ description: 'of these links together' }),
  lastOpenedAt: instant.nullable(),
});

const ewayState = z.object({
  state: z
    .enum(['none', 'waiting', 'made', 'cancelled'])
    .meta({ description: 'waiting: the portal waits for Part B; cancelled: the portal has cancelled the newest bill' }),
  required: z.boolean().nullable().meta({ description: 'null: the delivery address shows no state' }),
  number: z.string().meta({ description: 'of the bill that stands, else of the newest; "" without one' }),
  validUntil: z.string().meta({ description: 'YYYY-MM-DD; "" without a last day' }),
});

/** Where a document went: to people, and to the portals. */
export const sentAndReported = {
  shares: liveShares.meta({ description: 'the links to it that are neither ended nor lapsed' }),
  mails: z.array(mailAnswer).meta({ description: 'about it, newest first, at most 20' }),
  einvoice: einvoiceAnswer.nullable().meta({ description: 'of the e-invoice portal; null when none is made of it' }),
  eway: ewayState.nullable().meta({ description: 'null when it is no tax invoice, or was cancelled without a bill' }),
};
