import { behindSentence } from '#contract/figures/behind-sentence.ts';
import { paths } from '#contract/paths.ts';
import type { LetterAddresses } from '#operations/figures/write-letters.ts';

/** The addresses that weekly letters name: without a token, so that only who logs in sees anything. */
export function letterAddresses(publicOrigin: string): LetterAddresses {
  return {
    behind: (plot, figures) => publicOrigin + behindSentence(plot, figures),
    stop: `${publicOrigin}${paths.company}#figures`,
  };
}
