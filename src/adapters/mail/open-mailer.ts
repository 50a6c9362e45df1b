import type { Mailer } from '#operations/ports/mailer.ts';
import { emailjsMailer } from './emailjs-mailer.ts';
import { logMailer, type MailLog } from './log-mailer.ts';
import type { MailSettings } from './mail-settings.ts';
import { smtpMailer } from './smtp-mailer.ts';

/** The mailer of the settings. It connects at the first mail, so that the program starts while the mail server is away. */
export function openMailer(settings: MailSettings, log: MailLog): Mailer {
  if (settings.kind === 'smtp') return smtpMailer(settings);
  if (settings.kind === 'emailjs') return emailjsMailer(settings);
  return logMailer(log);
}
