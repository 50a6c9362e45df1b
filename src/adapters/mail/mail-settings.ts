export type MailSettings =
  | { kind: 'log' }
  | { kind: 'smtp'; host: string; port: number; secure: boolean; login: Login | null; from: string; to: string }
  | {
      kind: 'emailjs';
      serviceId: string;
      templateId: string;
      /** The template of letters to customers; '' when it is not set. */
      letterTemplateId: string;
      publicKey: string;
      privateKey: string;
    };

type Login = { user: string; pass: string };

type Text = (name: string) => string | undefined;

/** Reads the mail settings from environment variables; or returns a sentence that says what is wrong and repeats no secret. */
export function readMailSettings(text: Text): MailSettings | string {
  const url = text('MAIL_URL') ?? 'log:';
  if (url === 'log:') return { kind: 'log' };
  if (url === 'emailjs:') return emailJs(text);
  if (/^smtps?:/.test(url)) return smtp(url, text('MAIL_TO'));
  return `MAIL_URL must be log:, emailjs: or start with smtp:// or smtps://, not “${url.split(':', 1)[0]}”.`;
}

function smtp(written: string, to: string | undefined): MailSettings | string {
  const url = URL.canParse(written) ? new URL(written) : null;
  if (!url?.hostname) return 'MAIL_URL must be like smtp://user:password@host:587, with %40 for an @ in the password.';
  if (!to || !isAddress(to)) return 'MAIL_TO must be the address that mail goes to, because MAIL_URL names a server.';
  const secure = url.protocol === 'smtps:';
  const user = decoded(url.username);
  const pass = decoded(url.password);
  if (user === null || pass === null) return 'MAIL_URL has a % in user or password that encodes nothing: write %25.';
  const from = url.searchParams.get('from') ?? (isAddress(user) ? user : to);
  if (!isAddress(from)) return 'MAIL_URL must name an address after from=, the one that mail comes from.';
  return {
    kind: 'smtp',
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port ? Number(url.port) : secure ? 465 : 587,
    secure,
    login: user === '' ? null : { user, pass },
    from,
    to,
  };
}

function emailJs(text: Text): MailSettings | string {
  const names = ['EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID', 'EMAILJS_PUBLIC_KEY'] as const;
  const missing = names.find((name) => !text(name));
  if (missing) return `${missing} must be set, because MAIL_URL is emailjs:.`;
  const [serviceId = '', templateId = '', publicKey = ''] = names.map(text);
  return {
    kind: 'emailjs',
    serviceId,
    templateId,
    letterTemplateId: text('EMAILJS_LETTER_TEMPLATE_ID') ?? '',
    publicKey,
    privateKey: text('EMAILJS_PRIVATE_KEY') ?? '',
  };
}

function isAddress(text: string) {
  return /^[^\s@<>,;]+@[^\s@<>,;]+$/.test(text);
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
