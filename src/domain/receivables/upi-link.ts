import { formatRupees } from '../money/format-rupees.ts';

export type UpiPayment = {
  upiId: string;
  /** The firm, as the payment app shows it. */
  name: string;
  /** The number of the document that is paid. */
  number: string;
  /** What is paid, in the payer's app: `Invoice` and the number unless it is said. */
  about?: string;
  /** In paise. */
  owed: number;
};

/** Most banks let a person pay less than this by UPI at once: from here on the link has no amount, and the payer types it. */
export const UPI_AMOUNT_LIMIT = 1_00_000_00;

/**
 * The link that opens a payment app, and the text of the QR code: `upiLink({ upiId: 'sample@smplbank', name: 'Sample Interiors',
 * number: 'DL/26-27/0001', owed: 50_000 })` →
 * `'upi://pay?pa=sample@smplbank&pn=Sample%20Interiors&tr=DL2627-0001&tn=Invoice%20DL%2F26-27%2F0001&am=500.00&cu=INR'`.
 * It is a convenience and proves nothing: staff enter the receipt.
 */
export function upiLink({ upiId, name, number, about = `Invoice ${number}`, owed }: UpiPayment): string {
  const values = {
    pa: upiId,
    pn: escaped(name, LONGEST_NAME),
    tr: escaped(reference(number), LONGEST_REFERENCE),
    tn: escaped(about, LONGEST_NOTE),
    ...(owed < UPI_AMOUNT_LIMIT ? { am: formatRupees(owed).replaceAll(',', '') } : {}),
    cu: 'INR',
  };
  return `upi://pay?${Object.entries(values)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')}`;
}

// Escaped, in characters: a longer text makes squares that are too small for a phone.
const LONGEST_NAME = 99;
const LONGEST_REFERENCE = 35;
const LONGEST_NOTE = 99;

/** Only letters, digits and one hyphen, which every bank accepts: `'DL/26-27/0001'` → `'DL2627-0001'`. */
function reference(number: string): string {
  return number.replaceAll(/[^A-Za-z0-9](?=.*[^A-Za-z0-9])/g, '').replace(/[^A-Za-z0-9]/, '-');
}

/** Cut after a whole character, because half of an escaped one cannot be read. */
function escaped(text: string, longest: number): string {
  let result = '';
  for (const character of text.replaceAll(/\p{Cs}/gu, '')) {
    const next = encodeURIComponent(character).replaceAll(/[!'()*]/g, percent);
    if (result.length + next.length > longest) break;
    result += next;
  }
  return result;
}

function percent(character: string) {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
