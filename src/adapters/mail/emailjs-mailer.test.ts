import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { callbackMail } from '#operations/callbacks/callback-mail.ts';
import { buildCallback } from '#test/build/factories.ts';
import { openingTitles } from '#test/build/opening-lists.ts';
import { emailjsMailer } from './emailjs-mailer.ts';

/** A service that always gives the same answer and records the calls. */
async function openService(status: number, answer: string) {
  const calls: { url: string; body: unknown }[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    calls.push({ url: request.url ?? '', body: JSON.parse(text) });
    response.writeHead(status, { 'Content-Type': 'text/plain' }).end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { calls, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const account = {
  kind: 'emailjs',
  serviceId: 'service_1',
  templateId: 'template_1',
  letterTemplateId: '',
  publicKey: 'public',
  privateKey: '',
} as const;

const callback = buildCallback();

test('A request goes to EmailJS with service id, template id and public key, and the form’s own names', async () => {
  const { calls, origin } = await openService(200, 'OK');
  await emailjsMailer(account, origin).send(callbackMail(callback, openingTitles));
  expect(calls).toEqual([
    {
      url: '/api/v1.0/email/send',
      body: {
        service_id: 'service_1',
        template_id: 'template_1',
        user_id: 'public',
        template_params: expect.objectContaining({
          user_email: 'asha@example.com',
          user_name: 'Asha Rao',
          contact_number: '9876543210',
          message: 'Blinds for six windows.\nPlease call after 5.',
        }),
      },
    },
  ]);
});

test('A private key is sent when the account has one', async () => {
  const { calls, origin } = await openService(200, 'OK');
  await emailjsMailer({ ...account, privateKey: 'hush' }, origin).send(callbackMail(callback, openingTitles));
  expect(calls[0]?.body).toMatchObject({ accessToken: 'hush' });
});

test.each(['<!doctype html><title>Sign in to the network</title>', '{"status":"OK"}', 'OKAY', ''])(
  'An answer of 200 with %j instead of OK is a failure that quotes the answer',
  async (answer) => {
    const { origin } = await openService(200, answer);
    await expect(emailjsMailer(account, origin).send(callbackMail(callback, openingTitles))).rejects.toMatchObject({
      name: 'MailNotSent',
      message: `EmailJS did not answer OK: ${answer}`,
    });
  },
);

test('A refusal quotes the service, and a service that is away has our own sentence', async () => {
  const { origin } = await openService(403, 'API calls are disabled for non-browser applications');
  await expect(emailjsMailer(account, origin).send(callbackMail(callback, openingTitles))).rejects.toThrow(
    'EmailJS refused it (403): API calls are disabled for non-browser applications',
  );
  await expect(
    emailjsMailer(account, 'http://127.0.0.1:1').send(callbackMail(callback, openingTitles)),
  ).rejects.toMatchObject({
    name: 'MailNotSent',
    message: 'EmailJS cannot be reached.',
  });
});
