import { formatRupees } from '../money/format-rupees.ts';
import type { Problem } from '../outcome.ts';
import type { VoucherDraft } from './voucher.ts';

/** ₹ 2,00,000 in paise. */
const LIMIT = 2_00_000_00;

/** Cash of other standing receipts. `byDebt`: for the debts that the receipt pays, by id. */
type OtherCash = { onDay: number; byDebt: ReadonlyMap<string, number> };

/**
 * Cash of ₹ 2,00,000 or more from one person on one day, or in all against one invoice, is forbidden by section 186 of the
 * Income-tax Act, 2025, and before April 2026 by section 269ST of that of 1961. It is warned of, and never refused: the money has come.
 */
export function cashWarnings(
  { kind, mode, date, amount, lines }: Pick<VoucherDraft, 'kind' | 'mode' | 'date' | 'amount' | 'lines'>,
  other: OtherCash,
  numberOf: (debt: string) => string,
): Problem[] {
  if (kind !== 'receipt' || mode !== 'cash') return [];
  const section = date < '2026-04-01' ? '269ST of the Income-tax Act, 1961' : '186 of the Income-tax Act, 2025';
  const law = `The income-tax law forbids ₹ 2,00,000 or more (section ${section}): ask your accountant.`;
  const onDay = other.onDay + amount;
  const against = lines.flatMap((line, index) => {
    const cash = (other.byDebt.get(line.debt ?? '') ?? 0) + line.amount - line.tds;
    return line.debt !== null && cash >= LIMIT ? [{ index, number: numberOf(line.debt), cash }] : [];
  });
  return [
    ...(onDay >= LIMIT ? [{ field: 'amount', message: `Cash of ₹ ${formatRupees(onDay)} on one day. ${law}` }] : []),
    ...against.map(({ index, number, cash }) => ({
      field: `allocations.${index}`,
      message: `Cash of ₹ ${formatRupees(cash)} in all against ${number}. ${law}`,
    })),
  ];
}
