import type { SendMailOptions } from 'nodemailer';
import { type Mailer, type MailFailure, MailNotSent, type OutgoingMail } from '#operations/ports/mailer.ts';
import type { MailSettings } from './mail-settings.ts';

type SmtpSettings = Extract<MailSettings, { kind: 'smtp' }>;

const TIMEOUT = 10_000;

/** Sends mail over SMTP, with one connection per mail. A password is never sent unencrypted to another machine. */
export function smtpMailer(settings: SmtpSettings, timeout = TIMEOUT): Mailer {
  return {
    kind: 'smtp',
    reach: 'pdf-and-link',
    send: async (mail) => {
      const line = await openLine(settings, timeout);
      try {
        await line.transport.sendMail(messageOf(mail, settings));
      } catch (error) {
        throw new MailNotSent(sentenceFor(error), failureOf(error, line.isHandedOver()), { cause: error });
      }
    },
  };
}

/** A connection for one mail, which knows whether the server has all of it. The library is loaded with the first mail. */
async function openLine({ host, port, secure, login }: SmtpSettings, timeout: number) {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    host,
    port,
    secure,
    requireTLS: !secure && login !== null && !isOwnMachine(host),
    ...(login ? { auth: login } : {}),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  let handedOver = false;
  transport.use('stream', ({ message }, done) => {
    // The last stage before the socket: it ends when the server has asked for the mail and all of it is on the way.
    message.processFunc((stream) => {
      stream.once('end', () => {
        handedOver = true;
      });
      return stream;
    });
    done();
  });
  return { transport, isHandedOver: () => handedOver };
}

function messageOf(
  { id, to, fromName, subject, text, replyTo, attachment }: OutgoingMail,
  settings: SmtpSettings,
): SendMailOptions {
  const { from } = settings;
  return {
    // As objects: a name or an address is never read as a list of addresses.
    from: fromName ? { name: fromName, address: from } : from,
    to: { name: '', address: to ?? settings.to },
    ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
    subject,
    text,
    ...(attachment
      ? {
          attachments: [
            { filename: attachment.name, content: Buffer.from(attachment.bytes), contentType: 'application/pdf' },
          ],
        }
      : {}),
    messageId: `<${id}@${from.split('@')[1]}>`,
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

type SmtpError = { code?: string; response?: string; responseCode?: number; message?: string };

function sentenceFor(error: unknown): string {
  const { code = '', response = '', message = '' } = error as SmtpError;
  // The server's own text is the best help: "550 5.1.1 no such mailbox".
  if (response && code !== 'EAUTH') return `The mail server refused it: ${response.slice(0, 300)}`;
  if (/certificate|self.signed/i.test(message)) return 'The certificate of the mail server is not good.';
  return sentences[code] ?? 'The mail could not be handed to the mail server.';
}

/** A wrong password is the shop's own setting: the mail is tried again when it is right. */
function failureOf(error: unknown, handedOver: boolean): MailFailure {
  const { code, responseCode } = error as SmtpError;
  if (!responseCode) return handedOver ? 'unknown' : 'later';
  return responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE') ? 'refused' : 'later';
}
