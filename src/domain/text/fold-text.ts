/** Text for comparison: the same for any case and any composition of accents. `foldText('dl/26-27/0001')` → `'DL/26-27/0001'` */
export function foldText(text: string): string {
  return text.normalize('NFKC').toUpperCase();
}
