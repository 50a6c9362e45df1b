import { createTransport } from 'nodemailer';
import { type Mailer, MailNotSent } from '#operations/ports/callbacks.ts';
import type { MailSettings } from './mail-settings.ts';

type SmtpSettings = Extract<MailSettings, { kind: 'smtp' }>;

const TIMEOUT = 10_000;

/** Sends mail over SMTP, with one connection per mail. A password is never sent unencrypted to another machine. */
export function smtpMailer(settings: SmtpSettings): Mailer {
  const { host, port, secure, login, from, to } = settings;
  const transport = createTransport({
    host,
    port,
    secure,
    requireTLS: !secure && login !== null && !isOwnMachine(host),
    ...(login ? { auth: login } : {}),
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    dnsTimeout: TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    kind: 'smtp',
    send: async ({ id }, { subject, text, replyTo }) => {
      try {
        await transport.sendMail({
          from,
          to,
          ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
          subject,
          text,
          // The same for each attempt, so that a mail program shows a mail once when it arrives twice.
          messageId: `<callback-${id}@${from.split('@')[1]}>`,
        });
      } catch (error) {
        throw new MailNotSent(sentenceFor(error), { cause: error });
      }
    },
  };
}

function isOwnMachine(host: string) {
  return /^(localhost|127\.[\d.]+|::1)$/.test(host);
}

const sentences: Record<string, string> = {
  EAUTH: 'The mail server did not take the user and password of MAIL_URL.',
  EDNS: 'The mail server of MAIL_URL cannot be found.',
  ECONNECTION: 'The mail server cannot be reached.',
  ETIMEDOUT: 'The mail server does not answer.',
  ESOCKET: 'The mail server cannot be reached.',
  ETLS: 'The mail server offers no safe line for the password.',
};

function sentenceFor(error: unknown): string {
  const { code = '', response = '', message = '' } = error as { code?: string; response?: string; message?: string };
  // The server's own text is the best help: "550 5.1.1 no such mailbox".
  if (response && code !== 'EAUTH') return `The mail server refused it: ${response.slice(0, 300)}`;
  if (/certificate|self.signed/i.test(message)) return 'The certificate of the mail server is not good.';
  return sentences[code] ?? 'The mail could not be handed to the mail server.';
}
