import type { Context } from 'hono';
import type { Callback } from '#domain/callbacks/callback.ts';
import type { CallbackPhoto } from '#domain/callbacks/callback-photo.ts';
import { pictureProduct } from '#domain/documents/next-draft.ts';
import { failed } from '#domain/outcome.ts';
import { refuse } from '../respond.ts';
import type { Env } from '../route.ts';
import type { ServerPorts } from '../server-ports.ts';
import { linkedDocumentOf } from './linked-document-of.ts';

/** The requests with the product of each picture, their photos, and what was made from them. */
export async function callbacksWithChain(
  { documents, catalogues, materials, callbackPhotos }: ServerPorts,
  callbacks: Callback[],
) {
  const [{ record }, { materials: saved }] = await Promise.all([catalogues.current(), materials.current()]);
  const known = saved.map(({ material }) => material);
  const ids = callbacks.map(({ id }) => id);
  const [made, photos] = await Promise.all([documents.descendantsOf(ids), callbackPhotos.of(ids)]);
  return callbacks.map((callback) => ({
    ...callback,
    pictures: callback.pictures.map((picture) => ({ ...picture, product: pictureProduct(picture, record, known) })),
    photo: shownPhoto(photos.find(({ callback: of }) => of === callback.id)),
    documents: made.filter(({ of }) => of === callback.id).map(linkedDocumentOf),
  }));
}

function shownPhoto(photo: CallbackPhoto | undefined) {
  if (!photo) return null;
  const { width, height, bytes, receivedAt, deletedAt } = photo;
  return { width, height, bytes, receivedAt, deletedAt };
}

/** A request as staff left it, or that there is none. */
export async function answerCallback(
  context: Context<Env>,
  ports: ServerPorts,
  changed: Callback | null,
): Promise<Response> {
  if (!changed) return refuse(context, failed('not-found', 'There is no such callback.'));
  return context.json((await callbacksWithChain(ports, [changed]))[0]);
}
