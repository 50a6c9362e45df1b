import type { FiguresAnswer } from '#contract/figures/figures.ts';
import type { Plot } from '#domain/figures/figures.ts';

/** The sentence of a plot. */
export function sentenceOf({ sentences }: FiguresAnswer, plot: Plot): string {
  return sentences.find((each) => each.plot === plot)?.text ?? '';
}
