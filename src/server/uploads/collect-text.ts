import { maxUploadBytes } from '#domain/photos/upload-problems.ts';
import type { FormParser } from './parse-form.ts';

/** Takes a body that is the file itself. */
export function collectText(): FormParser {
  const chunks: Uint8Array[] = [];
  let size = 0;
  return {
    write: (bytes) => {
      size += bytes.length;
      if (size <= maxUploadBytes) chunks.push(bytes);
    },
    end: async () => (size > maxUploadBytes ? 'too large' : Buffer.concat(chunks)),
  };
}
