/** Text as it is compared: any case, any composition of accents. `foldText('dl/26-27/0001')` → `'DL/26-27/0001'` */
export const foldText = (text: string): string => text.normalize('NFKC').toUpperCase();
