import { z } from 'zod';
import { type Answer, type Call, json, text } from './call.ts';
import { paths } from './paths.ts';
import { refusals } from './refusals.ts';

const widths = z.array(z.int()).meta({ description: 'the widths at /media/{hash}/{width} in that format, ascending' });

const photoAnswer = z.object({
  name: z.string().meta({ description: 'with .jpg: what deleteImage takes' }),
  src: z.string().meta({ description: 'the widest JPEG that a page shows' }),
  width: z.literal(4),
  height: z.literal(3),
  key: z.string(),
  alt: z.string(),
  title: z.string(),
  hash: z.string(),
  pixelWidth: z.int(),
  pixelHeight: z.int(),
  placeholder: z.string().meta({ description: 'a tiny picture as a data: address' }),
  avif: widths,
  jpg: widths,
  bytes: z.int().meta({ description: 'of the largest JPEG' }),
  addedAt: z.string(),
});

/** A picture as a gallery shows it. */
export type PhotoAnswer = z.infer<typeof photoAnswer>;

const folder = 'a product folder, or pdfs';
const where = 'where it can be seen, under the name that it has in the folder';
const names = { description: 'file names with .jpg, separated by commas', longest: 8000 };

export const filenamesCall = {
  method: 'GET',
  path: paths.filenames,
  who: 'anyone',
  summary: 'What is in a folder, newest first: the pictures of a product folder, or the file names of the brochures',
  params: { group: folder },
  answers: {
    200: json('Pictures, or file names', z.union([z.array(photoAnswer), z.array(z.string())]), {
      ETag: 'changes whenever a picture comes or goes',
    }),
    304: { description: 'As If-None-Match says' },
    ...refusals(404),
  },
} satisfies Call;

export const uploadFilesCall = {
  method: 'POST',
  path: paths.uploadFiles,
  who: 'staff',
  summary: 'Put a picture or a brochure into a folder: JPEG, PNG or WebP, or a PDF into pdfs; at most 20 MB',
  params: { productType: folder, fileName: 'its name there; it wins over the name in the part' },
  accepts: ['multipart/form-data'],
  streamed: true,
  body: z.object({ file: z.string().meta({ format: 'binary' }) }),
  answers: {
    201: text('A sentence: where it is now, and its name when that had to be mended', { Location: where }),
    200: text('The same picture is there already; the sentence says under which name', { Location: where }),
    ...refusals(400, 401, 404, 408, 409, 413, 415, 422, 429, 503, 507),
  },
} satisfies Call;

export const deleteImageCall = {
  method: 'DELETE',
  path: paths.deleteImage,
  who: 'staff',
  summary: 'Take pictures out of a folder: all of them, or none when one is unknown. They can be restored for 30 days',
  params: { product: folder, names },
  answers: { 200: text('A sentence'), ...refusals(401, 404) },
} satisfies Call;

export const restoreImageCall = {
  method: 'POST',
  path: paths.restoreImage,
  who: 'staff',
  summary: 'Bring deleted pictures back: all of them, or none',
  params: { product: folder, names },
  answers: { 200: text('A sentence'), ...refusals(401, 404, 409) },
} satisfies Call;

function file(description: string): Record<number, Answer> {
  return {
    200: { description, headers: { ETag: 'its hash' } },
    206: { description: 'The part of a PDF that Range asks for' },
    304: { description: 'As If-None-Match says' },
    416: { description: 'A range that the PDF does not have' },
    ...refusals(404),
  };
}

export const mediaCall = {
  method: 'GET',
  path: paths.media,
  who: 'anyone',
  summary: 'A picture at one width; what stands at an address never changes',
  params: { hash: 'the picture’s hash', file: '{width}.avif or {width}.jpg' },
  answers: file('The picture'),
} satisfies Call;

const downloadParams = {
  category: 'a product folder, pdfs, pdfthumbs, general or social',
  file: 'a file name; a picture’s with or without .jpg, a thumbnail’s without .pdf; in general logo, name or bg',
};

export const downloadCall = {
  method: 'GET',
  path: paths.download,
  who: 'anyone',
  summary: 'A picture as its largest JPEG, a brochure, the thumbnail of one, or a drawing of the firm',
  params: downloadParams,
  answers: file('The file'),
} satisfies Call;

export const servicesCall = {
  ...downloadCall,
  path: paths.services,
  params: { category: downloadParams.category, imageName: downloadParams.file },
} satisfies Call;
