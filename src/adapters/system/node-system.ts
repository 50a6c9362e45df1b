import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { System } from '#operations/ports/system.ts';

/** The machine's clock and its generator of secrets. */
export const nodeSystem: System = {
  now: () => new Date().toISOString(),
  uuid: () => randomUUID(),
  secret: (bytes) => randomBytes(bytes).toString('base64url'),
  sha256: (content) => createHash('sha256').update(content).digest('hex'),
  hmacSha1: (key, message) => createHmac('sha1', key).update(message).digest(),
  pause: () => setImmediate(),
};
