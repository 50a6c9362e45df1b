import type { TurnoverBand } from '../company/company.ts';
import type { TaxState } from '../tax/states.ts';
import type { UnitCodes } from '../tax/unit-code.ts';
import type { B2csRow } from './b2cs-sums.ts';
import type { Heads } from './heads.ts';
import type { HsnRow } from './hsn-summary.ts';
import type { IssuedNumbers } from './issued-numbers.ts';
import type { ReturnForm } from './period.ts';
import type { RateItem } from './rate-items.ts';
import type { ReturnDocument } from './return-document.ts';
import type { ReturnProblem, ReturnRules } from './return-problem.ts';
import type { ReturnSection } from './return-section.ts';
import type { UnregisteredRow } from './unregistered-sums.ts';

/** Which return is made, and for whom. */
export type Gstr1Question = ReturnRules & {
  taxState: TaxState;
  form: ReturnForm;
  /** That of today, for a remark: the codes of table 12 go by that of the year before. */
  turnover: TurnoverBand;
  /** It is filed: what it reported stays, even when its documents changed since. */
  filed: boolean;
  /** The codes of the catalogue's units, for table 12. */
  unitCodes: UnitCodes;
  /** A difference of price has no quantity in table 12; absent of a return that an earlier release filed. */
  valueRows?: true | undefined;
};

/** A section with the documents in it; notes are below zero. */
export type SectionSums = Heads & { documents: number };

/** A document that is not in the files, with its reasons. */
export type LeftOut = Pick<ReturnDocument, 'id' | 'kind' | 'number' | 'date' | 'carried'> &
  Heads & { problems: ReturnProblem[] };

/** A document as a section lists it. */
export type Gstr1Entry = {
  section: Exclude<ReturnSection, 'b2cs'>;
  document: ReturnDocument;
  items: RateItem[];
};

/** How many documents of a kind there are, and how many were reported, left out or cancelled. */
export type DocumentCounts = {
  all: number;
  reported: number;
  leftOut: number;
  cancelled: number;
  withoutGst: number;
  /** Reported by another return. */
  elsewhere: number;
  /** Only for a quarter: reported by the IFF of one of its months. */
  inIff: number;
  /** Only for an IFF: to unregistered buyers, for the return of the quarter. */
  later: number;
};

/** What the program checks before the files go out. `good: false` is a fault to look into; `null` only a remark. */
export type ReturnCheck = {
  check: 'foots' | 'register' | 'documents' | 'numbers' | 'rates' | 'units' | 'codes' | 'iff';
  good: boolean | null;
  message: string;
};

/** A return, calculated: everything but the documents that its sections list. Money in paise. */
export type Gstr1 = {
  sections: Record<ReturnSection, SectionSums>;
  /** All sections, notes taken off. */
  outward: Heads;
  /** Only for a quarter: what the IFFs of its first months reported. It is in tables 12 and 13 and in GSTR-3B. */
  inIff: SectionSums;
  b2cs: B2csRow[];
  /** Before May 2025 table 12 was one: `inTwo` is false and all rows are in `b2b`. */
  hsn: { inTwo: boolean; b2b: HsnRow[]; b2c: HsnRow[]; sums: Heads };
  /** The units of goods that table 12 has as OTH (others). */
  otherUnits: string[];
  numbers: IssuedNumbers;
  counts: Record<ReturnDocument['kind'], DocumentCounts>;
  /** The first of them, in the order of issue. */
  leftOut: LeftOut[];
  leftOutSums: SectionSums;
  /** In B2B, EXP and the notes with an IRN: the portal fills them in itself, so the usual files leave them out. */
  withIrn: SectionSums;
  /** Exports of goods in table 6A whose shipping bill nobody has added; the first of them are named. */
  withoutBill: { count: number; first: Pick<ReturnDocument, 'id' | 'number'>[] };
  /** Table 3.2 of GSTR-3B: to unregistered buyers in other states, by place. */
  interStateUnregistered: UnregisteredRow[];
  /** Table 3.1(b) of GSTR-3B: exports and supplies to an SEZ, also those that an IFF reported. */
  zeroRated: Heads;
  checks: ReturnCheck[];
};
