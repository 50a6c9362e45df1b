/**
 * `isUpiId('sample.interiors@smplbank')` → `true`: a name, `@`, and the name of a bank or an app, or the account at a bank as
 * `12345678@SMPL0000123.ifsc.npci`. An e-mail address is not one, because its second part has a dot.
 */
export function isUpiId(text: string): boolean {
  return text.length <= LONGEST && form.test(text);
}

/** NPCI allows 255. A longer one makes the squares of the QR code too small for a phone. */
const LONGEST = 100;
const form = /^[a-z0-9][a-z0-9._-]+@(?:[a-z][a-z0-9]+|[a-z]{4}0[a-z0-9]{6}\.ifsc\.npci)$/i;
