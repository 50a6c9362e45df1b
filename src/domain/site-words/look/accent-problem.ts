import { accentGrounds, accentTokens, LEAST_CONTRAST } from './accent-tokens.ts';
import { contrastRatio } from './contrast-ratio.ts';

/** How well a colour can be read on one ground. */
type AccentFigure = { scheme: 'light' | 'dark'; ground: string; ratio: number };

/** `isAccent('#0f4c4a')` → `true` */
export function isAccent(text: string): boolean {
  return /^#[0-9a-f]{6}$/.test(text);
}

/** The contrast of the accent on every ground of both schemes, the smallest of each scheme first. */
export function accentFigures(accent: string): AccentFigure[] {
  const tokens = accentTokens(accent);
  return (['light', 'dark'] as const).flatMap((scheme) =>
    accentGrounds[scheme]
      .map(({ name, colour }) => ({ scheme, ground: name, ratio: contrastRatio(tokens[scheme].accent, colour) }))
      .sort((one, other) => one.ratio - other.ratio),
  );
}

/**
 * Why a colour cannot be the accent; null when it can. `accentProblem('#ff9900')` →
 * `'2.1 : 1 on the page’s ground; 4.5 is needed.'`
 */
export function accentProblem(accent: string): string | null {
  if (!isAccent(accent)) return 'Write the colour as # and six digits from 0 to f, such as #0f4c4a.';
  const figures = accentFigures(accent);
  const [page] = figures.filter(({ ground }) => ground === accentGrounds.light[0]?.name);
  const low = page && page.ratio < LEAST_CONTRAST ? page : figures.find(({ ratio }) => ratio < LEAST_CONTRAST);
  return low ? `${shownRatio(low.ratio)} on ${low.ground}; ${LEAST_CONTRAST} is needed.` : null;
}

/** Rounded down, so that 4.49 is not shown as 4.5: `shownRatio(9.84)` → `'9.8 : 1'` */
export function shownRatio(ratio: number): string {
  return `${(Math.floor(ratio * 10) / 10).toFixed(1)} : 1`;
}
