import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { emailjsMailer } from '#adapters/mail/emailjs-mailer.ts';
import type { Letters } from '#contract/mails.ts';
import { MailPart } from './mail-part.tsx';

const letter = { message: 'Open it here: [link]', subject: 'Tax invoice', words: 'Please find it attached.' };

/** What a clerk reads before the mail is sent. */
function said(mail: Letters['mail']) {
  const letters: Letters = {
    name: 'DL/26-27/0042',
    fileName: 'DL-26-27-0042.pdf',
    language: 'en',
    phone: '',
    email: '',
    mail,
    letters: { en: letter, hi: letter, or: letter },
  };
  return renderToStaticMarkup(
    <MailPart of={{ document: 'an-id' }} days={90} language="en" letters={letters} onSent={() => {}} />,
  );
}

test('A clerk reads before sending that EmailJS brings the link alone', () => {
  const account = { kind: 'emailjs', serviceId: 's', templateId: 't', publicKey: 'p', privateKey: '' } as const;
  const { reach } = emailjsMailer({ ...account, letterTemplateId: 'letter' }, 'https://emailjs.example.com');
  const text = said(reach);
  expect(text).toContain('EmailJS takes no files: the mail brings the link without the PDF.');
  expect(text).not.toContain('DL-26-27-0042.pdf');
  expect(text).toContain('Send mail');
});

test('A clerk reads which file a mail brings, and that there is no mail where none is set up', () => {
  expect(said('pdf-and-link')).toContain('With DL-26-27-0042.pdf.');
  const none = said('nobody');
  expect(none).toContain('Mail to customers is not set up');
  expect(none).not.toMatch(/<input|<button/);
});
