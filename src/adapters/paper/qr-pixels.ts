import { encode } from 'uqr';

/** The white border that scanners need, in squares (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** The pixels of a square. With these the 26 mm of the code have more than 200 in an inch. */
const SCALE = 4;

/** `side` in pixels, `squares` in the code's own squares, both with the white border. */
type QrPixels = { side: number; squares: number; pixels: Uint8Array };

/**
 * A QR code as a square picture for the template: one byte for each pixel, 0 is black. As a drawing it would take seven times
 * the bytes of the paper. Error correction level M is readable with 15 % damage, level L with 7 %.
 */
export function qrPixels(text: string, level: 'L' | 'M' = 'M'): QrPixels {
  const { data, size } = encode(text, { ecc: level, border: QUIET_ZONE });
  const side = size * SCALE;
  const pixels = new Uint8Array(side * side).fill(255);
  for (const [y, row] of data.entries())
    for (const [x, isBlack] of row.entries()) {
      if (!isBlack) continue;
      for (let line = y * SCALE; line < (y + 1) * SCALE; line += 1)
        pixels.fill(0, line * side + x * SCALE, line * side + (x + 1) * SCALE);
    }
  return { side, squares: size, pixels };
}
