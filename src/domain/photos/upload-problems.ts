import { holdsPdfs, sheetFolder } from '../catalogue/brochure-folder.ts';
import { cleanBrochureName, cleanPhotoName } from './photo-name.ts';

/** The largest file: 20 MB. */
export const maxUploadBytes = 20_000_000;

/** The media types for the file picker; the first bytes of a file must match one. */
export const pictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
export const brochureType = 'application/pdf';

type Upload = {
  folder: string;
  name: string;
  /** The media type; '' when it is not known yet. */
  type: string;
  /** Bytes. */
  size: number;
};

/**
 * The first problem of a file that can be found without decoding it, as a sentence; null when there is none.
 * `uploadProblem({ folder: 'pdfs', name: 'teak.jpg', type: 'image/jpeg', size: 9 })` → `'teak.jpg is not a PDF. Brochures are PDF files.'`
 */
export function uploadProblem({ folder, name, type, size }: Upload): string | null {
  if (folder === '') return 'Choose a product type.';
  const isPdf = holdsPdfs(folder);
  if (/[/\\\0]/.test(name)) return 'A file name cannot hold a slash or a backslash. Rename the file.';
  if (isPdf ? !/\.pdf$/i.test(name) : !/\.(jpe?g|png|webp)$/i.test(name)) return wrongType(name, folder);
  if (!(isPdf ? cleanBrochureName(name) : cleanPhotoName(name)))
    return 'The file name needs a letter or a digit (A to Z, 0 to 9). Rename the file.';
  if (size === 0) return `${name} is empty.`;
  const wanted = isPdf ? [brochureType] : pictureTypes;
  if (type !== '' && !wanted.includes(type)) return wrongType(name, folder);
  return size > maxUploadBytes ? `${name} is larger than 20 MB.` : null;
}

function wrongType(name: string, folder: string): string {
  return holdsPdfs(folder)
    ? `${name} is not a PDF. ${folder === sheetFolder ? 'Data sheets' : 'Brochures'} are PDF files.`
    : `${name} is not a picture that can be shown. Choose a JPEG, PNG or WebP.`;
}
