/** How amounts are said: by the largest of them, in thousand, lakh (1,00,000) or crore (1,00,00,000) rupees. */
export type Scale = { name: '' | 'thousand' | 'lakh' | 'crore'; paise: number };

const RUPEE = 100;

const scales: readonly Scale[] = [
  { name: 'crore', paise: 10_000_000 * RUPEE },
  { name: 'lakh', paise: 100_000 * RUPEE },
  { name: 'thousand', paise: 1_000 * RUPEE },
];

const rupees: Scale = { name: '', paise: RUPEE };

/** `scaleOf([16_90_00_000, 300])` → lakh. Crore begin at ten, so that 169.0 lakh of a year are not 1.7. */
export function scaleOf(amounts: readonly number[]): Scale {
  const largest = Math.max(0, ...amounts.map(Math.abs));
  return scales.find(({ name, paise }) => largest >= paise * (name === 'crore' ? 10 : 1)) ?? rupees;
}

/** `rounded(4_10_56_789, lakh)` → 4_10_00_000: as it is said, in paise, so that what is said adds up. */
export function rounded(paise: number, scale: Scale): number {
  const step = scale.paise / (scale.name === '' ? 1 : 10);
  return Math.round(paise / step) * step;
}

/** `inScale(16_90_00_000, lakh)` → `'16.9'`; below zero with a minus. Whole rupees have no decimal. */
export function inScale(paise: number, scale: Scale): string {
  const text = (Math.abs(paise) / scale.paise).toFixed(scale.name === '' ? 0 : 1);
  const isZero = Number(text) === 0;
  return `${paise < 0 && !isZero ? '−' : ''}${text}`;
}

/** `said(16_90_00_000)` → `'16.9 lakh'`, in the scale of the amount itself or of others beside it. */
export function said(paise: number, scale = scaleOf([paise])): string {
  return scale.name === '' ? `₹ ${inScale(paise, scale)}` : `${inScale(paise, scale)} ${scale.name}`;
}
