import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';
import type { Secrets } from '#operations/ports/staff.ts';

const CIPHER = 'aes-256-gcm';
const [NONCE, TAG] = [12, 16];

/**
 * Encrypts with the first of these keys, each 32 bytes, and decrypts with any of them. Without a key nothing is encrypted.
 * The stored text: `aes-256-gcm:` id of the key `:` nonce, tag and ciphertext in base64url.
 */
export function openAesSecrets(keys: Uint8Array[]): Secrets {
  const known = keys.map((key) => ({ key, id: idOf(key) }));
  const [newest] = known;
  return {
    keyId: newest?.id ?? null,
    encrypt: (secret, owner) => (newest ? encrypted(newest, secret, owner) : secret),
    decrypt: (stored, owner) => {
      const parts = partsOf(stored);
      if (!parts) return stored;
      const match = known.find(({ id }) => id === parts.id);
      return match ? decrypted(match.key, parts.content, owner) : null;
    },
    isCurrent: (stored) => (partsOf(stored)?.id ?? null) === (newest?.id ?? null),
  };
}

/** Identifies a key and reveals nothing about it. */
function idOf(key: Uint8Array): string {
  return hash('sha256', Buffer.concat([Buffer.from('vitrine secrets key '), key])).slice(0, 8);
}

function encrypted({ key, id }: { key: Uint8Array; id: string }, secret: string, owner: string): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG });
  cipher.setAAD(Buffer.from(owner));
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return `${CIPHER}:${id}:${Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')}`;
}

function partsOf(stored: string): { id: string; content: Buffer } | null {
  const [cipher, id, content] = stored.split(':');
  return cipher === CIPHER && id !== undefined && content !== undefined
    ? { id, content: Buffer.from(content, 'base64url') }
    : null;
}

function decrypted(key: Uint8Array, content: Buffer, owner: string): string | null {
  const [nonce, tag] = [content.subarray(0, NONCE), content.subarray(NONCE, NONCE + TAG)];
  if (tag.length < TAG) return null;
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG });
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(content.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
  } catch {
    // `final` throws when the text was changed or belongs to another account; the caller reports it.
    return null;
  }
}
