import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brochureFolder } from '#domain/catalogue/brochure-folder.ts';
import { productFolders } from '#domain/catalogue/categories.ts';
import { demoUploads } from '#start/demo/demo-uploads.ts';
import { startProgram } from '#test/program/start-program.ts';
import { findChromium } from '../journeys/find-chromium.ts';

// Fetched when it is asked for: it brings more packages than all the others together.
const LIGHTHOUSE = 'lighthouse@13.5.0';
const RUNS = 3;

const pages = ['/', '/products', '/wallpapers', '/newproducts', '/brochures', '/about', '/contact'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

type Report = {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
  environment: { benchmarkIndex: number };
};

/** Every kind of public page on a phone, the middle of three runs, as a table for docs/measurements.md. */
async function run(): Promise<void> {
  const chromium = findChromium();
  if (!chromium)
    throw new Error('Lighthouse needs Chromium or Chrome: install one, or set CHROMIUM_PATH to its program.');
  const given = process.argv[2];
  const shop = given ? null : await openDemoShop();
  try {
    say(`| page | ${categories.join(' | ')} | FCP ms | LCP ms | TBT ms | CLS | speed of the machine |`);
    say(`|---|${'---|'.repeat(categories.length + 5)}`);
    for (const page of pages) {
      const reports: Report[] = [];
      for (let each = 0; each < RUNS; each++) reports.push(await judge(chromium, `${given ?? shop?.origin}${page}`));
      say(rowOf(page, reports));
    }
  } finally {
    await shop?.close();
  }
}

function say(line: string) {
  return process.stdout.write(`${line}\n`);
}

/** The demo, once all of its pictures are there. */
async function openDemoShop() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-lighthouse-'));
  const program = await startProgram({ PORT: '0', DATA_DIR: folder, DEMO: 'true' });
  const wanted = (await demoUploads(join(import.meta.dirname, '../../demo'))).length;
  process.stderr.write(`Waiting for ${wanted} pictures and brochures …\n`);
  while ((await shown(program.origin)) < wanted) await setTimeout(5_000);
  return {
    origin: program.origin,
    close: async () => {
      await program.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function shown(origin: string): Promise<number> {
  const folders = [...productFolders, brochureFolder].map(async (folder) => {
    const answer = await fetch(`${origin}/api/filenames/${folder}`);
    return ((await answer.json()) as unknown[]).length;
  });
  return (await Promise.all(folders)).reduce((sum, count) => sum + count, 0);
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
