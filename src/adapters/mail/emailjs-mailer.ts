import { type Mailer, MailNotSent } from '#operations/ports/mailer.ts';
import type { MailSettings } from './mail-settings.ts';

type EmailJsSettings = Extract<MailSettings, { kind: 'emailjs' }>;

const TIMEOUT = 20_000;

/** The answer of EmailJS for an accepted mail; a proxy in between may answer 200 with another page. */
const ACCEPTED = 'OK';

/**
 * Sends through EmailJS from the server, so that its script never runs on our pages. The template of callback requests gets
 * the form's fields by their own names; that of letters gets `to_email`, and no file. The account must allow calls from
 * outside browsers.
 */
export function emailjsMailer(settings: EmailJsSettings, origin = 'https://api.emailjs.com'): Mailer {
  const { serviceId, templateId, letterTemplateId, publicKey, privateKey } = settings;
  return {
    kind: 'emailjs',
    reach: letterTemplateId === '' ? 'nobody' : 'link',
    send: async ({ to, subject, text, replyTo, fields }) => {
      const body = {
        service_id: serviceId,
        template_id: to === null ? templateId : letterTemplateId,
        user_id: publicKey,
        ...(privateKey ? { accessToken: privateKey } : {}),
        template_params: { ...fields, ...(to === null ? {} : { to_email: to }), subject, text, reply_to: replyTo },
      };
      const answer = await post(`${origin}/api/v1.0/email/send`, body);
      if (answer.status !== 200)
        throw new MailNotSent(`EmailJS refused it (${answer.status}): ${answer.text}`, failureOf(answer.status));
      // Something between us and EmailJS answered: nobody can say whether EmailJS has the mail.
      if (answer.text !== ACCEPTED)
        throw new MailNotSent(`EmailJS did not answer ${ACCEPTED}: ${answer.text}`, 'unknown');
    },
  };
}

/** 429 is their limit of calls; their own failures are of today, too. */
function failureOf(status: number) {
  return status >= 400 && status < 500 && status !== 429 ? 'refused' : 'later';
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
    throw new MailNotSent('EmailJS cannot be reached.', failureOfFetch(error), { cause: error });
  }
}

/** Without a connection nothing was sent. After any other failure EmailJS may have the mail. */
function failureOfFetch(error: unknown) {
  const { code } = ((error as Error).cause ?? {}) as { code?: string };
  return code && neverConnected.has(code) ? 'later' : 'unknown';
}

const neverConnected = new Set([
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);
