import type { Mailer } from '#operations/ports/callbacks.ts';
import { emailJsMailer } from './emailjs.ts';
import { logMailer, type MailLog } from './log.ts';
import type { MailSettings } from './mail-settings.ts';
import { smtpMailer } from './smtp.ts';

/** The mailer of the settings. Nothing connects before the first mail, so a mail server that is away stops no start. */
export function openMailer(settings: MailSettings, log: MailLog): Mailer {
  if (settings.kind === 'smtp') return smtpMailer(settings);
  if (settings.kind === 'emailjs') return emailJsMailer(settings);
  return logMailer(log);
}
