import type { Callback } from '#domain/callbacks/callback.ts';
import { nextTry } from '#domain/callbacks/next-try.ts';
import { titlesIn } from '#domain/catalogue/folders-of.ts';
import type { CallbackStore } from '../ports/callbacks.ts';
import type { CatalogueStore } from '../ports/catalogue.ts';
import { type Mailer, MailNotSent } from '../ports/mailer.ts';
import type { System } from '../ports/system.ts';
import { callbackMail } from './callback-mail.ts';

type Ports = {
  system: Pick<System, 'now'>;
  callbacks: Pick<CallbackStore, 'due' | 'markSent' | 'markFailed'>;
  catalogues: Pick<CatalogueStore, 'current'>;
  mailer: Mailer;
};

const BATCH = 20;

/**
 * Sends the mail of the requests that are due. A mail that fails is tried again without end, each time after a longer pause.
 * A request is marked after its mail was sent: when the process is killed in between, the mail is sent twice, never not at
 * all. `signal` stops it between two mails. Null when nothing was due.
 */
export async function sendOutbox(ports: Ports, signal: AbortSignal): Promise<{ sent: number; putOff: number } | null> {
  const due = await ports.callbacks.due(ports.system.now(), BATCH);
  const result = { sent: 0, putOff: 0 };
  for (const callback of due) {
    if (signal.aborted) break;
    if (await sendOne(ports, callback)) result.sent += 1;
    else result.putOff += 1;
  }
  return due.length > 0 ? result : null;
}

async function sendOne({ system, callbacks, catalogues, mailer }: Ports, callback: Callback): Promise<boolean> {
  const { record } = await catalogues.current();
  try {
    await mailer.send(callbackMail(callback, titlesIn(record)));
  } catch (error) {
    if (!(error instanceof MailNotSent)) throw error;
    await callbacks.markFailed(callback.id, nextTry(system.now(), callback.tries + 1), error.message);
    return false;
  }
  await callbacks.markSent(callback.id, system.now(), mailer.kind);
  return true;
}
