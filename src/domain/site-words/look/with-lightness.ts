import { hexOf, rgbOf } from './contrast-ratio.ts';

/** The most saturation of a lightened colour, from 0 to 1: a brighter one glares on a dark ground. */
const MOST_SATURATION = 0.7;

/** The same hue with another lightness, of HSL from 0 to 1 (CSS Color 4, 7.1): `withLightness('#7a1f2b', 0.75)` → `'#e39ba5'` */
export function withLightness(colour: string, lightness: number): string {
  const [red, green, blue] = rgbOf(colour).map((part) => part / 255) as [number, number, number];
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const spread = most - least;
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(most + least - 1));
  const spanned = Math.min(saturation, MOST_SATURATION) * Math.min(lightness, 1 - lightness);
  const hue = hueOf(red, green, blue, most, spread);
  const part = (offset: number) => {
    const at = (offset + hue / 30) % 12;
    return 255 * (lightness - spanned * Math.max(-1, Math.min(at - 3, 9 - at, 1)));
  };
  return hexOf([part(0), part(8), part(4)]);
}

/** In degrees. */
function hueOf(red: number, green: number, blue: number, most: number, spread: number): number {
  if (spread === 0) return 0;
  if (most === red) return 60 * (((green - blue) / spread + 6) % 6);
  return most === green ? 60 * ((blue - red) / spread + 2) : 60 * ((red - green) / spread + 4);
}
