import { z } from 'zod';
import { MOST_OPENINGS } from '#domain/measures/measured-wall.ts';

const mm = z.int().min(0).max(1_000_000).meta({ description: 'in millimetres' });
const wastePercent = z.number().min(0).max(100).meta({ description: 'bought on top, in percent' });

/** How a product is packed. Sizes that cannot be are refused by `packProblems`, which says why. */
export const pack = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('roll'), widthMm: mm, lengthMm: mm, repeatMm: mm, trimMm: mm, wastePercent }),
  z.object({ kind: z.literal('piece'), widthMm: mm, lengthMm: mm, wastePercent }),
  z.object({
    kind: z.literal('box'),
    areaMm2: z.int().min(0).max(1e12).meta({ description: 'what a box covers, in square millimetres' }),
    wastePercent,
  }),
  z.object({ kind: z.literal('length'), wastePercent }).meta({ description: 'by the running foot' }),
  z.object({ kind: z.literal('area'), wastePercent }).meta({ description: 'by the square foot' }),
]);

/** What visitors are told of a price. */
export const rate = z.object({
  paise: z.int().min(1).max(1e11).meta({ description: 'for one unit of the pack, without GST' }),
  shown: z.boolean().meta({ description: 'whether visitors see it' }),
});

const rectangle = { widthMm: mm, heightMm: mm };

/** A wall with its doors and windows. */
export const measuredWall = { ...rectangle, openings: z.array(z.object(rectangle)).max(MOST_OPENINGS).default([]) };

/** A wall that a visitor measured for a picture of his request, and how much it needs. */
export const reckonedWall = z.object({
  picture: z.string().meta({ description: 'the hash of one of the pictures' }),
  ...measuredWall,
  quantity: z.int(),
  unit: z.string().meta({ description: 'a value of the list of units' }),
  words: z.array(z.string()).meta({ description: 'how it was reckoned' }),
});

export const measuredWalls = z.array(z.object(measuredWall)).min(1).max(20);
