import type { Context } from 'hono';
import { failed, ok } from '#domain/outcome.ts';
import { maxUploadBytes } from '#domain/photos/upload-problems.ts';
import { liftBodyLimit } from '../http/body-timeout.ts';
import type { WireOutcome } from '../respond.ts';
import type { Env } from '../route.ts';
import { type FormParser, parseForm } from './parse-form.ts';

/** Room for the form around the file: five parts' headers and boundaries. */
const FORM_BYTES = 65_536;

/** The form's one file, and how many bytes came until it was whole or refused. */
type Received = { upload: WireOutcome<Uint8Array>; received: number };

/**
 * Reads the form's one file. Its bytes are counted while they come; what ends it is `patience` milliseconds without a
 * byte, never the total time: a slow line may take as long as it takes.
 */
export async function readUpload(context: Context<Env>, timeouts: number): Promise<Received> {
  const form = parseForm(context.req.header('Content-Type') ?? '');
  if (form === null) return { upload: failed('wrong-type', 'Send the file as multipart/form-data.'), received: 0 };
  if (Number(context.req.header('Content-Length') ?? 0) > maxUploadBytes + FORM_BYTES)
    return { upload: refusals['too large'], received: 0 };
  const { result, received } = await receive(context, form, timeouts);
  return typeof result === 'string'
    ? { upload: refusals[result], received }
    : { upload: ok(result), received: result.length };
}

const refusals = {
  'too large': failed('too-large', 'The file is larger than 20 MB.'),
  silent: failed('timed-out', 'Nothing more of the file came for a while. Send it again.'),
  gone: failed('unreadable', 'The upload broke off. Send it again.'),
  'not one file': failed('unreadable', 'Send one file, in a part called file.'),
};

async function receive(
  context: Context<Env>,
  form: FormParser,
  timeouts: number,
): Promise<{ result: Uint8Array | keyof typeof refusals; received: number }> {
  const reader = context.req.raw.body?.getReader();
  if (!reader) return { result: 'not one file', received: 0 };
  const resume = liftBodyLimit(context.env?.incoming);
  let received = 0;
  try {
    for (;;) {
      const step = await withinTime(reader.read(), timeouts);
      if (step === null) return { result: 'silent', received };
      if (step.done) return { result: await form.end(), received };
      received += step.value.length;
      if (received > maxUploadBytes + FORM_BYTES) return { result: 'too large', received };
      // A refused form is read to its end all the same: a sender that still sends would not see the answer.
      form.write(step.value);
    }
  } catch {
    // Only the sender can break off its own body: there is nobody left to tell, and nothing for the log of errors.
    return { result: 'gone', received };
  } finally {
    resume();
    reader.cancel().catch(() => {});
  }
}

async function withinTime<T>(work: Promise<T>, timeouts: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), timeouts);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    // When time is up first, the read fails later, unheard.
    work.catch(() => {});
  }
}
