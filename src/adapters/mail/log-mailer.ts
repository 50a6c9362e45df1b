import type { Mailer } from '#operations/ports/mailer.ts';

export type MailLog = { info(what: object, message: string): void };

/** For a shop without mail: logs that a request waits for staff, without its content. Nothing goes to customers. */
export function logMailer(log: MailLog): Mailer {
  return {
    kind: 'log',
    reach: 'nobody',
    send: async ({ fields }) => log.info({ callback: fields.callback_id }, 'a callback waits at /callbacks'),
  };
}
