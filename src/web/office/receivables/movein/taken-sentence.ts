import type { MovedBillsAnswer } from '#contract/move-in/bills.ts';
import { countKind } from '../../parts/sheets/row-kinds.ts';

/** What is said when the bills of a file are taken: also how many that the preview had were not entered after all. */
export function takenSentence(name: string, preview: MovedBillsAnswer, answer: MovedBillsAnswer): string {
  const late = countKind(answer, 'refused') - countKind(preview, 'refused');
  const taken = `The bills of ${name} are in the accounts of their customers`;
  if (late <= 0) return `${taken}.`;
  return `${taken}, without ${late.toLocaleString('en-IN')} that somebody entered or changed meanwhile: read the file again to see which.`;
}
