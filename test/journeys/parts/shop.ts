import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { type Program, startProgram } from '#test/program/start-program.ts';

export type Shop = { origin: string; username: string; password: string };

type Journey = {
  /** A shop of this test's own: the real program on a free port and a throw-away folder. */
  shop: Shop;
  /**
   * Says that answers of these statuses are expected, 0 for none at all: the lines in the console about them, the
   * browser's and our own, fail no test. A text stands for the lines that begin with it.
   */
  announce: (...lines: (number | string)[]) => void;
};

/** A journey fails on anything that the browser's console says, in any tab, but for what it announced. */
export const test = base.extend<Journey>({
  shop: async ({ context }, use) =>
    openShop(async (shop) => {
      await use(shop);
      // A page that outlives its shop would say that it does not answer.
      await Promise.all(context.pages().map((page) => page.close({ runBeforeUnload: false })));
    }),

  announce: [
    async ({ context }, use) => {
      const announced = new Set<number | string>();
      const said: string[] = [];
      const hear = (message: ConsoleMessage) => {
        const text = message.text();
        const status = unreached.test(text) ? 0 : Number(/status of (\d{3})/.exec(text)?.[1]);
        const isSaid = (line: number | string) => line === status || text.startsWith(String(line));
        if (![...announced].some(isSaid)) said.push(`${message.type()}: ${text}`);
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

const unreached = /net::ERR_|Failed to fetch|the connection broke|nothing moved/;

/** The real program on a free port and a throw-away folder, for as long as `use` lasts. */
export async function openShop(use: (shop: Shop) => Promise<void>, env: Record<string, string> = {}): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-journey-'));
  const program: Program = await startProgram({ PORT: '0', DATA_DIR: dataDir, RATE_LIMITS: 'on', ...env });
  await use(program);
  await program.kill('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Holds the page against all of axe's rules. While the product list is open its kit hides the rest of the page from
 * screen readers: then the rules of WCAG alone, with the one exception that this needs, which must still be needed.
 */
export async function expectAccessible(page: Page, { listOpen = false } = {}): Promise<void> {
  // A colour half-way to the next has a contrast that nobody reads.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
  const axe = new AxeBuilder({ page });
  const { violations } = await (listOpen ? axe.withTags(wcag) : axe).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  const excepted = listOpen ? found.filter((line) => line.startsWith('aria-hidden-focus')) : [];
  expect(found.filter((line) => !excepted.includes(line))).toEqual([]);
  if (listOpen) expect(excepted).toHaveLength(1);
}

export async function logIn(page: Page, shop: Shop): Promise<void> {
  await page.goto(`${shop.origin}/auth`);
  await page.getByLabel('username').fill(shop.username);
  await page.getByRole('textbox', { name: 'password' }).fill(shop.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Operations' })).toBeVisible();
}

/** The empty Tax Invoice; its keys are heard once it has taken the focus. */
export async function openTaxInvoice(page: Page, shop: Shop): Promise<void> {
  await logIn(page, shop);
  await page.goto(`${shop.origin}/taxinvoice`);
  await expect(page.getByLabel('Tax State')).toBeFocused();
}

/** Fills everything above the lines. */
export async function fillHeader(page: Page): Promise<void> {
  await page.getByLabel('Tax State').selectOption('delhi');
  await page.getByLabel('Tax Type').selectOption('state');
  await page.getByLabel('Consignee Address').fill('Sample Residency');
  await page.getByLabel('Buyer Address', { exact: true }).fill('Sample Hotels');
  await page.getByLabel('Reference No').fill('AI/Q/318');
  await page.getByLabel('Dispatched Through').fill('Road');
  await page.getByLabel('Destination').fill('Cuttack');
}
