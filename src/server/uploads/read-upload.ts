import type { Context } from 'hono';
import { mostUploadBytes } from '#domain/photos/upload-problems.ts';
import { takeTime } from '../http/body-patience.ts';
import { fail } from '../respond.ts';
import type { Env } from '../route.ts';
import { type FormParser, parseForm } from './parse-form.ts';

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
  const form = parseForm(context.req.header('Content-Type') ?? '');
  if (form === null) return { answer: fail(context, 415, 'Send the file as multipart/form-data.'), read: 0 };
  if (Number(context.req.header('Content-Length') ?? 0) > mostUploadBytes + FORM_BYTES)
    return { answer: refused(context, 'too large'), read: 0 };
  const { result, read } = await receive(context, form, patience);
  return typeof result === 'string' ? { answer: refused(context, result), read } : { bytes: result };
}

type Refusal = keyof typeof refusals;

const refusals = {
  'too large': [413, 'The file is larger than 20 MB.'],
  silent: [408, 'Nothing more of the file came for a while. Send it again.'],
  gone: [400, 'The upload broke off. Send it again.'],
  'not one file': [400, 'Send one file, in a part called file.'],
} as const;

function refused(context: Context<Env>, reason: Refusal): Response {
  const [status, sentence] = refusals[reason];
  return fail(context, status, sentence);
}

async function receive(
  context: Context<Env>,
  form: FormParser,
  patience: number,
): Promise<{ result: Uint8Array | Refusal; read: number }> {
  const reader = context.req.raw.body?.getReader();
  if (!reader) return { result: 'not one file', read: 0 };
  const resume = takeTime(context.env?.incoming);
  let read = 0;
  try {
    for (;;) {
      const step = await withinTime(reader.read(), patience);
      if (step === null) return { result: 'silent', read };
      if (step.done) return { result: await form.end(), read };
      read += step.value.length;
      if (read > mostUploadBytes + FORM_BYTES) return { result: 'too large', read };
      // A refused form is read to its end all the same: a sender that still sends would not see the answer.
      form.write(step.value);
    }
  } catch {
    // Only the sender can break off its own body: there is nobody left to tell, and nothing for the log of errors.
    return { result: 'gone', read };
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
