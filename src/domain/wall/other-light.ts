/**
 * Whether a wall can look like that under other light than around it: `level`, `warmth` and `tint` less those that the wall has there
 * (see Overview); with the noise of colour that is forgiven. Sun and lamps make it lighter and warmer, or lighter alone; a shadow makes it darker, and bluer where the sky
 * still lights it. No light of a room makes a wall greener or more purple, or a shadow much warmer.
 */
export function isOtherLight(level: number, warmth: number, tint: number, noise = 0): boolean {
  if (Math.abs(tint) > TINT + noise + TINT_OF_WARMTH * Math.abs(warmth)) return false;
  if (level > MOST_SUN || level < DEEPEST_SHADOW) return false;
  return level > 0
    ? warmth > -WARMTH - noise && warmth < WARMTH + WARMTH_OF_LIGHT * level
    : warmth < WARMTH_OF_BOUNCE && warmth > WARMTH_OF_LIGHT * level - WARMTH;
}

/** Unevenness of paint. */
export const TINT = 0.035;
export const WARMTH = 0.12;

/** The colours of lights from candle to blue sky lie on a curve: green gains a seventh of what red gains over blue. */
const TINT_OF_WARMTH = 0.15;

/** Sun through a window is up to four times the light of the room; a shadow leaves a third. */
const MOST_SUN = 1.4;
const DEEPEST_SHADOW = -1.2;
const WARMTH_OF_LIGHT = 0.6;

/** What a wooden floor in the sun sends into a shadow. */
const WARMTH_OF_BOUNCE = 0.18;
