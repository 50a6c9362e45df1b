import { z } from 'zod';
import { type Call, json, text } from '../call.ts';
import { paths } from '../paths.ts';
import { refusals } from '../refusals.ts';

const newProduct = {
  name: z.string().max(300),
  hsn: z.string().max(300).meta({ description: '4, 6 or 8 digits, or "" when the material decides' }),
  unit: z.string().max(300).meta({ description: 'a value of the list of units, or ""' }),
  gst: z.string().max(300).meta({ description: 'the rate in percent, or ""' }),
};

const product = z.object({ ...newProduct, id: z.int(), hidden: z.boolean() });

export const wish = z.object({
  ...newProduct,
  id: z.string(),
  note: z.string(),
  askedAt: z.string(),
  askedBy: z.string(),
});

export type ProductWishAnswer = z.infer<typeof wish>;

const wishBody = z.object({ ...newProduct, note: z.string().max(1000).default('') });

export const addProductCall = {
  method: 'POST',
  path: paths.productList,
  who: 'owner',
  summary: 'Add a product to the newest catalogue, from the form of a document',
  accepts: ['application/json'],
  body: z.object(newProduct),
  answers: {
    201: json('The product; the same one again is answered as it is', product),
    ...refusals(400, 401, 403, 409, 413, 415, 422, 503),
  },
} satisfies Call;

export const askForProductCall = {
  method: 'POST',
  path: paths.productWishes,
  who: 'staff',
  summary: 'Ask the owner to add a product to the catalogue',
  accepts: ['application/json'],
  body: wishBody,
  answers: {
    201: json('The wish; one with this name that is open already is answered as it is', wish),
    ...refusals(400, 401, 409, 413, 415, 422, 503),
  },
} satisfies Call;

export const productWishesCall = {
  method: 'GET',
  path: paths.productWishes,
  who: 'staff',
  summary: 'Products that staff asked for, oldest first, which are neither in the catalogue nor declined',
  answers: { 200: json('The wishes', z.array(wish)), ...refusals(401) },
} satisfies Call;

export const declineProductCall = {
  method: 'DELETE',
  path: paths.productWish,
  who: 'owner',
  summary: 'Decline a product that staff asked for',
  params: { id: 'the id of the wish' },
  answers: { 200: text('A sentence for the screen'), ...refusals(401, 403, 404, 503) },
} satisfies Call;
