import type { Context } from 'hono';
import { failed, ok } from '#domain/outcome.ts';
import { maxUploadBytes } from '#domain/photos/upload-problems.ts';
import { liftBodyLimit } from '../http/body-timeout.ts';
import type { WireOutcome } from '../respond.ts';
import type { Env } from '../route.ts';
import { collectText } from './collect-text.ts';
import { type FormParser, parseForm } from './parse-form.ts';

/** Milliseconds without a byte, unless the settings say otherwise. */
export const UPLOAD_IDLE_TIMEOUT = 20_000;

/** Room for the form around the file: five parts' headers and boundaries. */
const FORM_BYTES = 65_536;

/** The form's one file, and the number of bytes read until it was complete or refused. */
type Received = { upload: WireOutcome<Uint8Array>; received: number };

/**
 * Reads the form's one file, and counts its bytes as they come. The upload ends after `idleTimeout` milliseconds without a
 * byte. The total time has no limit, for slow connections. `plain`: the body may be plain text too,
 * which is the file itself; `json`: JSON as well. `most`: the most bytes of the file.
 */
export async function readUpload(
  context: Context<Env>,
  idleTimeout: number,
  { plain, json, most = maxUploadBytes }: { plain?: boolean; json?: boolean; most?: number } = {},
): Promise<Received> {
  const contentType = context.req.header('Content-Type') ?? '';
  const isText = (plain && /^text\/plain\b/i.test(contentType)) || (json && /^application\/json\b/i.test(contentType));
  const form = isText ? collectText() : parseForm(contentType, most);
  if (form === null) return { upload: failed('wrong-type', 'Send the file as multipart/form-data.'), received: 0 };
  if (Number(context.req.header('Content-Length') ?? 0) > most + FORM_BYTES)
    return { upload: refusalOf('too large', most), received: 0 };
  const { result, received } = await receive(context, form, idleTimeout, most);
  return typeof result === 'string'
    ? { upload: refusalOf(result, most), received }
    : { upload: ok(result), received: result.length };
}

function refusalOf(reason: 'too large' | keyof typeof refusals, most: number) {
  const largest = most >= 1e6 ? `${most / 1e6} MB` : `${most / 1e3} kB`;
  return reason === 'too large' ? failed('too-large', `The file is larger than ${largest}.`) : refusals[reason];
}

const refusals = {
  idle: failed('timed-out', 'No more of the file arrived for a while. Send it again.'),
  interrupted: failed('unreadable', 'The upload was interrupted. Send it again.'),
  'not one file': failed('unreadable', 'Send one file, in a part called file.'),
};

async function receive(
  context: Context<Env>,
  form: FormParser,
  idleTimeout: number,
  most: number,
): Promise<{ result: Uint8Array | 'too large' | keyof typeof refusals; received: number }> {
  const reader = context.req.raw.body?.getReader();
  if (!reader) return { result: 'not one file', received: 0 };
  const resume = liftBodyLimit(context.env?.incoming);
  let received = 0;
  try {
    for (;;) {
      const step = await withinTime(reader.read(), idleTimeout);
      if (step === null) return { result: 'idle', received };
      if (step.done) return { result: await form.end(), received };
      received += step.value.length;
      if (received > most + FORM_BYTES) return { result: 'too large', received };
      // A refused form is read to its end too: a client that is still sending does not read the answer.
      form.write(step.value);
    }
  } catch {
    // The client closed the connection: nobody reads the answer, and it is no error of the server.
    return { result: 'interrupted', received };
  } finally {
    resume();
    reader.cancel().catch(() => {});
  }
}

async function withinTime<T>(work: Promise<T>, idleTimeout: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), idleTimeout);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
    // After a timeout the read may still fail: ignore that.
    work.catch(() => {});
  }
}
