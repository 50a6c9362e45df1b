import type { Company } from '#domain/company/company.ts';
import type { SelectionSheet } from '#domain/selection/selection-sheet.ts';
import type { PaperFiles } from './paper-files.ts';
import { qrPixels } from './qr-pixels.ts';
import { sheetFiles } from './sheet-files.ts';

/** The longest text of a code: beyond it there is no QR code at level L. */
const LONGEST_CODE = 2900;
/** A short address is safer with level M, which survives more damage. */
const SHORT_CODE = 300;
const CODE_MM = 24;
/** The smallest square that the camera of a phone reads from paper, in millimetres. */
const SQUARE_MM = 0.26;

/** The files of a printed selection. `pictures` are JPEGs in its order; null where the file is lost. */
export function selectionFiles(
  { address, ...sheet }: SelectionSheet,
  printedAt: string,
  pictures: readonly (Uint8Array | null)[],
  logo: Company['logo'],
): PaperFiles {
  const code = codeOf(address);
  const drawn = {
    ...sheet,
    shown: pictures.flatMap((bytes, index) => (bytes ? [index] : [])),
    codeSide: code?.side ?? 0,
    codeWidth: code?.width ?? 0,
  };
  return {
    ...sheetFiles(drawn, printedAt, { logo, signature: '' }),
    ...Object.fromEntries(pictures.flatMap((bytes, index) => (bytes ? [[`picture-${index}`, bytes]] : []))),
    ...(code && { code: code.pixels }),
  };
}

/** A long address has many squares: its code grows, so that each square can still be read. */
function codeOf(address: string) {
  if (address.length > LONGEST_CODE) return null;
  const code = qrPixels(address, address.length > SHORT_CODE ? 'L' : 'M');
  return { ...code, width: Math.max(CODE_MM, code.squares * SQUARE_MM) };
}
