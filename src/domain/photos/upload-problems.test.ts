import { expect, test } from 'vitest';
import { maxUploadBytes, uploadProblem } from './upload-problems.ts';

const picture = { folder: 'wallpapers', name: 'teak.jpg', type: 'image/jpeg', size: 4_000_000 };
const brochure = { folder: 'pdfs', name: 'hpl.pdf', type: 'application/pdf', size: 4_000_000 };
const noPicture = 'is not a picture that can be shown. Choose a JPEG, PNG or WebP.';

test.each([
  [{}, null],
  [{ name: 'IMG (1).PNG', type: 'image/png' }, null],
  [{ name: 'teak.webp', type: 'image/webp' }, null],
  [{ type: '' }, null],
  [{ size: maxUploadBytes }, null],
  [{ folder: '' }, 'Choose a product type.'],
  [{ name: 'a/b.jpg' }, 'A file name cannot hold a slash or a backslash. Rename the file.'],
  [{ name: 'teak.gif', type: 'image/gif' }, `teak.gif ${noPicture}`],
  [{ name: 'teak.heic', type: '' }, `teak.heic ${noPicture}`],
  [{ type: 'image/svg+xml' }, `teak.jpg ${noPicture}`],
  [{ name: 'नमूना.jpg' }, 'The file name needs a letter or a digit (A to Z, 0 to 9). Rename the file.'],
  [{ size: 0 }, 'teak.jpg is empty.'],
  [{ size: maxUploadBytes + 1 }, 'teak.jpg is larger than 20 MB.'],
  [{ name: 'hpl.pdf', type: 'application/pdf' }, `hpl.pdf ${noPicture}`],
])('a picture with %j: %s', (changes, problem) => {
  expect(uploadProblem({ ...picture, ...changes })).toBe(problem);
});

test.each([
  [{}, null],
  [{ name: 'HPL.PDF' }, null],
  [{ name: 'teak.jpg', type: 'image/jpeg' }, 'teak.jpg is not a PDF. Brochures are PDF files.'],
  [{ type: 'image/jpeg' }, 'hpl.pdf is not a PDF. Brochures are PDF files.'],
])('a brochure with %j: %s', (changes, problem) => {
  expect(uploadProblem({ ...brochure, ...changes })).toBe(problem);
});
