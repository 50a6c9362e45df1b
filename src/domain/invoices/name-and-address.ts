import { gstinIn } from '../tax/gstin.ts';
import { keptAnswers } from '../text/kept-answers.ts';
import { addressLines } from './address-lines.ts';

/**
 * A buyer or consignee, as the paper shows them: `nameAndAddress('GSTIN 32ABCDE1234F2Z8\nSample Hotels\nKochi')` →
 * `{ name: 'Sample Hotels', lines: ['Kochi'] }`. The paper shows the GSTIN on a separate line, so a line with
 * nothing else is left out.
 */
export const nameAndAddress = keptAnswers((address): { name: string; lines: readonly string[] } => {
  const gstin = gstinIn(address);
  const [name = '', ...lines] = addressLines(address).filter((line) => gstin === null || !isOnlyGstin(line, gstin));
  return { name, lines };
});

function isOnlyGstin(line: string, gstin: string) {
  return line.toUpperCase().replace(/GSTIN|UIN|GST|NO\b|[^A-Z0-9]/g, '') === gstin;
}
