import type { Period } from './period.ts';

/**
 * How staff mend it: add the `place` of supply, the `gstin` or the `original` invoice as a supplement, or `open` the document to
 * cancel or credit it.
 */
export type Remedy = 'place' | 'gstin' | 'original' | 'open';

/** Why the portal would refuse a document, or why it must not be in the return. */
export type ReturnProblem = {
  /** The row of the document; null when it is about the whole document. */
  line: number | null;
  problem:
    | 'number'
    | 'date'
    | 'gstin'
    | 'place'
    | 'heads'
    | 'original'
    | 'late'
    | 'nothing'
    | 'rate'
    | 'hsn'
    | 'amount';
  remedy: Remedy;
  /** What is wrong, and what to do. */
  message: string;
};

/** What the rules need to know of the firm and of the return. */
export type ReturnRules = {
  /** The period whose return would report it. */
  period: Period;
  /** The day on which that return is filed: today while it is open. */
  filedOn: string;
  /** The firm's own GSTIN in that state. */
  gstin: string;
};
