import { z } from 'zod';
import { colours } from '#domain/colours/colour.ts';
import { type CatalogueMaterial, fileKinds, pictureKinds } from '#domain/materials/catalogue-material.ts';
import { factKinds, factUnits } from '#domain/materials/fact-kinds.ts';
import { type Call, json, text, workbook } from './call.ts';
import { day } from './fields/day.ts';
import { paths } from './paths.ts';
import { refusals } from './refusals.ts';

const short = z.string().max(300);
const names = z.object({ en: short, hi: short, or: short });
const long = z.string().max(2000);
const texts = z.object({ en: long, hi: long, or: long });

/** The domain's rules name what is wrong; these limits only bound the work. */
const materialBody: z.ZodType<CatalogueMaterial> = z.object({
  code: short.meta({ description: 'letters, digits, spaces and hyphens: WP 204; given once' }),
  names,
  folder: short.meta({ description: 'the folder of its category' }),
  colourways: z
    .array(
      z.object({
        names,
        colours: z.array(z.enum(colours)).max(colours.length),
        pictures: z
          .array(z.object({ folder: short, name: short, kind: z.enum(pictureKinds) }))
          .max(100)
          .meta({ description: 'pictures of the catalogue, by folder and name' }),
      }),
    )
    .max(100),
  facts: z
    .array(
      z.object({
        kind: z.enum(factKinds),
        label: names.meta({ description: "of kind 'own'; else blank" }),
        number: z.number().nullable(),
        unit: z.enum([...factUnits, '']),
        text: texts,
      }),
    )
    .max(100),
  where: texts.meta({ description: 'blank is what the category says, as in whereNot and care' }),
  whereNot: texts,
  care: texts,
  rate: z
    .object({
      paise: z.int().meta({ description: 'for one unit, before GST' }),
      unit: short,
      shown: z.boolean().meta({ description: 'whether visitors see it' }),
    })
    .nullable(),
  ready: z
    .array(z.object({ city: short, days: z.int() }))
    .max(50)
    .meta({ description: 'within how many days at each office' }),
  files: z
    .array(z.object({ kind: z.enum(fileKinds), name: short }))
    .max(50)
    .default([])
    .meta({
      description:
        'PDFs that were uploaded to the folder datasheets, and of kind texture pictures of the folder textures',
    }),
  goesWith: z.array(short).max(50).meta({ description: 'codes of other materials' }),
  product: short.meta({ description: 'a product of the form, or "" for that of its category' }),
  discontinued: z.boolean(),
  successor: short.meta({ description: 'the code of another material, or ""' }),
});

const savedMaterial = z.object({
  version: z.int().meta({ description: 'of this material; versions count the changes of all materials' }),
  savedAt: z.string(),
  savedBy: z.string(),
  material: materialBody,
});

export type SavedMaterialAnswer = z.infer<typeof savedMaterial>;

const listAnswer = z.object({
  version: z.int().meta({ description: 'of the newest change, 0 before the first' }),
  materials: z.array(savedMaterial),
});

export type MaterialListAnswer = z.infer<typeof listAnswer>;

const code = { code: 'the code, in any letter case' };

export const materialListCall = {
  method: 'GET',
  path: paths.materialList,
  who: 'staff',
  summary: 'The materials with their codes, in the order of the codes',
  answers: { 200: json('Every material as it is now', listAnswer), ...refusals(401) },
} satisfies Call;

export const materialWorkbookCall = {
  method: 'GET',
  path: paths.materialWorkbook,
  who: 'staff',
  summary:
    'The materials as an Excel workbook, one a row, the facts as columns: it goes in again by POST /api/move-in/materials',
  answers: { 200: workbook('One sheet; a text is a text, even when it looks like a formula'), ...refusals(401) },
} satisfies Call;

const choicesAnswer = z.array(
  z.object({
    code: z.string(),
    label: z.string().meta({ description: 'code, colourway and name' }),
    remark: z.string().meta({ description: 'what the row says of it: code and colourway' }),
    product: z.string().meta({ description: 'of the form; blank where neither material nor category names one' }),
    rate: z.string().meta({ description: 'rupees for one unit; blank where none is known' }),
    unit: z.string(),
  }),
);

export const materialChoicesCall = {
  method: 'GET',
  path: paths.materialChoices,
  who: 'staff',
  summary: 'Colourways that fit what is typed in the field of products, by code or name; eight at most',
  query: z.object({ typed: z.string().max(100).default('') }),
  answers: { 200: json('Those whose code fits first', choicesAnswer), ...refusals(401, 422) },
} satisfies Call;

export const materialCall = {
  method: 'GET',
  path: paths.material,
  who: 'staff',
  summary: 'One material',
  params: code,
  answers: { 200: json('The material as it is now', savedMaterial), ...refusals(401, 404) },
} satisfies Call;

const uses = z.array(
  z.object({
    id: z.string(),
    kind: z.enum(['request', 'pro', 'tax', 'credit']),
    number: z.string(),
    date: z.string(),
    name: z.string().meta({ description: 'the buyer, or the visitor' }),
    quantities: z
      .array(z.object({ unit: z.string(), milli: z.int() }))
      .meta({ description: 'in thousandths; below zero on a credit note' }),
  }),
);

const usesAnswer = z.object({ asked: uses, sampled: uses, quoted: uses, sold: uses });

export type MaterialUsesAnswer = z.infer<typeof usesAnswer>;

export const materialUsesCall = {
  method: 'GET',
  path: paths.materialUses,
  who: 'staff',
  summary: 'The requests and documents that have to do with a material on some days, newest first, 500 of each at most',
  params: code,
  query: z.object({
    from: day.meta({ description: 'the first day; "" for the beginning of this financial year' }),
    to: day.meta({ description: 'the last day; "" for the end of this financial year' }),
  }),
  answers: { 200: json('Asked, sampled, quoted and sold', usesAnswer), ...refusals(401, 404, 422) },
} satisfies Call;

export const saveMaterialCall = {
  method: 'POST',
  path: paths.material,
  who: 'staff',
  summary: 'Save the next version of a material, or a new one',
  params: code,
  accepts: ['application/json'],
  body: z.object({
    onto: z.int().min(0).meta({ description: 'the version that it was changed from; 0 for a new one' }),
    material: materialBody,
  }),
  answers: {
    200: json('The material as it is now', savedMaterial),
    ...refusals(400, 401, 409, 413, 415, 422, 503),
  },
} satisfies Call;

export const removeMaterialCall = {
  method: 'DELETE',
  path: paths.material,
  who: 'staff',
  summary: 'Remove a material: its page is gone, and its versions are kept',
  params: code,
  query: z.object({ onto: z.coerce.number().int().min(1).meta({ description: 'its version' }) }),
  answers: { 200: text('A sentence for the screen'), ...refusals(401, 404, 409, 422, 503) },
} satisfies Call;
