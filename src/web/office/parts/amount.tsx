import { formatRupees } from '#domain/money/format-rupees.ts';

/** An amount in paise, struck through where it counts no more: `<Amount paise={1000_00} ended />` */
export function Amount({ paise, ended }: { paise: number; ended: boolean }) {
  const text = formatRupees(paise);
  return ended ? <s>{text}</s> : text;
}
