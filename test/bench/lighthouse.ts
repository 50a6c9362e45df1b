import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { localPath } from '#contract/local-path.ts';
import type { PhotoAnswer } from '#contract/photos.ts';
import { brochureFolder } from '#domain/catalogue/brochure-folder.ts';
import { productFolders } from '#domain/catalogue/categories.ts';
import { picturePath } from '#domain/catalogue/picture-path.ts';
import { openingSiteWords } from '#domain/site-words/opening-site-words.ts';
import { demoUploads } from '#start/demo/demo-uploads.ts';
import { startProgram } from '#test/program/start-program.ts';
import { findChromium } from '../journeys/find-chromium.ts';
import { processorTicks, ticksPerSecond } from './processor-ticks.ts';

// Fetched when it is asked for: it brings more packages than all the others together.
const LIGHTHOUSE = 'lighthouse@13.5.0';
const RUNS = 5;

const pages = [
  ...['/', '/products', '/wallpapers', '/newproducts', '/brochures', '/about', '/contact'],
  // A gallery that is narrowed, which search engines shall not list, so its SEO is below 100 by Lighthouse's own rule; and the page of a material.
  ...['/wallpapers?colour=green', '/wallpapers/wp-101'],
  '/see',
];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

type Report = {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
  environment: { benchmarkIndex: number };
};

/** Every kind of public page on a phone, in three languages, the middle of five runs, as a table for docs/measurements.md. */
async function run(): Promise<void> {
  const chromium = findChromium();
  if (!chromium)
    throw new Error('Lighthouse needs Chromium or Chrome: install one, or set CHROMIUM_PATH to its program.');
  const [given, ...asked] = process.argv.slice(2);
  const shop = given ? null : await openDemoShop();
  try {
    const origin = given ?? shop?.origin ?? '';
    const addresses = asked.length > 0 ? asked : [...pages, await pictureOf(origin)];
    say(`| page | ${categories.join(' | ')} | FCP ms | LCP ms | TBT ms | CLS | speed of the machine |`);
    say(`|---|${'---|'.repeat(categories.length + 5)}`);
    for (const page of openingSiteWords(true).languages.flatMap((language) =>
      addresses.map((path) => localPath(language, path)),
    )) {
      const reports: Report[] = [];
      await askOften(`${origin}${page}`);
      for (let each = 0; each < RUNS; each++) reports.push(await judge(chromium, `${origin}${page}`));
      say(rowOf(page, reports));
    }
  } finally {
    await shop?.close();
  }
}

function say(line: string) {
  return process.stdout.write(`${line}\n`);
}

/** A page that is asked for again is compressed well, a moment later. */
async function askOften(address: string): Promise<void> {
  for (let times = 0; times < 4; times++)
    await (await fetch(address, { headers: { 'Accept-Encoding': 'br' } })).arrayBuffer();
  await setTimeout(1_000);
}

/**
 * The demo with all of its pictures, in a program that was started after they were made, and that rests: no picture and no
 * backup is made beside the browser. The demo's masters are too narrow for the wide pictures that a job makes later.
 */
async function openDemoShop() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-lighthouse-'));
  const settings = { PORT: '0', DATA_DIR: folder, BACKUP_EVERY: 'off' };
  const filling = await startProgram({ ...settings, DEMO: 'true' });
  const wanted = (await demoUploads(join(import.meta.dirname, '../../demo'))).length;
  process.stderr.write(`Waiting for ${wanted} pictures and brochures …\n`);
  while ((await shown(filling.origin)) < wanted) await setTimeout(5_000);
  await filling.kill('SIGTERM');
  const program = await startProgram(settings, { again: true });
  await untilItRests(program.pid);
  return {
    origin: program.origin,
    close: async () => {
      await program.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Until five seconds have cost the program a fiftieth of a processor at most. */
async function untilItRests(pid: number): Promise<void> {
  for (;;) {
    const before = processorTicks(pid);
    await setTimeout(5_000);
    if (processorTicks(pid) - before <= (5 * ticksPerSecond) / 50) return;
  }
}

async function shown(origin: string): Promise<number> {
  const folders = [...productFolders, brochureFolder].map((folder) => filesIn(origin, folder));
  return (await Promise.all(folders)).reduce((sum, files) => sum + files.length, 0);
}

/** The page of the first wallpaper. */
async function pictureOf(origin: string): Promise<string> {
  const [picture] = (await filesIn(origin, 'wallpapers')) as PhotoAnswer[];
  if (!picture) throw new Error(`${origin} shows no wallpaper: Lighthouse would judge a page without its picture.`);
  return picturePath('/wallpapers', picture.name);
}

async function filesIn(origin: string, folder: string): Promise<unknown[]> {
  const answer = await fetch(`${origin}/api/filenames/${folder}`);
  return (await answer.json()) as unknown[];
}

/** A browser on a busy machine loses its trace now and then: it is given three tries. */
async function judge(chromium: string, address: string): Promise<Report> {
  for (let tries = 1; ; tries++) {
    const { report, said } = await runOnce(chromium, address);
    if (report) return report;
    if (tries === 3) throw new Error(`Lighthouse could not judge ${address}:\n${said}`);
  }
}

async function runOnce(chromium: string, address: string): Promise<{ report: Report | null; said: string }> {
  const flags = ['--quiet', '--output=json', '--output-path=stdout', `--only-categories=${categories.join(',')}`];
  // Chromium's own sandbox needs rights that a container and root have not.
  const browser = '--chrome-flags=--headless=new --no-sandbox';
  const { npm_node_execpath: node, npm_execpath: npm } = process.env;
  const [program = '', ...first] = node && npm ? [node, npm, 'exec'] : ['npm', 'exec'];
  const call = [...first, '--yes', LIGHTHOUSE, '--', address, ...flags, browser];
  const settings = { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 100_000_000 };
  return new Promise((resolve) => {
    execFile(program, call, settings, (error, stdout, stderr) =>
      resolve({ report: error ? null : (JSON.parse(stdout) as Report), said: stderr }),
    );
  });
}

function rowOf(page: string, reports: Report[]): string {
  const scores = categories.map((name) =>
    Math.round(100 * middle(reports.map((each) => each.categories[name]?.score ?? 0))),
  );
  const audit = (name: string) => middle(reports.map((each) => each.audits[name]?.numericValue ?? Number.NaN));
  const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map((name) =>
    Math.round(audit(name)),
  );
  // Lighthouse's own measure: under about 1,000 the times of scripts say more of the machine than of the page.
  const speed = middle(reports.map(({ environment }) => environment.benchmarkIndex));
  return `| ${[page, ...scores, ...times, audit('cumulative-layout-shift').toFixed(3), speed].join(' | ')} |`;
}

function middle(values: number[]): number {
  return values.sort((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
}

await run();
