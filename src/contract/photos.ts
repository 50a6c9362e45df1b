import { z } from 'zod';
import { colours, mostColours } from '#domain/colours/colour.ts';
import { repeats, surfaceUses } from '#domain/photos/photo-surface.ts';
import { type Answer, type Call, json, text } from './call.ts';
import { paths } from './paths.ts';
import { refusals } from './refusals.ts';

const widths = z.array(z.int()).meta({ description: 'the widths at /media/{hash}/{width} in that format, ascending' });

const typed = z.string().max(500);
const titles = z.object({ en: typed, hi: typed, or: typed });
const colourList = z.array(z.enum(colours));

const surface = z
  .object({
    widthMm: z.int().min(0).max(1_000_000).meta({ description: 'of the piece in the picture, in millimetres' }),
    heightMm: z.int().min(0).max(1_000_000),
    repeat: z.enum(repeats).meta({ description: 'how it goes on beside and above itself; a mural does not' }),
    for: z.enum(surfaceUses),
  })
  .nullable();

const photoAnswer = z.object({
  name: z.string().meta({ description: 'with .jpg, as for deleteImage' }),
  src: z.string().meta({ description: 'the widest JPEG that a page shows' }),
  width: z.literal(4),
  height: z.literal(3),
  key: z.string(),
  alt: z.string(),
  title: z.string(),
  titles: titles.meta({ description: 'in each language; empty where nobody typed one' }),
  colours: colourList.meta({ description: 'that visitors find it by' }),
  coloursRead: colourList,
  coloursChosen: colourList
    .nullable()
    .meta({ description: 'by staff; null: those of the title, or those that were read' }),
  surface: surface.meta({ description: 'what it shows square-on; null: nothing' }),
  version: z.int().meta({ description: 'for describeImage' }),
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

const folder = 'a product folder, pdfs, datasheets or textures';
const where = 'the URL of the file, with its name in the folder';
const longestNames = 8000;
const names = { description: 'file names with .jpg, separated by commas', longest: longestNames };

export const filenamesCall = {
  method: 'GET',
  path: paths.filenames,
  who: 'anyone',
  summary:
    'The content of a folder, newest first: the pictures of a product folder, or the file names of the brochures',
  params: { group: folder },
  query: z.object({
    size: z.coerce
      .number()
      .int()
      .min(1)
      .max(100_000)
      .optional()
      .meta({ description: 'at most so many; all when absent' }),
    page: z.coerce
      .number()
      .int()
      .min(1)
      .max(100_000)
      .default(1)
      .meta({ description: 'with `size`: which so many, from 1' }),
    names: z.string().max(longestNames).optional().meta({ description: 'only these, separated by commas' }),
  }),
  answers: {
    200: json('Pictures, or file names', z.union([z.array(photoAnswer), z.array(z.string())]), {
      'X-Total-Count': 'how many there are',
      ETag: 'changes when a picture is added or removed',
    }),
    304: { description: 'As If-None-Match says' },
    ...refusals(404, 422),
  },
} satisfies Call;

export const uploadFilesCall = {
  method: 'POST',
  path: paths.uploadFiles,
  who: 'staff',
  summary:
    'Add a picture (JPEG, PNG or WebP) to a product folder or to textures, or a PDF to pdfs (brochures) or datasheets; at most 20 MB',
  params: { productType: folder, fileName: 'its name in the folder; it has priority over the name in the form part' },
  accepts: ['multipart/form-data'],
  streamed: true,
  body: z.object({ file: z.string().meta({ format: 'binary' }) }),
  answers: {
    201: text('A sentence: where it is, and its name when that was changed', { Location: where }),
    200: text('The folder already has the same picture; the sentence names it', { Location: where }),
    ...refusals(400, 401, 404, 408, 409, 413, 415, 422, 429, 503, 507),
  },
} satisfies Call;

export const deleteImageCall = {
  method: 'DELETE',
  path: paths.deleteImage,
  who: 'staff',
  summary: 'Delete pictures of a folder: all of them, or none when one is unknown. They can be restored for 30 days',
  params: { product: folder, names },
  answers: { 200: text('A sentence'), ...refusals(401, 404) },
} satisfies Call;

export const restoreImageCall = {
  method: 'POST',
  path: paths.restoreImage,
  who: 'staff',
  summary: 'Restore deleted pictures: all of them, or none',
  params: { product: folder, names },
  query: z.object({
    key: z.string().max(100).optional().meta({ description: 'of deletedImages: this one of those that had the name' }),
  }),
  answers: { 200: text('A sentence'), ...refusals(401, 404, 409) },
} satisfies Call;

const deletedPhoto = z.object({
  key: z.string().meta({ description: 'for restoreImage' }),
  name: z.string(),
  deletedAt: z.string(),
  placeholder: z.string().meta({ description: 'a tiny picture as a data: address' }),
});

/** A picture or a PDF that can be restored. */
export type DeletedPhotoAnswer = z.infer<typeof deletedPhoto>;

export const deletedImagesCall = {
  method: 'GET',
  path: paths.deletedImages,
  who: 'staff',
  summary: 'What was deleted from a folder in the last 30 days, the last one first; at most 200',
  params: { product: folder },
  answers: { 200: json('Those that can be restored', z.array(deletedPhoto)), ...refusals(401, 404) },
} satisfies Call;

export const describeImageCall = {
  method: 'POST',
  path: paths.describeImage,
  who: 'staff',
  summary: 'Change the titles of a picture in each language, its colours, and what it shows square-on',
  params: { product: folder, name: 'its file name with .jpg' },
  accepts: ['application/json'],
  body: z.object({
    titles: titles.meta({ description: 'at most 100 characters each; English is shown where another one is empty' }),
    colours: z
      .array(z.enum(colours))
      .max(mostColours)
      .nullable()
      .meta({ description: 'null: those of the English title, or those that were read' }),
    surface: surface.optional().meta({
      description: 'null: it shows no material square-on; absent: that stays. Its shape fits the picture within 3 %',
    }),
    version: z.int().min(0).meta({ description: 'that was shown' }),
  }),
  answers: { 200: json('The picture as it is now', photoAnswer), ...refusals(400, 401, 404, 409, 413, 415, 422) },
} satisfies Call;

function file(description: string): Record<number, Answer> {
  return {
    200: { description, headers: { ETag: 'its hash' } },
    206: { description: 'The requested range of a PDF' },
    304: { description: 'As If-None-Match says' },
    416: { description: 'A range that the PDF does not have' },
    ...refusals(404),
  };
}

export const mediaCall = {
  method: 'GET',
  path: paths.media,
  who: 'anyone',
  summary: 'A picture at one width; the content of a URL never changes',
  params: { hash: 'the picture’s hash', file: '{width}.avif or {width}.jpg' },
  answers: file('The picture'),
} satisfies Call;

const downloadParams = {
  category: 'a product folder, pdfs, datasheets, textures, pdfthumbs, general or social',
  file: 'a file name; a picture’s with or without .jpg, a thumbnail’s without .pdf; in general logo, name or bg',
};

export const downloadCall = {
  method: 'GET',
  path: paths.download,
  who: 'anyone',
  summary: 'A picture as its largest JPEG, a brochure, its thumbnail, or a graphic of the firm',
  params: downloadParams,
  answers: file('The file'),
} satisfies Call;

export const servicesCall = {
  ...downloadCall,
  path: paths.services,
  params: { category: downloadParams.category, imageName: downloadParams.file },
} satisfies Call;
