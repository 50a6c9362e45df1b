import { wordsOf } from '../text/word-starts.ts';

/** `customerNameKey('M/s. Sample  Hotels')` → `'M S SAMPLE HOTELS'`: two names with the same words are the same. */
export function customerNameKey(name: string): string {
  return wordsOf(name).join(' ').slice(0, MAX_CHARACTERS);
}

/** `customerAddressKey('Sample Hotels,\nKochi')` → `'SAMPLE HOTELS KOCHI'`: two blocks with the same words are the same. */
export function customerAddressKey(address: string): string {
  return wordsOf(address).join(' ');
}

/** `customerPhoneKey('+91 98100 12345')` → `'9810012345'`: the digits without the code of the country; `''` without a phone. */
export function customerPhoneKey(phone: string): string {
  return phone.replaceAll(/\D/g, '').slice(-10);
}

/** NFKC can make a letter longer, and an index takes about 2,700 bytes. */
const MAX_CHARACTERS = 200;
