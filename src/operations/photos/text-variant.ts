import type { Added } from './add-variants.ts';

/** The text of a brochure as one more file of it; null without any. `sha256` is that of the bytes, in hex. */
export function textVariant(text: string, sha256: (bytes: Uint8Array) => string): Added | null {
  if (text === '') return null;
  const content = Buffer.from(text);
  return { variant: { format: 'txt', width: 0, height: 0, file: sha256(content), bytes: content.length }, content };
}
