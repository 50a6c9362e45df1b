import { expect, onTestFinished, test } from 'vitest';
import { logMailer } from '#adapters/mail/log-mailer.ts';
import type { Letters } from '#contract/mails.ts';
import { buildInput } from '#test/build/factories.ts';
import { openTestApp } from '#test/open/start-test-app.ts';
import { noMailSet } from './send-mails.ts';

test('A shop whose mail goes into the log refuses a mail when it is asked for, and keeps nothing in the outbox', async () => {
  const { reach } = logMailer({ info: () => {} });
  const app = await openTestApp({ settings: { mailReach: reach } });
  onTestFinished(() => app.close());
  const token = await app.logIn();
  const issued = await app.call('POST', '/api/generateInvoice', { token, body: buildInput() });
  const document = issued.headers.get('Document') ?? '';
  const letters = await app.call('GET', `/api/letters?document=${document}`, { token });
  expect(((await letters.json()) as Letters).mail).toBe('nobody');
  const body = { document, to: 'accounts@example.com', subject: 'Tax invoice', words: 'Please find it attached.' };
  const headers = { 'Idempotency-Key': app.ports.system.uuid() };
  const before = await app.everything();
  const answer = await app.call('POST', '/api/mails', { token, body, headers });
  expect([answer.status, await answer.json()]).toMatchObject([409, { message: noMailSet }]);
  expect(before.mails).toEqual([]);
  expect(await app.everything()).toEqual(before);
});
