import { formatRupees } from '../../money/format-rupees.ts';
import { readDecimal, roundHalfUp, safeNumber } from '../../money/paise.ts';
import { isExport } from '../../tax/supply-types.ts';
import { countryName } from '../country-name.ts';
import type { Invoice } from '../invoice.ts';
import type { SheetFact } from './sheet-firm.ts';

type Exported = Pick<Invoice, 'supplyType' | 'exportCountry' | 'exportCurrency' | 'exportRate' | 'exportPort'>;

/**
 * What the paper of an export says besides (CGST rule 46, third proviso): `[['Country of destination', 'United States (US)'], ['Amount in USD',
 * '1,190.48 at ₹ 84.00']]`. `payable` in paise.
 */
export function sheetExport(invoice: Exported, payable: number): SheetFact[] {
  const { supplyType, exportCountry = '', exportCurrency = '', exportRate, exportPort = '' } = invoice;
  if (!isExport(supplyType)) return [];
  const country = countryName(exportCountry);
  const amount = inCurrency(invoice, payable);
  return [
    ['Country of destination', country === null ? '' : `${country} (${exportCountry})`],
    ['Port', exportPort],
    amount === null
      ? ['Currency', exportCurrency]
      : [`Amount in ${exportCurrency}`, `${formatRupees(amount)} at ₹ ${exportRate}`],
  ];
}

/** `inCurrency({ exportCurrency: 'USD', exportRate: '84' }, 100_000_00)` → `1_190_48`: hundredths of the currency; null without a rate. */
export function inCurrency({ exportCurrency, exportRate }: Exported, payable: number): number | null {
  const rate = exportRate === undefined ? null : readDecimal(exportRate, 4);
  if (exportCurrency === undefined || rate === null || rate === 0) return null;
  return safeNumber(roundHalfUp(BigInt(payable) * 10_000n, BigInt(rate)));
}
