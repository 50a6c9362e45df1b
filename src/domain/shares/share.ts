import type { CustomerFields } from '../customers/customer.ts';
import type { TaxState } from '../tax/states.ts';

/** How many days a link can live. */
export const shareDays = [7, 30, 90, 365] as const;

export type ShareDays = (typeof shareDays)[number];

/** What a link opens: one document, one receipt, or one customer's statement of account for one period. */
export type SharedThing =
  | { kind: 'document'; id: string }
  | { kind: 'receipt'; id: string }
  | { kind: 'statement'; customer: string; taxState: TaxState; from: string; to: string };

/** A link that opens one thing. Its token is shown once and stored only as a hash. Instants are ISO UTC text. */
export type Share = {
  id: string;
  of: SharedThing;
  /** What staff wrote about who gets it; '' when they wrote nothing. */
  forWhom: string;
  /** The language of the page, unless the reader chooses another one. */
  language: CustomerFields['language'];
  madeAt: string;
  madeBy: string;
  expiresAt: string;
  /** Null while nobody has ended it. */
  endedAt: string | null;
  endedBy: string;
  openings: number;
  lastOpenedAt: string | null;
};
