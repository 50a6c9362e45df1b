import { z } from 'zod';
import type { CatalogueRecord } from '#domain/catalogue/catalogue-record.ts';
import { type PlaceId, placeTitles } from '#domain/catalogue/place-titles.ts';
import { type Call, json } from './call.ts';
import { pack, rate } from './fields/measures.ts';
import { paths } from './paths.ts';
import { refusals } from './refusals.ts';

const short = z.string().max(300);
const names = z.object({ en: short, hi: short, or: short });
const details = z.object({ en: z.string().max(1000), hi: z.string().max(1000), or: z.string().max(1000) });
const otherNames = z.array(short).max(60);
const twentieth = z.int().min(0).max(20);
const ids = z.array(z.int()).max(200);

const category = z.object({
  id: z.int().min(1).max(9999).meta({ description: 'its number in the menu, given once' }),
  route: short,
  formerRoutes: z
    .array(short)
    .max(200)
    .meta({ description: 'earlier addresses, which lead to that of today; the server keeps them' }),
  folder: short.meta({ description: 'given once' }),
  names,
  alsoCalled: z.object({ en: otherNames, hi: otherNames, or: otherNames }),
  introduction: details,
  details: z.object({ usedFor: details, notFor: details, sizes: details, care: details }),
  cover: z.object({
    photo: short.meta({ description: 'a picture of its folder; "" is the newest' }),
    closeUp: z
      .object({ left: twentieth, top: twentieth })
      .meta({ description: 'a square of a quarter of the width, in twentieths of the way that it can move' }),
  }),
  hidden: z.boolean(),
  place: z.enum(Object.keys(placeTitles) as [PlaceId]),
  product: short,
});

/** The catalogue record. */
const catalogueBody: z.ZodType<CatalogueRecord> = z.object({
  lastCategoryId: z
    .int()
    .min(0)
    .meta({ description: 'the highest number that a category ever had; the server keeps it' }),
  categories: z.array(category).max(200),
  otherFolders: z.array(z.object({ folder: short, names, product: short })).max(50),
  folderOrder: z.array(short).max(300),
  products: z
    .array(
      z.object({
        id: z.int().min(1),
        ...{ name: short, hsn: short, unit: short, gst: short, hidden: z.boolean() },
        pack: pack.nullish().meta({ description: 'how it is packed; null or absent: nobody said' }),
        rate: rate.nullish().meta({ description: 'a price for visitors' }),
      }),
    )
    .max(2000),
  hsnCodes: z.array(short).max(500),
  units: z.array(z.object({ value: short, text: short, uqc: short })).max(50),
  home: z.object({
    slides: z
      .array(
        z.object({
          category: z.int(),
          caption: names,
          picture: z.object({ folder: short, name: short }).nullable(),
        }),
      )
      .max(40),
    newArrivals: ids,
    trending: ids,
    bestSelling: ids,
  }),
  arrivals: z.array(z.object({ folder: short, names })).max(50),
});

const cataloguePicture = z.object({
  name: z.string(),
  hash: z.string(),
  avif: z.array(z.int()).meta({ description: 'the widths at /media/{hash}/{width}.avif, ascending' }),
  jpg: z.array(z.int()),
});

/** A picture that a row of the catalogue shows. */
export type CataloguePicture = z.infer<typeof cataloguePicture>;

const catalogueAnswer = z.object({
  version: z.int().meta({ description: '1 is the opening stock' }),
  savedAt: z.string(),
  savedBy: z.string().meta({ description: '"" for the opening stock' }),
  catalogue: catalogueBody,
  pictures: z
    .record(z.string(), z.int())
    .meta({ description: 'how many pictures visitors see of each folder; one without pictures is absent' }),
  used: z
    .record(z.string(), z.object({ documents: z.int(), lastDate: z.string() }))
    .meta({ description: 'by product name: in how many documents it stands, cancelled ones too, and the last date' }),
  shown: z.record(z.string(), cataloguePicture).meta({
    description: 'the pictures that the record names, as folder/name, and the newest of each folder, as folder/',
  }),
});

export type CatalogueAnswer = z.infer<typeof catalogueAnswer>;

const cataloguePreview = z.object({
  changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
  losses: z.array(z.string()).meta({ description: 'what visitors or staff lose by it, a sentence each' }),
});

export type CataloguePreviewAnswer = z.infer<typeof cataloguePreview>;

const saveBody = z.object({
  onto: z.int().min(1).meta({ description: 'the version that it was changed from' }),
  catalogue: catalogueBody,
});

export const catalogueCall = {
  method: 'GET',
  path: paths.catalogueRecord,
  who: 'staff',
  summary: 'The catalogue record, its version, and the pictures that it shows',
  answers: { 200: json('The record', catalogueAnswer), ...refusals(401) },
} satisfies Call;

export const previewCatalogueCall = {
  method: 'POST',
  path: paths.cataloguePreview,
  who: 'owner',
  summary: 'What a save of the catalogue record would change, and what would be lost; nothing is saved',
  accepts: ['application/json'],
  body: saveBody,
  answers: { 200: json('The changes', cataloguePreview), ...refusals(400, 401, 403, 409, 413, 415, 422, 503) },
} satisfies Call;

export const saveCatalogueCall = {
  method: 'POST',
  path: paths.catalogueRecord,
  who: 'owner',
  summary: 'Save the next version of the catalogue record; issued documents keep their texts',
  accepts: ['application/json'],
  body: saveBody,
  answers: {
    200: json('The record as it is now', catalogueAnswer),
    ...refusals(400, 401, 403, 409, 413, 415, 422, 503),
  },
} satisfies Call;
