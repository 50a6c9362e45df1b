import type { Picture } from '#domain/wall/picture.ts';

type Light = readonly [red: number, green: number, blue: number];

/** A picture of what `light` says of each pixel, in linear light below the shoulder. */
export function paintRoom(width: number, height: number, light: (x: number, y: number) => Light): Picture {
  const data = new Uint8ClampedArray(4 * width * height);
  for (let at = 0; at < width * height; at++) {
    const pixel = light(at % width, Math.floor(at / width));
    pixel.forEach((share, channel) => {
      data[4 * at + channel] = Math.round(
        255 * (share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055),
      );
    });
    data[4 * at + 3] = 255;
  }
  return { width, height, data };
}

/** So much of a light. */
export function times(share: number, [red, green, blue]: Light): Light {
  return [share * red, share * green, share * blue];
}
