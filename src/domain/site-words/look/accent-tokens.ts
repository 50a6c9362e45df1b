import { contrastRatio, hexOf, type Rgb, rgbOf } from './contrast-ratio.ts';
import { openingLook } from './site-look.ts';
import { withLightness } from './with-lightness.ts';

/** The colours that one scheme takes from the accent: itself, under the pointer, and of text upon it. */
export type AccentTokens = { accent: string; hover: string; on: string };

type AccentSchemes = Record<'light' | 'dark', AccentTokens>;

/** The grounds on which the accent stands as text or as a button, from `web/ui/tokens.css`. */
export const accentGrounds: Readonly<Record<'light' | 'dark', readonly { name: string; colour: string }[]>> = {
  light: [
    { name: 'the page’s ground', colour: '#ffffff' },
    { name: 'a band', colour: '#f3f4f2' },
    { name: 'a pressed ground', colour: '#e6e8e5' },
    { name: 'a chosen row', colour: '#edf3fd' },
  ],
  dark: [
    { name: 'the dark ground', colour: '#111516' },
    { name: 'a dark band', colour: '#191f20' },
    { name: 'a dark pressed ground', colour: '#232a2c' },
    { name: 'a dark chosen row', colour: '#16243a' },
  ],
};

/** WCAG 2.2, success criterion 1.4.3: text of any size. */
export const LEAST_CONTRAST = 4.5;

/** More than the least, for a ground of which the program itself chooses the other colour. */
const GOOD_CONTRAST = 7;

/**
 * The colours of both schemes from one accent. For a dark ground it is made lighter until it can be read there: no colour reaches 4.5 : 1
 * on white and on the dark ground both. `accentTokens('#7a1f2b').light.on` → `'#ffffff'`
 */
export function accentTokens(accent: string): AccentSchemes {
  if (accent === openingLook.accent) return opening;
  const dark = firstGood(
    (part) => withLightness(accent, part),
    (lighter) => leastIn('dark', lighter) >= GOOD_CONTRAST,
  );
  return {
    light: {
      accent,
      hover: contrastRatio(accent, BLACK) > 2 ? mix(accent, BLACK, 0.28) : mix(accent, WHITE, 0.18),
      on: WHITE,
    },
    dark: {
      accent: dark,
      hover: mix(dark, WHITE, 0.3),
      on: firstGood(
        (part) => mix(dark, BLACK, part),
        (mixed) => contrastRatio(mixed, dark) >= GOOD_CONTRAST,
      ),
    },
  };
}

/** Made by hand for the specification's look. */
const opening: AccentSchemes = {
  light: { accent: openingLook.accent, hover: '#0a3836', on: '#ffffff' },
  dark: { accent: '#7cc4be', hover: '#9ad6d1', on: '#06201f' },
};

/** The smallest contrast of a colour on the grounds of a scheme: `leastIn('light', '#0f4c4a')` → `7.93…` */
export function leastIn(scheme: 'light' | 'dark', colour: string): number {
  return Math.min(...accentGrounds[scheme].map((ground) => contrastRatio(colour, ground.colour)));
}

/** A colour that can be read on every light ground, as near to this one as a mix with black comes: `nearestAccent('#ffd400')` → `'#7a6600'` */
export function nearestAccent(colour: string): string {
  return firstGood(
    (part) => mix(colour, BLACK, part),
    (mixed) => leastIn('light', mixed) >= LEAST_CONTRAST,
  );
}

/** The first colour that is good, of a hundred from one end to the other. The last is black or white, which is. */
function firstGood(colourAt: (part: number) => string, isGood: (colour: string) => boolean): string {
  let part = 0;
  while (part < 1 && !isGood(colourAt(part))) part = Math.min(1, part + 0.01);
  return colourAt(part);
}

function mix(colour: string, other: string, part: number): string {
  const [to, from] = [rgbOf(other), rgbOf(colour)];
  return hexOf(from.map((value, at) => value + ((to[at] ?? value) - value) * part) as unknown as Rgb);
}

const WHITE = '#ffffff';
const BLACK = '#000000';
