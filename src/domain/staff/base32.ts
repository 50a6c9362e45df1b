const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648, 6, without padding: `bytesOfBase32('MZXW6YTB')` → the bytes of `'fooba'`. Throws on any other letter. */
export function bytesOfBase32(text: string): Uint8Array {
  const number = [...text].reduce((sum, letter) => {
    const value = LETTERS.indexOf(letter);
    if (value < 0) throw new Error('That is not base32.');
    return (sum << 5n) | BigInt(value);
  }, 0n);
  const count = Math.floor((text.length * 5) / 8);
  const unused = BigInt(text.length * 5 - count * 8);
  return Uint8Array.from({ length: count }, (_, index) =>
    Number((number >> (unused + BigInt(8 * (count - 1 - index)))) & 0xffn),
  );
}

/** The secret of an authenticator: 160 bits, as RFC 4226 recommends. `random` is hex of 40 digits or more. `totpSecret('00…')` → `'AAAA…'` */
export function totpSecret(random: string): string {
  const number = BigInt(`0x${random}`);
  return Array.from({ length: 32 }, (_, index) => LETTERS[Number((number >> BigInt(5 * index)) & 31n)]).join('');
}

/** `isTotpSecret('A'.repeat(32))` → `true` */
export function isTotpSecret(text: string): boolean {
  return /^[A-Z2-7]{32}$/.test(text);
}
