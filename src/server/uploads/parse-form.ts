import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { maxUploadBytes } from '#domain/photos/upload-problems.ts';

const MOST_PARTS = 5;
const MOST_HEADER_BYTES = 8_192;
const MOST_FIELD_BYTES = 65_536;
/** The parser never finishes when one write holds a skipped part of 64 KiB or more together with its closing boundary. */
const MAX_WRITE_BYTES = 32_768;

type Refusal = 'too large' | 'not one file';

export type FormParser = {
  /** Takes the next bytes of the form; once the form is refused, it drops them. */
  write(bytes: Uint8Array): void;
  /** Call it once, after the last bytes: the bytes of the part called `file`, or why the form is refused. */
  end(): Promise<Uint8Array | Refusal>;
};

/** Reads a multipart form while it arrives, with a file of at most `most` bytes. Null when the Content-Type is not multipart/form-data with a boundary. */
export function parseForm(contentType: string, most = maxUploadBytes): FormParser | null {
  const parser = openParser(contentType, most);
  if (!parser) return null;
  const chunks: Uint8Array[] = [];
  let files = 0;
  let refusal: Refusal | null = null;
  const refuse = (reason: Refusal) => {
    refusal ??= reason;
  };

  parser.on('file', (_name, stream) => {
    files += 1;
    stream.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    stream.on('limit', () => refuse('too large'));
    stream.on('error', () => refuse('not one file'));
  });
  parser.on('filesLimit', () => refuse('not one file'));
  parser.on('partsLimit', () => refuse('not one file'));
  const parsed = new Promise<void>((resolve) => {
    parser.on('finish', () => resolve());
    parser.on('error', () => {
      refuse('not one file');
      resolve();
    });
  });

  return {
    write: (bytes) => {
      for (let from = 0; from < bytes.length && refusal === null; from += MAX_WRITE_BYTES)
        parser.write(bytes.subarray(from, from + MAX_WRITE_BYTES));
    },
    end: async () => {
      if (refusal) return refusal;
      parser.end();
      await parsed;
      return refusal ?? (files === 1 ? Buffer.concat(chunks) : 'not one file');
    },
  };
}

function openParser(contentType: string, most: number): BusboyInstance | null {
  // The parser also reads url-encoded forms.
  if (!/^multipart\/form-data\s*;/i.test(contentType)) return null;
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      isPartAFile: (name) => name === 'file',
      limits: {
        files: 1,
        fileSize: most,
        parts: MOST_PARTS,
        headerSize: MOST_HEADER_BYTES,
        fieldSize: MOST_FIELD_BYTES,
      },
    });
  } catch {
    return null;
  }
}
