import { formatQuantity } from '../money/format-rupees.ts';

/**
 * `textProblem('Terms of Delivery', 'door\u0000', 300)` → `'Terms of Delivery holds a character that cannot be printed: type it again'`.
 * Tabs and line ends pass. Other control characters and half characters are refused rather than cleaned:
 * what was typed and what is printed stay the same.
 */
export function textProblem(label: string, text: string, longest: number): string | null {
  if (unprintable.test(text)) return `${label} holds a character that cannot be printed: type it again`;
  // Characters as people count them are never more than the units that JavaScript counts.
  if (text.length <= longest || [...text].length <= longest) return null;
  return tooLongText(label, longest);
}

/** `tooLongText('Terms of Delivery', 300)` → `'Terms of Delivery can have at most 300 characters'` */
export function tooLongText(label: string, longest: number): string {
  return `${label} can have at most ${formatQuantity(longest * 1000)} characters`;
}

// \p{Cs} matches a surrogate without its other half, which UTF-8 cannot store.
const unprintable = /(?![\t\n\r])\p{Cc}|\p{Cs}/u;
