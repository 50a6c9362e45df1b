import type { TaxState } from '../tax/states.ts';
import type { Period, ReturnForm } from './period.ts';

/**
 * How a document stood when the return of a period was filed. `elsewhere`: another filed return had reported it. `later`: of
 * an IFF, a document for the return of the quarter.
 */
export type FiledState = 'reported' | 'left-out' | 'cancelled' | 'without-gst' | 'elsewhere' | 'later';

/** A file as it was filed, by its SHA-256. */
export type FiledFile = { name: string; hash: string };

/** A return that was marked as filed. */
export type Filing = {
  id: string;
  taxState: TaxState;
  period: Period;
  form: ReturnForm;
  /** The day on which the portal took it. */
  filedOn: string;
  /** The acknowledgement number of the portal; '' when it was not said. */
  arn: string;
  /** When it was marked as filed, and by whom. */
  at: string;
  by: string;
  counts: { reported: number; leftOut: number };
  files: FiledFile[];
  /** Its table 12 has no quantity of a difference of price; absent where an earlier release filed it. */
  valueRows?: true | undefined;
  /** Null while it is valid. */
  reopened: { at: string; by: string; reason: string } | null;
};
