import { expect, test } from 'vitest';
import { openBrowser } from '#test/open/open-browser.ts';
import { forgetStaff } from './log-out.ts';
import { NEXT_USERNAME } from './office/parts/frame/token.ts';

test('After a logout nothing of staff is left: no token, no draft, and no name that Sign In would offer to the next', () => {
  openBrowser({ stored: { token: 'a', 'draft:tax': '{}' } });
  sessionStorage.setItem(NEXT_USERNAME, 'asha');
  forgetStaff();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});
