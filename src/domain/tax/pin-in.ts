/** `pinIn('Aerocity, New Delhi 110 037')` → `'110037'`: the last PIN code of an address, or `null`. */
export function pinIn(address: string): string | null {
  return pinsIn(address).at(-1) ?? null;
}

/** What can be a PIN code in an address, in its order: `pinsIn('Delhi 110 037, or Puri 752001')` → `['110037', '752001']`. */
export function pinsIn(address: string): string[] {
  return [...address.toLowerCase().matchAll(pinCode)].map(([pin]) => pin.replace(' ', ''));
}

// Not the six digits after the area code of a telephone number.
const pinCode = /(?<![\p{L}\d])(?<!(?<!\d)0\d{2,4}\)?[ -])[1-8]\d{2} ?\d{3}(?![\p{L}\d])/gu;
