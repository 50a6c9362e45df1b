import type { NewMail } from '#operations/ports/mails.ts';
import { home } from '#test/specification/specified-firm.ts';

let made = 0;

/** A mail about a document that staff ask for. */
export function buildMail(changes: Partial<NewMail> = {}): NewMail {
  made += 1;
  const id = `00000000-0000-4000-b000-${String(made).padStart(12, '0')}`;
  return {
    id,
    of: { kind: 'document', id: '00000000-0000-4000-8000-000000000042' },
    about: `tax/${home}/DL/26-27/0042`,
    to: 'accounts@example.com',
    subject: 'Tax invoice DL/26-27/0042',
    words: 'Please find it attached.',
    language: 'en',
    days: 90,
    idempotency: { key: id, bodyHash: 'body' },
    ...changes,
  };
}
