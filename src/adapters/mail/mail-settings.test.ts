import { expect, test } from 'vitest';
import { readMailSettings } from './mail-settings.ts';

function read(env: Record<string, string>) {
  return readMailSettings((name) => env[name]);
}
const to = { MAIL_TO: 'enquiry@example.com' };

test('Without mail settings, requests are logged', () => {
  expect(read({})).toEqual({ kind: 'log' });
  expect(read({ MAIL_URL: 'log:', ...to })).toEqual({ kind: 'log' });
});

test('The URL of a mail server can have a login, a port and a sender', () => {
  expect(read({ MAIL_URL: 'smtp://mail.example.com', ...to })).toEqual({
    kind: 'smtp',
    host: 'mail.example.com',
    port: 587,
    secure: false,
    login: null,
    from: 'enquiry@example.com',
    to: 'enquiry@example.com',
  });
  const login = 'smtps://shop%40example.com:p%40ss%2Fword@mail.example.com';
  expect(read({ MAIL_URL: login, ...to })).toMatchObject({
    port: 465,
    secure: true,
    login: { user: 'shop@example.com', pass: 'p@ss/word' },
    from: 'shop@example.com',
  });
  expect(read({ MAIL_URL: 'smtp://relay:25?from=site@example.com', ...to })).toMatchObject({
    port: 25,
    from: 'site@example.com',
  });
});

test('EmailJS needs its service id, template id and public key', () => {
  const account = { EMAILJS_SERVICE_ID: 's', EMAILJS_TEMPLATE_ID: 't', EMAILJS_PUBLIC_KEY: 'p' };
  expect(read({ MAIL_URL: 'emailjs:', ...account })).toEqual({
    kind: 'emailjs',
    serviceId: 's',
    templateId: 't',
    letterTemplateId: '',
    publicKey: 'p',
    privateKey: '',
  });
});

test.each([
  [
    { MAIL_URL: 'sendgrid://hush' },
    'MAIL_URL must be log:, emailjs: or start with smtp:// or smtps://, not “sendgrid”.',
  ],
  [{ MAIL_URL: 'smtp://user:hush@mail.example.com' }, 'MAIL_TO must be the address that mail goes to'],
  [{ MAIL_URL: 'smtp://mail.example.com', MAIL_TO: 'a@b.c, d@e.f' }, 'MAIL_TO must be the address'],
  [{ MAIL_URL: 'smtp://user:hush@mail.example.com:99999', ...to }, 'MAIL_URL must be like smtp://'],
  [{ MAIL_URL: 'smtp://user:hush%@mail.example.com', ...to }, 'MAIL_URL has a % in user or password'],
  [{ MAIL_URL: 'smtp://mail.example.com?from=hush', ...to }, 'MAIL_URL must name an address after from='],
  [{ MAIL_URL: 'emailjs:' }, 'EMAILJS_SERVICE_ID must be set, because MAIL_URL is emailjs:.'],
  [{ MAIL_URL: 'emailjs:', EMAILJS_SERVICE_ID: 'hush' }, 'EMAILJS_TEMPLATE_ID must be set'],
])('Wrong settings give a sentence that repeats no secret: %o', (env, sentence) => {
  expect(read(env)).toMatch(sentence);
  expect(read(env)).not.toMatch('hush');
});
