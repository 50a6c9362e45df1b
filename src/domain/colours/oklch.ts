/** A colour of a screen: sRGB, each part a whole number from 0 to 255. */
type Rgb = readonly [red: number, green: number, blue: number];

/** OKLab's lightness from 0 to 1, its chroma, and its hue in degrees from 0: equal steps look equal. */
export type Oklch = { lightness: number; chroma: number; hue: number };

/** `toOklch([255, 255, 255])` → lightness 1, chroma 0 */
export function toOklch([red, green, blue]: Rgb): Oklch {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const greenToRed = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const blueToYellow = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(greenToRed, blueToYellow),
    hue: ((Math.atan2(blueToYellow, greenToRed) * 180) / Math.PI + 360) % 360,
  };
}

/** The light of each byte: a picture has thousands. */
const lights = Array.from({ length: 256 }, (_, byte) => {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

function linear(byte: number): number {
  return lights[byte] ?? 0;
}
