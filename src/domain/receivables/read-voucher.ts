import { spreadTds } from './spread-tds.ts';
import type { VoucherDraft, VoucherLine } from './voucher.ts';

/**
 * A draft as it is stored: texts without space at their ends, and what its kind does not have left out. The amount of a
 * settlement is the sum of its lines. TDS that no line names is spread over the lines.
 */
export function readVoucher(draft: VoucherDraft): VoucherDraft {
  const { kind } = draft;
  const isTds = kind === 'settlement' ? draft.reason === 'tds' : kind === 'receipt' && draft.tds > 0;
  return {
    ...draft,
    amount: kind === 'settlement' ? sumOf(draft.lines) : draft.amount,
    tds: kind === 'receipt' ? draft.tds : 0,
    tdsKind: isTds ? draft.tdsKind : '',
    mode: kind === 'settlement' ? '' : draft.mode,
    reference: oneLine(draft.reference),
    reason: kind === 'settlement' ? draft.reason : '',
    note: draft.note.trim(),
    lines: isTds ? withTds(draft) : draft.lines.map((line) => ({ ...line, tds: 0 })),
  };
}

function withTds({ kind, tds, lines }: VoucherDraft): VoucherLine[] {
  if (kind === 'settlement') return lines.map((line) => ({ ...line, tds: line.amount }));
  if (lines.some((line) => line.tds !== 0)) return lines;
  const parts = spreadTds(
    tds,
    lines.map(({ amount }) => amount),
  );
  return lines.map((line, index) => ({ ...line, tds: parts[index] ?? 0 }));
}

function sumOf(lines: readonly VoucherLine[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

function oneLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}
