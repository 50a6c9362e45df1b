/** As far as a photo's bytes stand for light in proportion. */
const SHOULDER = 0.8;

/**
 * How much light a byte of a photo stands for; 1 is paper white in full light. The curve is that of sRGB, and above 0.8 the soft
 * shoulder with which cameras keep highlights from being cut off: there a little more in the photo is much more light.
 */
export const lightOfByte = Float32Array.from({ length: 256 }, (_, byte) => beforeShoulder(linear(byte / 255)));

/** How much of the light a byte of a material's picture gives back: sRGB alone, as scans and drawings are made. */
export const shareOfByte = Float32Array.from({ length: 256 }, (_, byte) => linear(byte / 255));

/** The byte of so much light: `byteOfLight[(light * LIGHT_STEPS) | 0]` for 0 to MOST_LIGHT. */
export const LIGHT_STEPS = 8192;
export const MOST_LIGHT = 2;
export const byteOfLight = Uint8Array.from({ length: LIGHT_STEPS * MOST_LIGHT + 1 }, (_, step) =>
  Math.round(255 * gamma(afterShoulder((step + 0.5) / LIGHT_STEPS))),
);

function linear(share: number): number {
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function gamma(share: number): number {
  return share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055;
}

function afterShoulder(light: number): number {
  const room = 1 - SHOULDER;
  return light < SHOULDER ? light : SHOULDER + room * (1 - Math.exp((SHOULDER - light) / room));
}

function beforeShoulder(light: number): number {
  const room = 1 - SHOULDER;
  // The last byte stands for all that is brighter: that it is half a step below white keeps it finite.
  const left = Math.max(0.02, 1 - (light - SHOULDER) / room);
  return light < SHOULDER ? light : SHOULDER - room * Math.log(left);
}
