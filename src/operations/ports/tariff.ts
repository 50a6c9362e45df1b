import type { OfficialCode } from '#domain/tax/official-code.ts';

/** GSTN's list of HSN and SAC codes. */
export type Tariff = {
  /** All codes, in their order. Read at the first question. */
  codes(): Promise<readonly OfficialCode[]>;
};
