import type { Colour } from './colour.ts';
import type { Oklch } from './oklch.ts';

/**
 * The words for a colour in a picture, and how much of it each has. A white wall in the shade is a light grey, and the shaded side
 * of something orange a brown, so both words have a share there. In a scene, where light and shade are seen beside each other,
 * white is darker than in a sample: `shareColour(toOklch([180, 180, 180]), false)` → `[['white', 0.62], ['grey', 0.38]]`
 */
export function shareColour(colour: Oklch, isScene: boolean): [Colour, number][] {
  const name = nameOf(colour);
  if (name === 'white' || name === 'grey')
    return between('grey', 'white', colour.lightness, [isScene ? 0.66 : 0.72, 0.8]);
  if (name === 'brown' && isStrong(colour)) return between('brown', 'orange', colour.lightness, [0.36, 0.45]);
  return [[name, 1]];
}

function between(dark: Colour, light: Colour, lightness: number, [from, to]: [number, number]): [Colour, number][] {
  const share = Math.min(1, Math.max(0, (lightness - from) / (to - from)));
  return [
    [light, share],
    [dark, 1 - share],
  ];
}

/** The word for a colour as people see it. */
function nameOf(colour: Oklch): Colour {
  const { hue } = colour;
  if (isNeutral(colour)) return neutral(colour);
  if (hue < 38 || hue >= 345) return reddish(colour);
  if (hue < 105) return woody(colour);
  if (hue < 205) return 'green';
  return hue < 290 ? 'blue' : 'purple';
}

/** Shadows and skylight tint a white wall, blue most of all, and people still call it white or grey. */
function isNeutral({ lightness, chroma, hue }: Oklch): boolean {
  if (lightness < 0.2) return true;
  if (hue >= 205 && hue < 290) return chroma < 0.03;
  return chroma < (hue >= 38 && hue < 105 && lightness < 0.85 ? 0.024 : 0.018);
}

function neutral({ lightness }: Oklch): Colour {
  if (lightness > 0.88) return 'white';
  if (lightness > 0.5) return 'grey';
  return lightness > 0.27 ? 'charcoal' : 'black';
}

/** From mauve over rose to brick. */
function reddish({ lightness, chroma, hue }: Oklch): Colour {
  const isMauve = (hue >= 340 || hue < 12) && chroma < 0.06 && lightness < 0.72;
  if (isMauve || (hue >= 340 && lightness < 0.5)) return 'purple';
  if (lightness >= 0.6) return 'pink';
  return chroma < 0.06 ? 'brown' : 'red';
}

/** From cream to dark walnut, with coral, gold and honey between them. */
function woody({ lightness, chroma, hue }: Oklch): Colour {
  if (lightness > 0.86 && chroma < 0.06) return 'cream';
  if (hue >= 72 && lightness > 0.65 && chroma > 0.105) return 'yellow';
  if (lightness > 0.45 && (isStrong({ chroma, hue }) || (chroma > 0.068 && hue >= 50 && hue < 63 && lightness > 0.6)))
    return 'orange';
  return lightness < (hue < 66 && chroma > 0.04 ? 0.69 : 0.6) ? 'brown' : 'beige';
}

/** Of an orange: walnut and teak have less. */
function isStrong({ chroma, hue }: Pick<Oklch, 'chroma' | 'hue'>): boolean {
  return chroma > (hue < 50 ? 0.085 : 0.11);
}
