/** A code of GSTN's list of goods (HSN) and services (SAC), with 4, 6 or 8 digits. */
export type OfficialCode = {
  code: string;
  /** What it is, without the words of its heading: 'Of bamboo'. */
  words: string;
  /** The rates in percent at which notifications 9/2025 and 10/2025 name a heading of goods; `[]` for other codes. */
  named: readonly number[];
};
