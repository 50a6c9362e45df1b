/** Text as it is compared: any case, any composition of accents. */
export const foldText = (text: string): string => text.normalize('NFKC').toUpperCase();
