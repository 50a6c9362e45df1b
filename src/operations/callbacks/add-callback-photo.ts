import { type CallbackPhoto, maxCallbackPhotoBytes } from '#domain/callbacks/callback-photo.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import { addressNetwork } from '#domain/staff/address-network.ts';
import type { CallbackPhotoStore } from '../ports/callback-photos.ts';
import type { CallbackStore } from '../ports/callbacks.ts';
import type { FileStore } from '../ports/files.ts';
import type { Images } from '../ports/photos.ts';
import type { LimitStore } from '../ports/staff.ts';
import type { System } from '../ports/system.ts';

type Ports = {
  system: System;
  files: Pick<FileStore, 'put' | 'has'>;
  images: Pick<Images, 'makeSmall'>;
  callbacks: Pick<CallbackStore, 'find'>;
  callbackPhotos: CallbackPhotoStore;
  limits: LimitStore;
};

/** A photo comes right behind its request, or after a few tries on a bad line. */
const TAKEN_MINUTES = 60;

/**
 * Stores the photo that a visitor sends with a request, which is stored already: it is not lost when its photo is refused. The id of the
 * request is the key: the answer to the request says it, to nobody else. Sent again, it is there. One of a program, or from the page of
 * another site, gets the same answer and is not stored.
 */
export async function addCallbackPhoto(
  ports: Ports,
  callback: string,
  bytes: Uint8Array,
  limited: boolean,
): Promise<Outcome<null>> {
  const { system, files } = ports;
  if (bytes.length > maxCallbackPhotoBytes) return failed('invalid', 'A photo has at most 400 kB.');
  const now = system.now();
  const request = await ports.callbacks.find(callback);
  const since = new Date(Date.parse(now) - TAKEN_MINUTES * 60_000).toISOString();
  if (!request || request.receivedAt < since) return tooLate;
  if (request.heldBecause === 'trap' || request.heldBecause === 'elsewhere') return ok(null);
  if ((await ports.callbackPhotos.of([callback])).length > 0) return ok(null);
  // Those of the shop are counted once the request is known: who makes up requests uses up none of them.
  const wait = limited ? await ports.limits.take([{ key: 'callback photo', burst: 400, refillSeconds: 216 }], now) : 0;
  if (wait > 0) return tooManyPhotos(wait);
  const made = await ports.images.makeSmall(bytes);
  if (!made.ok) return made;
  const { width, height, bytes: jpeg } = made.value;
  const file = system.sha256(jpeg);
  const photo: CallbackPhoto = {
    ...{ callback, file, width, height },
    ...{ bytes: jpeg.length, receivedAt: now, deletedAt: null },
  };
  // As every upload: the file first, then the row that names it; a sweep that came between may have taken the file.
  await files.put(file, jpeg);
  await ports.callbackPhotos.add(photo);
  if (!(await files.has(file))) await files.put(file, jpeg);
  return ok(null);
}

const tooLate = failed('not-found', 'There is no such request, or it came too long ago for a photo.');

export function tooManyPhotos(retryAfter: number) {
  return failed('too-many', 'Too many photos came in a short time. Please try again later.', { retryAfter });
}

/** How long somebody must wait, in seconds, before he may send a photo: ten an hour from one network; and 400 a day are taken of all. */
export function callbackPhotoWait(
  { limits, system }: { limits: LimitStore; system: Pick<System, 'now'> },
  address: string,
): Promise<number> {
  const bucket = { key: `callback photo from ${addressNetwork(address)}`, burst: 10, refillSeconds: 360 };
  return limits.take([bucket], system.now());
}
