import { formatQuantity } from '../money/format-rupees.ts';
import { hasUnfitCharacter } from '../text/unfit-characters.ts';

/**
 * `textProblem('Terms of Delivery', 'door\u0000', 300)` → `'Terms of Delivery holds a character that cannot be printed: type it again'`.
 * Tabs and line breaks are allowed. Characters that no file can hold are refused and not removed, so that the printed text is
 * exactly the typed text.
 */
export function textProblem(label: string, text: string, longest: number): string | null {
  if (hasUnfitCharacter(text)) return `${label} holds a character that cannot be printed: type it again`;
  // The number of characters is never more than the number of UTF-16 units, which is cheaper to count.
  if (text.length <= longest || [...text].length <= longest) return null;
  return tooLongText(label, longest);
}

/** `tooLongText('Terms of Delivery', 300)` → `'Terms of Delivery can have at most 300 characters'` */
export function tooLongText(label: string, longest: number): string {
  return `${label} can have at most ${formatQuantity(longest * 1000)} characters`;
}
