import { type Mailer, MailNotSent } from '#operations/ports/callbacks.ts';
import type { MailSettings } from './mail-settings.ts';

type EmailJsSettings = Extract<MailSettings, { kind: 'emailjs' }>;

const TIMEOUT = 20_000;

/** The answer of EmailJS for an accepted mail; a proxy in between may answer 200 with another page. */
const ACCEPTED = 'OK';

/**
 * Sends through EmailJS from the server, so that its script never runs on our pages. The template gets the form's fields by
 * their own names. The account must allow calls from outside browsers.
 */
export function emailjsMailer(settings: EmailJsSettings, origin = 'https://api.emailjs.com'): Mailer {
  return {
    kind: 'emailjs',
    send: async (callback, { subject, text, replyTo }) => {
      const body = {
        service_id: settings.serviceId,
        template_id: settings.templateId,
        user_id: settings.publicKey,
        ...(settings.privateKey ? { accessToken: settings.privateKey } : {}),
        template_params: {
          user_email: callback.email,
          user_name: callback.name,
          contact_number: callback.contactNumber,
          message: callback.message,
          subject,
          text,
          reply_to: replyTo,
          callback_id: callback.id,
        },
      };
      const answer = await post(`${origin}/api/v1.0/email/send`, body);
      if (answer.status !== 200) throw new MailNotSent(`EmailJS refused it (${answer.status}): ${answer.text}`);
      if (answer.text !== ACCEPTED) throw new MailNotSent(`EmailJS did not answer ${ACCEPTED}: ${answer.text}`);
    },
  };
}

async function post(url: string, body: object): Promise<{ status: number; text: string }> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    return { status: answer.status, text: (await answer.text()).slice(0, 300) };
  } catch (error) {
    throw new MailNotSent('EmailJS cannot be reached.', { cause: error });
  }
}
