import { type BrowserContext, test as base, type ConsoleMessage, expect } from '@playwright/test';
import { openTestSmtp } from '#test/open/open-test-smtp.ts';
import { openShop, type Shop } from './open-shop.ts';
import { readSiteContents } from './read-site-contents.ts';
import { routeAtOnce } from './route-at-once.ts';

/** The mail server of the shared shop, and the mails that it took. */
type TestSmtp = Awaited<ReturnType<typeof openTestSmtp>>['state'];

type Journey = {
  shop: Shop;
  /** Whether the browser of a test holds the owner's token from the start. */
  loggedIn: boolean;
  /**
   * Says that answers of these statuses are expected, 0 for none at all: the lines in the console about them, the
   * browser's and our own, fail no test. A text means all lines that begin with it.
   */
  announce: (...lines: (number | string)[]) => void;
};

/** A shop of many journeys, and what all of them rely on, as the first one finds it. */
type SharedShop = Shop & { contents: Awaited<ReturnType<typeof readSiteContents>> };

/**
 * All journeys of a worker share one shop, which mails through a server of theirs, and in which the owner is logged in. A journey fails on anything that the
 * browser's console says, in any tab, but for what it announced. It also fails when it leaves what all rely on in another state: which journeys ran
 * before is different in each run.
 */
export const test = base.extend<
  Journey,
  { mailServer: TestSmtp; sharedShop: SharedShop; bareShop: Shop; surfaceShop: Shop }
>({
  loggedIn: [true, { option: true }],

  mailServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
    async ({}, use) => {
      const { state, close } = await openTestSmtp();
      await use(state);
      await close();
    },
    { scope: 'worker' },
  ],

  sharedShop: [
    async ({ mailServer }, use) => {
      // All journeys together are one visitor, who asks more than anybody may.
      await openShop(async (shop) => use({ ...shop, contents: await readSiteContents(shop) }), {
        settings: {
          RATE_LIMITS: 'off',
          MAIL_URL: `smtp://127.0.0.1:${mailServer.port}`,
          MAIL_TO: 'enquiry@example.com',
        },
      });
    },
    { scope: 'worker' },
  ],

  // Opened by the first journey that asks for them. They are here, since other fixtures of a worker would need another worker.
  bareShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
    async ({}, use) => openShop(use, { from: 'bare', settings }),
    { scope: 'worker' },
  ],
  surfaceShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
    async ({}, use) => openShop(use, { from: 'surfaces', settings: { ...settings, RATE_LIMITS: 'off' } }),
    { scope: 'worker' },
  ],

  shop: async ({ sharedShop, mailServer }, use) => {
    await use(sharedShop);
    expect([await readSiteContents(sharedShop), mailServer.refusing]).toEqual([sharedShop.contents, 'nothing']);
  },

  context: async ({ context, shop, loggedIn }, use) => {
    routeAtOnce(context);
    if (loggedIn) await storeToken(context, shop);
    await use(context);
  },

  announce: [
    async ({ context }, use) => {
      const announced = new Set<number | string>();
      const said: string[] = [];
      const hear = (message: ConsoleMessage) => {
        const text = message.text();
        const status = unreached.test(text) ? 0 : Number(/status of (\d{3})/.exec(text)?.[1]);
        if (takenFromCache.test(text) || text === 'Service Worker registration blocked by Playwright') return;
        const isSaid = (line: number | string) => line === status || text.startsWith(String(line));
        if (![...announced].some(isSaid)) said.push(`${message.type()}: ${text} ${message.location().url}`);
      };
      context.on('console', hear);
      context.on('weberror', (error) => said.push(String(error.error())));
      await use((...lines) => {
        for (const line of lines) announced.add(line);
      });
      expect(said).toEqual([]);
    },
    { auto: true },
  ],
});

const settings = { ADS_TAG: 'AW-123456789/AbC-D_e' };

/** The first page of the shop finds the token there, and a journey may remove it. `storageState` would open a page more. */
async function storeToken(context: BrowserContext, { origin, token }: Shop): Promise<void> {
  const script = await context.addInitScript(
    (given) => {
      if (location.origin === given.origin) localStorage.setItem('token', given.token);
    },
    { origin, token },
  );
  context.once('page', (page) => page.once('domcontentloaded', () => script.dispose()));
}

/**
 * Chromium shows the larger size of a picture that an earlier page has left in its memory, though the page has preloaded a
 * smaller one, and says so when the page stays for some seconds. `picture-preload.test.ts` holds that both offer the same sizes.
 */
const takenFromCache = /^The resource \S+\/media\/\S+ was preloaded using link preload but not used/;

/** The last is what a browser says that looked for a newer service worker meanwhile. */
const unreached =
  /net::ERR_|Failed to fetch|the connection broke|no progress for|An unknown error occurred when fetching the script/;
