/** `pinIn('Marine Drive, Kochi 682 016')` → `'682016'`: the last PIN code of an address, or `null`. */
export function pinIn(address: string): string | null {
  return [...address.toLowerCase().matchAll(pinCode)].at(-1)?.[0].replace(' ', '') ?? null;
}

/** What can be a PIN code in an address in small letters. Not the six digits after the area code of a telephone number. */
export const pinCode = /(?<![\p{L}\d])(?<!(?<!\d)0\d{2,4}\)?[ -])[1-8]\d{2} ?\d{3}(?![\p{L}\d])/gu;
