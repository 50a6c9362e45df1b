import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { callbackMail } from '#operations/callbacks/callback-mail.ts';
import { buildCallback } from '#test/build/factories.ts';
import { openingTitles } from '#test/build/opening-lists.ts';
import { withTestSmtp } from '#test/open/with-test-smtp.ts';
import { type MailSettings, readMailSettings } from './mail-settings.ts';
import { smtpMailer } from './smtp-mailer.ts';

function settings(url: string) {
  return readMailSettings((name) => ({ MAIL_URL: url, MAIL_TO: 'enquiry@example.com' })[name]) as Extract<
    MailSettings,
    { kind: 'smtp' }
  >;
}

function send(url: string, changes: Parameters<typeof buildCallback>[0] = {}) {
  return smtpMailer(settings(url)).send(callbackMail(buildCallback(changes), openingTitles));
}

test('A request reaches the mail server as one plain mail, and a reply goes to the visitor', async () => {
  const server = await withTestSmtp();
  await send(`smtp://127.0.0.1:${server.port}`, { id: '7', name: 'Āśā राव' });
  expect(server.mails).toHaveLength(1);
  const [mail] = server.mails;
  expect(mail?.to).toBe('<enquiry@example.com>');
  const [head = ''] = (mail?.data ?? '').split('\r\n\r\n');
  expect(head).toMatch(/^Message-ID: <callback-7@example\.com>$/im);
  expect(head).toMatch(/^Reply-To: asha@example\.com$/im);
  expect(head).toMatch(/^Subject: =\?UTF-8\?/im);
  expect(head).toMatch(/^Content-Type: text\/plain; charset=utf-8/im);
});

test('Nothing that a visitor types becomes a header or a recipient', async () => {
  const server = await withTestSmtp();
  const evil = 'x\r\nBcc: all@example.com\r\n\r\nhello';
  await send(`smtp://127.0.0.1:${server.port}`, {
    name: evil,
    email: 'a@b.c,all@example.com',
    message: `${evil}\r\n.\r\nQUIT`,
  });
  expect(server.mails).toHaveLength(1);
  const [head = ''] = (server.mails[0]?.data ?? '').split('\r\n\r\n');
  expect(head).not.toMatch(/^(Bcc|Reply-To):/im);
  expect(server.mails[0]?.to).toBe('<enquiry@example.com>');
});

test('The login of the URL is used, and a refused one is reported without its password', async () => {
  const server = await withTestSmtp();
  await send(`smtp://shop%40example.com:right@127.0.0.1:${server.port}`);
  expect(server.logins).toBe(1);
  expect(server.mails[0]?.data).toMatch(/^From: shop@example\.com$/im);
  await expect(send(`smtp://shop:wrong@127.0.0.1:${server.port}`)).rejects.toThrow(
    'The mail server did not take the user and password of MAIL_URL.',
  );
});

test('Refusals quote the server, and a server that is away has our own sentence', async () => {
  const server = await withTestSmtp();
  server.refusing = 'recipients';
  const refused = expect(send(`smtp://127.0.0.1:${server.port}`)).rejects;
  await refused.toMatchObject({
    name: 'MailNotSent',
    message: 'The mail server refused it: 550 5.1.1 no such mailbox',
  });
  server.refusing = 'everything';
  await expect(send(`smtp://127.0.0.1:${server.port}`)).rejects.toMatchObject({ name: 'MailNotSent' });
  await expect(send('smtp://127.0.0.1:1')).rejects.toMatchObject({ message: 'The mail server cannot be reached.' });
});

test('A password is not sent unencrypted to another machine', async () => {
  const heard: string[] = [];
  // An unusual address of this machine counts as another machine: only its usual names are recognised.
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      heard.push(chunk.toString());
      socket.write('250 fine\r\n');
    });
    socket.write('220 mail.example.com ESMTP\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '::', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number };
  await expect(send(`smtp://shop:hush@[::ffff:7f00:1]:${port}`)).rejects.toMatchObject({ name: 'MailNotSent' });
  expect(heard.join('')).toContain('EHLO');
  expect(heard.join('')).not.toMatch(/AUTH/);
});
