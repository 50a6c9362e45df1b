import type { Plot, PlotSentence } from './figures.ts';

/** What somebody wants to know first. */
const order: readonly Plot[] = ['sales', 'owed', 'received', 'way', 'customers', 'products'];

const MOST = 3;

/** `mainSentences(figures.sentences)` → the three that matter most of those that say more than a sum, or fewer. */
export function mainSentences(sentences: readonly PlotSentence[]): PlotSentence[] {
  return order.flatMap((plot) => sentences.filter((each) => each.plot === plot && each.says)).slice(0, MOST);
}
