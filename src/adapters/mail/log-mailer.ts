import type { Mailer } from '#operations/ports/callbacks.ts';

export type MailLog = { info(what: object, message: string): void };

/** For a shop without mail: logs that a request waits for staff, without its content. */
export function logMailer(log: MailLog): Mailer {
  return {
    kind: 'log',
    send: async ({ id }) => log.info({ callback: id }, 'a callback waits at /callbacks'),
  };
}
