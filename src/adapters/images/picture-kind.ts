/** The kind of a file by its first bytes; its name and its declared type are not reliable. */
export function pictureKind(bytes: Uint8Array): 'photo' | 'brochure' | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 12)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff') || head.startsWith('\x89PNG\r\n\x1a\n')) return 'photo';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'photo';
  return head.startsWith('%PDF-') ? 'brochure' : null;
}
