import type { Callback, HeldReason } from '#domain/callbacks/callback.ts';
import type { CallbackPicture } from '#domain/callbacks/callback-picture.ts';
import { callbackProblems } from '#domain/callbacks/callback-problems.ts';
import { type CallbackRequest, trimRequest } from '#domain/callbacks/callback-request.ts';
import type { CallbackSubject } from '#domain/callbacks/callback-subject.ts';
import { mostPictures } from '#domain/callbacks/most-pictures.ts';
import { holdsPdfs } from '#domain/catalogue/brochure-folder.ts';
import { isHidden } from '#domain/catalogue/folders-of.ts';
import { codeOfPicture } from '#domain/materials/code-of-picture.ts';
import { failed, type Outcome, ok, type Refusal } from '#domain/outcome.ts';
import type { CallbackSample } from '#domain/samples/callback-sample.ts';
import { addressNetwork } from '#domain/staff/address-network.ts';
import type { CallbackStore } from '../ports/callbacks.ts';
import type { CatalogueStore, MaterialStore } from '../ports/catalogue.ts';
import type { PhotoIndex } from '../ports/photos.ts';
import type { LimitStore, RateBucket } from '../ports/staff.ts';
import type { System } from '../ports/system.ts';
import { findMeasures, type TypedMeasure } from './find-measures.ts';

type Ports = {
  system: System;
  callbacks: CallbackStore;
  limits: LimitStore;
  photos: Pick<PhotoIndex, 'find' | 'findByHash'>;
  materials: Pick<MaterialStore, 'current'>;
  catalogues: Pick<CatalogueStore, 'current'>;
};

type From = {
  address: string;
  limited: boolean;
  /** Whether the field that is hidden from visitors was filled in. */
  trapped: boolean;
  /** Whether a page of another site sent it. */
  elsewhere: boolean;
  /** The pictures that the visitor selected: folder/name, or the hash of one whose bytes stand in one place only. */
  pictures: string[];
  /** The walls that the visitor measured for these. */
  measures?: readonly TypedMeasure[];
  /** The shared thing that it asks about. */
  about?: CallbackSubject;
  /** What a request for samples asks for. */
  sample?: CallbackSample;
  /** One that nobody sent is stored, and never mailed by itself. */
  invented?: true;
};

/** A visitor who saw no answer may press Submit again within this time. */
const REPEATED_MINUTES = 10;

/**
 * Stores a request, which the outbox mails. A request that seems not to be a visitor's is held back: staff see it and can
 * mail it, and the sender gets the same answer. A stored request is never deleted, unless it filled in the trap (the hidden
 * field). When too many are held back, the request is refused. The value is the id of what is stored.
 */
export async function requestCallback(ports: Ports, typed: CallbackRequest, from: From): Promise<Outcome<string>> {
  const { system, callbacks } = ports;
  const problems = callbackProblems(typed);
  if (problems[0]) return failed('invalid', problems[0].message, { problems });
  const now = system.now();
  const heldBecause = await reasonToHold(ports, from, now);
  const callback: Callback = {
    ...trimRequest(typed),
    id: system.uuid(),
    receivedAt: now,
    address: from.address,
    state: heldBecause ? 'held' : 'open',
    heldBecause,
    tries: 0,
    lastError: '',
    nextTryAt: heldBecause || from.invented ? null : now,
    sentAt: null,
    sentBy: '',
    doneAt: null,
    doneBy: '',
    note: '',
    pictures: [],
    measures: [],
    about: from.about ?? null,
    sample: from.sample ?? null,
  };
  const since = new Date(Date.parse(now) - REPEATED_MINUTES * 60_000).toISOString();
  const wait = await secondsToWait(ports, from, heldBecause, now);
  const pictures = await findPictures(ports, from.pictures);
  const selected = { ...callback, pictures, measures: await findMeasures(ports, from.measures ?? [], pictures) };
  // Sent again because the answer was lost: it is stored already.
  const before = await callbacks.findRepeated(selected, since);
  if (before) return ok(before);
  if (wait > 0) return tooMany(wait);
  const added = await callbacks.add(selected, since);
  if (added === 'full') return tooMany(AN_HOUR);
  // It may have come twice at once.
  const isTwice = added === 'repeated' ? await callbacks.findRepeated(selected, since) : null;
  return ok(isTwice ?? selected.id);
}

/**
 * Each once, in the order of the selection. Two pictures with the same bytes are two: staff see the ones that were chosen. An
 * unknown one, or one that visitors do not see, is left out: the visitor cannot correct it. The title includes the code of its material, by which it is ordered.
 */
async function findPictures({ photos, materials, catalogues }: Ports, named: string[]): Promise<CallbackPicture[]> {
  if (named.length === 0) return [];
  const [{ materials: saved }, { record }] = await Promise.all([materials.current(), catalogues.current()]);
  const kept = saved.map(({ material }) => material);
  const found = new Map<string, CallbackPicture>();
  for (const text of named.slice(0, mostPictures)) {
    const [folder = '', ...name] = text.trim().split('/');
    const photo = name.length > 0 ? await photos.find(folder, name.join('/')) : await photos.findByHash(folder);
    if (photo && !holdsPdfs(photo.folder) && !isHidden(record, photo.folder))
      found.set(`${photo.folder}/${photo.name}`, {
        folder: photo.folder,
        name: photo.name,
        title: [photo.title, codeOfPicture(kept, photo)].filter(Boolean).join(', '),
        hash: photo.hash,
        removed: false,
      });
  }
  return [...found.values()];
}

const AN_HOUR = 3600;

function tooMany(retryAfter: number): Refusal {
  return failed('too-many', 'Your request was not taken: too many came in a short time. Please try again later.', {
    retryAfter,
  });
}

async function reasonToHold({ limits }: Ports, from: From, now: string): Promise<HeldReason | null> {
  if (from.trapped) return 'trap';
  if (from.elsewhere) return 'elsewhere';
  return from.limited && (await limits.take(buckets(from.address), now)) > 0 ? 'limit' : null;
}

/** Held requests stay for good, unless the trap caught them, so they are limited: 20 a day from one address, 500 a day from all. */
async function secondsToWait(
  { limits }: Ports,
  from: From,
  heldBecause: HeldReason | null,
  now: string,
): Promise<number> {
  if (!from.limited || heldBecause === null || heldBecause === 'trap') return 0;
  return limits.take(heldBuckets(heldBecause, from.address), now);
}

/** One limit for each reason: any sender can claim to come from another site, and must not use up the limit of the others. */
function heldBuckets(heldBecause: HeldReason, address: string): RateBucket[] {
  return [
    { key: `callback held, ${heldBecause}, from ${addressNetwork(address)}`, burst: 20, refillSeconds: 4320 },
    { key: `callback held, ${heldBecause}`, burst: 500, refillSeconds: 173 },
  ];
}

/** Five an hour from one address, and 200 a day from all. */
function buckets(address: string): RateBucket[] {
  return [
    { key: `callback from ${addressNetwork(address)}`, burst: 5, refillSeconds: 720 },
    { key: 'callback', burst: 200, refillSeconds: 432 },
  ];
}
