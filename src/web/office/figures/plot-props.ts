import type { FiguresAnswer } from '#contract/figures/figures.ts';
import type { FiguresAsked } from './figures-choice.ts';

/** What each plot gets. */
export type PlotProps = { figures: FiguresAnswer; asked: FiguresAsked; today: string };
