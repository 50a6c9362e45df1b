import { hsnRates } from './hsn-rates.ts';

/** `isTradeHsn('39181090')` → `true`: whether the code is under a heading of this trade’s goods and services. */
export function isTradeHsn(hsn: string): boolean {
  return hsnRates.some(({ code }) => hsn.startsWith(code) || code.startsWith(hsn));
}
