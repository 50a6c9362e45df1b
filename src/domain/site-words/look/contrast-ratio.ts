/** Red, green and blue of sRGB, each from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** `rgbOf('#0f4c4a')` → `[15, 76, 74]` */
export function rgbOf(colour: string): Rgb {
  const at = (from: number) => Number.parseInt(colour.slice(from, from + 2), 16);
  return [at(1), at(3), at(5)];
}

/** `hexOf([15, 76, 74])` → `'#0f4c4a'` */
export function hexOf(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** The contrast of two colours (WCAG 2.2, definition "contrast ratio"), from 1 to 21: `contrastRatio('#000000', '#ffffff')` → `21` */
export function contrastRatio(one: string, other: string): number {
  const [light = 1, dark = 1] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** WCAG 2.2, definition "relative luminance": 0 for black, 1 for white. */
function luminanceOf(colour: string): number {
  const [red, green, blue] = rgbOf(colour).map(linear) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(part: number): number {
  const value = part / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
