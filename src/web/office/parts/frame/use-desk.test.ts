import { expect, test } from 'vitest';
import { openBrowser } from '#test/open/open-browser.ts';
import { withTestApp } from '#test/open/start-test-app.ts';
import { useDesk } from './use-desk.ts';

const app = withTestApp();

test('A login that has ended opens Sign In when a page opens, and leaves one that is open where it is', async () => {
  const token = await app().logIn();
  const statuses: number[] = [];
  const browser = openBrowser({
    at: '/company',
    stored: { token },
    serve: async (url, init) => {
      const answer = await app().app.request(url, init);
      statuses.push(answer.status);
      return answer;
    },
  });
  const { now } = await browser.show(() => useDesk(), null);
  await expect.poll(() => now().state.kind).toBe('ready');
  localStorage.setItem('token', 'ended');
  await browser.act(() => window.dispatchEvent(new window.Event('online')));
  await expect.poll(() => statuses).toEqual([200, 401]);
  await browser.act(() => {});
  expect([localStorage.getItem('token'), now().state.kind]).toEqual(['ended', 'ready']);
  await browser.show(() => useDesk(), null);
  await expect.poll(() => localStorage.getItem('token')).toBe(null);
});
