import { beforeAll, expect, test } from 'vitest';
import { openBrowser } from '#test/open/open-browser.ts';
import { withTestApp } from '#test/open/start-test-app.ts';
import { issueOverWire } from '#test/wire/issue-over-wire.ts';
import { useMail } from './use-mail.ts';

const app = withTestApp();
const issue = issueOverWire(app);
let [token, document] = ['', ''];
beforeAll(async () => {
  token = await app().logIn();
  document = (await issue()).headers.get('Document') ?? '';
});

const mail = {
  to: 'accounts@example.com',
  subject: 'Tax invoice',
  words: 'Please find it attached.',
  language: 'en',
} as const;

const mailsNow = async () => (await app().everything()).mails?.length ?? 0;

/** The part of a page that sends mails, and the server behind it. `lost`: how many answers never arrive. */
async function openPart({ lost = 0 } = {}) {
  let left = lost;
  const browser = openBrowser({
    stored: { token },
    serve: async (url, init) => {
      const answer = await app().app.request(url, init);
      left -= 1;
      if (left >= 0) throw new TypeError('The connection was cut.');
      return answer;
    },
  });
  const of = { document };
  const screen = await browser.show(() => useMail(of, 7), {});
  return {
    ...screen,
    send: (changes: Partial<typeof mail> | { to: string } = {}) =>
      browser.act(() => screen.now().send({ ...mail, ...changes })),
  };
}

test('After an answer that never came, Send again sends no second mail; afterwards it sends another one', async () => {
  const before = await mailsNow();
  const { send, now } = await openPart({ lost: 1 });
  await send();
  expect([now().sent, now().errorOf('to')]).toEqual(['', expect.stringContaining('Nothing was lost')]);
  await send();
  expect([now().sent, now().errorOf('to'), now().busy]).toEqual(['accounts@example.com', undefined, false]);
  expect(await mailsNow()).toBe(before + 1);
  await send();
  expect(await mailsNow()).toBe(before + 2);
});

test('A mail to somebody else is another mail, also after an answer that never came', async () => {
  const before = await mailsNow();
  const { send, now } = await openPart({ lost: 1 });
  await send();
  await send({ to: 'buyer@example.com' });
  expect(now().sent).toBe('buyer@example.com');
  expect(await mailsNow()).toBe(before + 2);
});

test('A wrong address is said and not sent', async () => {
  const before = await mailsNow();
  const { send, now } = await openPart();
  await send({ to: 'nobody' });
  expect(now().errorOf('to')).toBeTypeOf('string');
  expect(await mailsNow()).toBe(before);
});
