import { z } from 'zod';
import { type Call, json, text } from './call.ts';
import { callbackAnswer } from './callbacks.ts';
import { paths } from './paths.ts';
import { refusals } from './refusals.ts';

const id = { id: 'the request' };

export const callbackPhotoCall = {
  method: 'POST',
  path: paths.callbackPhoto,
  who: 'anyone',
  summary: 'Send a photo of the wall with a request that was just stored: a JPEG, PNG or WebP of at most 400 kB',
  params: { id: 'the request, as the answer to it says' },
  accepts: ['multipart/form-data'],
  streamed: true,
  body: z.object({ file: z.string().meta({ format: 'binary' }) }),
  answers: {
    200: text('OK: it is stored with the request; staff alone see it, and it is deleted after 180 days'),
    ...refusals(400, 404, 408, 413, 415, 422, 429, 503, 507),
  },
} satisfies Call;

export const callbackPhotoShownCall = {
  method: 'GET',
  path: paths.callbackPhotoShown,
  who: 'staff',
  summary: 'The photo that a visitor sent with a request',
  params: id,
  answers: { 200: { description: 'A JPEG', type: 'image/jpeg' }, ...refusals(401, 404) },
} satisfies Call;

export const callbackPhotoDeleteCall = {
  method: 'DELETE',
  path: paths.callbackPhotoShown,
  who: 'staff',
  summary: 'Delete the photo that a visitor sent with a request, at once and for good',
  params: id,
  answers: { 200: json('The request as it is now', callbackAnswer), ...refusals(401, 404, 409) },
} satisfies Call;
