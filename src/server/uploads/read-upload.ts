import type { Context } from 'hono';
import { mostUploadBytes } from '#domain/photos/upload-problems.ts';
import { takeTime } from '../http/body-patience.ts';
import { fail } from '../respond.ts';
import type { Env } from '../route.ts';
import { boundaryOf, readParts } from './multipart.ts';

/** Room for the form around the file: five parts' headers and boundaries. */
const FORM_BYTES = 65_536;

/**
 * The bytes of the form's one file, or the answer that says what is wrong. Counted while they come; what ends it is
 * `patience` milliseconds without a byte, never the total time: a slow line may take as long as it takes.
 */
export async function readUpload(
  context: Context<Env>,
  patience: number,
): Promise<{ bytes: Uint8Array } | { answer: Response; read: number }> {
  const boundary = boundaryOf(context.req.header('Content-Type') ?? '');
  if (boundary === null) return { answer: fail(context, 415, 'Send the file as multipart/form-data.'), read: 0 };
  const tooLarge = () => fail(context, 413, 'The file is larger than 20 MB.');
  if (Number(context.req.header('Content-Length') ?? 0) > mostUploadBytes + FORM_BYTES)
    return { answer: tooLarge(), read: 0 };

  const form = await collect(context, patience);
  if (form === 'too large') return { answer: tooLarge(), read: mostUploadBytes };
  if (form === 'silent')
    return { answer: fail(context, 408, 'Nothing more of the file came for a while. Send it again.'), read: 0 };
  if (form === 'gone') return { answer: fail(context, 400, 'The upload broke off. Send it again.'), read: 0 };

  const parts = readParts(form, boundary);
  const [file, ...more] = (parts ?? []).filter(({ name }) => name === 'file');
  if (!file || more.length > 0)
    return { answer: fail(context, 400, 'Send one file, in a part called file.'), read: form.length };
  return file.bytes.length > mostUploadBytes ? { answer: tooLarge(), read: form.length } : { bytes: file.bytes };
}

async function collect(context: Context<Env>, patience: number): Promise<Buffer | 'too large' | 'silent' | 'gone'> {
  const reader = context.req.raw.body?.getReader();
  if (!reader) return Buffer.alloc(0);
  const resume = takeTime(context.env?.incoming);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const step = await withinTime(reader.read(), patience);
      if (step === null) return 'silent';
      if (step.done) return Buffer.concat(chunks, size);
      size += step.value.length;
      if (size > mostUploadBytes + FORM_BYTES) return 'too large';
      chunks.push(step.value);
    }
  } catch {
    // Only the sender can break off its own body: there is nobody left to tell, and nothing for the log of errors.
    return 'gone';
  } finally {
    resume();
    reader.cancel().catch(() => {});
  }
}

async function withinTime<T>(work: Promise<T>, patience: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patience);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    // When time is up first, the read fails later, unheard.
    work.catch(() => {});
  }
}
