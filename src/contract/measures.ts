import { z } from 'zod';
import { surfaceUses } from '#domain/photos/photo-surface.ts';
import { languages } from '#domain/text/language.ts';
import { type Call, json } from './call.ts';
import { measuredWalls, pack } from './fields/measures.ts';
import { paths } from './paths.ts';
import { refusals } from './refusals.ts';

const count = z.int().optional();

const plan = z.object({
  widthMm: z.number(),
  heightMm: z.number(),
  strips: z.int(),
  stripMm: z.number(),
  pieceMm: z.number().meta({ description: 'how high one piece of a column stands; 0 of a roll' }),
  openings: z.array(z.object({ widthMm: z.number(), heightMm: z.number(), leftMm: z.number(), bottomMm: z.number() })),
  words: z.string().meta({ description: 'what the drawing shows' }),
});

const measuresAnswer = z.object({
  areaMm2: z.number(),
  openingsMm2: z.number(),
  quantity: z.int(),
  unit: z.string().meta({ description: 'a value of the list of units' }),
  strips: count.meta({ description: 'of rolls: strips; of pieces: columns' }),
  cutMm: z.number().optional().meta({ description: 'the longest cut' }),
  perPack: count.meta({ description: 'how many of the longest cut come from one roll or piece' }),
  sum: z.string().meta({ description: 'the quantity with its unit, in words' }),
  words: z.array(z.string()).meta({ description: 'how it was reckoned, each line with a label before its colon' }),
  plans: z.array(plan).meta({ description: 'the walls as they are drawn, where they have strips or columns' }),
});

export const measuresCall = {
  method: 'POST',
  path: paths.measures,
  who: 'anyone',
  summary: 'How much of a product walls need, and how that was reckoned; nothing is stored',
  accepts: ['application/json'],
  body: z
    .object({
      product: z.string().max(300).optional().meta({ description: 'the name of a product that has a pack' }),
      picture: z.string().max(300).optional().meta({ description: "or what a picture is sold as: 'wallpapers/weave'" }),
      pack: pack.optional().meta({ description: 'or a pack of its own' }),
      walls: measuredWalls,
      for: z.enum(surfaceUses).default('wall').meta({ description: 'what is measured, as the words name it' }),
      language: z.enum(languages).default('en').meta({ description: 'of the words' }),
    })
    .refine(
      ({ product, picture, pack }) => [product, picture, pack].filter((each) => each !== undefined).length === 1,
      'Give a product, a picture or a pack.',
    ),
  answers: { 200: json('The quantity', measuresAnswer), ...refusals(400, 404, 413, 415, 422, 429) },
} satisfies Call;
