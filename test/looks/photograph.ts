import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { quickFolder } from '#test/postgres/quick-folder.ts';
import { home } from '#test/specification/specified-firm.ts';
import { findChromium } from '../journeys/find-chromium.ts';
import { askShop, NOW, type OpenShop, openShops } from './kept-shops.ts';
import { allLooks, type Look, type Things } from './looks.ts';
import type { Release } from './open-release.ts';
import { type OwnLook, wearLook } from './own-look.ts';
import { drawPapers } from './papers.ts';
import { type Quiet, settle, watchCalls } from './settle.ts';
import { drawStateHeads } from './state-heads.ts';

const widths = [1440, 820, 390];
const schemes = ['light', 'dark'] as const;

/** What could not be photographed, by look: the page broke, or the deed found nothing to press. */
export type Missed = { look: string; why: string };

type Options = { only: RegExp; look: OwnLook | null; say: (line: string) => void };

/** Photographs a release into a folder, `name@width-scheme.png` for each look. Two browsers' worth of work at once. */
export async function photograph(
  release: Release,
  folder: string,
  { only, look: own, say }: Options,
): Promise<Missed[]> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium found: install one, or set CHROMIUM_PATH to its program.');
  mkdirSync(folder, { recursive: true });
  const data = mkdtempSync(join(quickFolder(), 'vitrine-looks-'));
  const shops = await openShops(release, join(folder, '../shops'), data);
  if (own) await wearLook(shops.demo, own);
  const browser = await chromium.launch({
    ...{ executablePath, chromiumSandbox: process.getuid?.() !== 0 },
    args: ['--disable-gpu', '--disable-quic', '--font-render-hinting=none'],
  });
  try {
    const looks = allLooks(await readThings(shops.demo)).filter(({ name }) => only.test(name));
    const missed: Missed[] = [];
    let taken = 0;
    const queue = [...looks];
    const work = async () => {
      for (let look = queue.shift(); look; look = queue.shift()) {
        const why = await takeLook(browser, shops[look.shop], look, folder);
        if (why) missed.push({ look: look.name, why });
        taken += 1;
        if (taken % 20 === 0) say(`${taken} of ${looks.length} looks of ${release.name} …`);
      }
    };
    await Promise.all([work(), work(), work()]);
    await drawPapers(shops.demo, folder, only);
    if (only.test('paper-heads')) writeFileSync(join(folder, 'paper-heads.png'), await drawStateHeads(shops.bare));
    return missed;
  } finally {
    await browser.close();
    await Promise.all([shops.demo.close(), shops.bare.close()]);
    rmSync(data, { recursive: true, force: true });
  }
}

async function readThings(shop: OpenShop): Promise<Things> {
  const first = async (path: string): Promise<string> => {
    const body = (await (await askShop(shop, `/api/${path}`)).json()) as
      | { id: string }[]
      | { entries: { id: string }[] };
    const found = (Array.isArray(body) ? body : body.entries)[0];
    if (!found) throw new Error(`${path} found nothing in the demo.`);
    return found.id;
  };
  const kind = (name: string) => first(`getInvoiceDetails/${name}/${home}?page=1&size=1`);
  const [customer, receipt] = [
    await first('customers?page=1&size=1'),
    await first('dayBook?kind=receipt&page=1&size=1'),
  ];
  return { customer, receipt, tax: await kind('tax'), pro: await kind('pro'), credit: await kind('credit') };
}

/** The pictures of one look; answers why there is none. */
async function takeLook(browser: Browser, shop: OpenShop, look: Look, folder: string): Promise<string | null> {
  const context = await browser.newContext({
    ...{ locale: 'en-IN', timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce', deviceScaleFactor: 1 },
    viewport: { width: look.width ?? 1440, height: 900 },
  });
  try {
    const { page, quiet } = await openLook(context, shop, look);
    await look.deed?.(page);
    for (const width of look.width ? [look.width] : widths) {
      await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        await settle(page, quiet);
        const picture = await page.screenshot({
          fullPage: true,
          animations: 'disabled',
          caret: 'hide',
          timeout: 20_000,
        });
        writeFileSync(join(folder, `${look.name}@${width}-${colorScheme}.png`), picture);
      }
    }
    return null;
  } catch (error) {
    return String(error).split('\n')[0] ?? '';
  } finally {
    await context.close();
  }
}

async function openLook(context: BrowserContext, shop: OpenShop, look: Look): Promise<{ page: Page; quiet: Quiet }> {
  context.setDefaultTimeout(5_000);
  if (look.who === 'owner') await context.addInitScript((token) => localStorage.setItem('token', token), shop.token);
  const page = await context.newPage();
  const quiet = look.calls === 'held' ? null : watchCalls(page);
  await page.clock.setFixedTime(NOW);
  if (look.calls === 'held') await page.route('**/api/**', () => {});
  if (look.calls === 'failed') await page.route('**/api/**', (route) => route.abort());
  await page.goto(`${shop.origin}${look.path}`, { timeout: 20_000 });
  await settle(page, quiet);
  return { page, quiet };
}
