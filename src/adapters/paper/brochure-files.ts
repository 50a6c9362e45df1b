import type { BrochureSheet } from '#domain/brochures/brochure-sheet.ts';
import type { Company } from '#domain/company/company.ts';
import type { PaperFiles } from './paper-files.ts';
import { sheetFiles } from './sheet-files.ts';

/** The files of a brochure: its words, and each picture under its number. */
export function brochureFiles(
  sheet: BrochureSheet,
  photos: readonly Uint8Array[],
  today: string,
  { logo }: Pick<Company, 'logo'>,
): PaperFiles {
  return {
    ...sheetFiles(sheet, `${today}T00:00:00.000Z`, { logo, signature: '' }),
    ...Object.fromEntries(photos.map((bytes, index) => [`picture-${index + 1}`, bytes])),
  };
}
