import type { Gstr1 } from './gstr1.ts';

/** `filedFigures(gstr1)` → the figures of a return that are stored at its filing: every sum, and no document. */
export function filedFigures({ sections, outward, inIff, b2cs, hsn, numbers, counts, leftOutSums, withIrn }: Gstr1) {
  return { sections, outward, inIff, b2cs, hsn, numbers, counts, leftOutSums, withIrn };
}

/**
 * `agrees(kept, filedFigures(gstr1))`: whether a return comes to the figures that were filed. A release that knows more tables says
 * nothing of them in an older return: what was not kept must be nothing today, and so the other way round.
 */
export function agrees(kept: unknown, now: unknown): boolean {
  if (kept === undefined || now === undefined) return isNothing(kept) && isNothing(now);
  if (!isHolder(kept) || !isHolder(now)) return kept === now;
  if (Array.isArray(kept) !== Array.isArray(now)) return false;
  const keys = new Set([...Object.keys(kept), ...Object.keys(now)]);
  return [...keys].every((key) => agrees(kept[key], now[key]));
}

/** 0, '', null, and what holds nothing else. */
function isNothing(value: unknown): boolean {
  if (isHolder(value)) return Object.values(value).every(isNothing);
  return value === undefined || value === null || value === 0 || value === '' || value === false;
}

function isHolder(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
