import type { Page } from '@playwright/test';
import { buildDraft } from '#test/build/factories.ts';
import { openShop, test as own, type Shop } from './shop.ts';

type Shared = {
  /** Whether the browser of a test holds a token from the start. */
  loggedIn: boolean;
};

/** As `test` of shop.ts, but all journeys of a process share one shop: for those that do not mind what others issued there. */
export const test = own.extend<Shared, { opened: Shop & { token: string } }>({
  loggedIn: [true, { option: true }],

  opened: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
    async ({}, use) => {
      await openShop(async (shop) => {
        const { username, password } = shop;
        const answer = await fetch(`${shop.origin}/api/login`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ username, password }),
        });
        const { token } = (await answer.json()) as { token: string };
        await use({ ...shop, token });
      });
    },
    { scope: 'worker' },
  ],

  shop: async ({ opened }, use) => use(opened),

  storageState: async ({ opened: { origin, token }, loggedIn }, use) =>
    use({ cookies: [], origins: loggedIn ? [{ origin, localStorage: [{ name: 'token', value: token }] }] : [] }),
});

/** Puts a form on this device that can be issued as it stands. */
export function keepCompleteDraft(page: Page, type: 'tax' | 'pro' | 'credit'): Promise<void> {
  return page.evaluate((saved) => localStorage.setItem(`draft:${saved.draft.kind}`, JSON.stringify(saved)), {
    draft: buildDraft({ type }),
    key: crypto.randomUUID(),
    taxTypeChosen: true,
    savedAt: new Date().toISOString(),
  });
}
