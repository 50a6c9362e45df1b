import { pino } from 'pino';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { calculateHere } from '#adapters/database/receivables/calculate-past.ts';
import { openOutstandingStore } from '#adapters/database/receivables/outstanding-store.ts';
import { type OpenImages, openImages } from '#adapters/images/open-images.ts';
import { openMailer } from '#adapters/mail/open-mailer.ts';
import { openPaper } from '#adapters/paper/open-paper.ts';
import { nodeSystem } from '#adapters/system/node-system.ts';
import { openMachine } from '#adapters/system/open-machine.ts';
import { type Config, readConfig } from '#config';
import type { Company } from '#domain/company/company.ts';
import { shopJobs } from '#jobs/shop-jobs.ts';
import { operator } from '#operations/ports/actor.ts';
import { createApp } from '#server/create-app.ts';
import { claimAtStart } from '#start/claim-at-start.ts';
import { demoEnquiries } from '#start/demo/demo-enquiries.ts';
import { loadDemoPictures } from '#start/demo/load-demo-pictures.ts';
import { firstStart } from '#start/first-start.ts';
import { letterAddresses } from '#start/letter-addresses.ts';
import { openMailLinks } from '#start/open-mail-links.ts';
import { openPorts } from '#start/open-ports.ts';
import { buildCompany } from '#test/build/factories.ts';
import { drawnPages } from '#test/open/drawn-pages.ts';
import { openQuickPasswords } from '#test/open/open-quick-passwords.ts';
import type { LivingShop } from './live-shop.ts';
import { owner } from './owner.ts';

const unstopped = new AbortController().signal;

export type LivedPlace = LivingShop & {
  config: Config;
  runJobs(): Promise<void>;
  /** Begins an empty shop: the firm and the owner. */
  begin(firm?: Company): Promise<void>;
  /** Loads the demo of this folder as the first start does, its pictures too. */
  loadDemo(demoFolder: string): Promise<void>;
  close(): Promise<void>;
};

/**
 * A shop as `main.ts` opens it, in this process: its stores on disk or in PostgreSQL, the real jobs, pictures and papers, and
 * hashes of passwords that cost little. Past days are calculated here too: a process of its own for each of a hundred costs more than
 * what it calculates, and `outstanding-store.test.ts` has it. Its clock stands still at that instant. `env` says where it is, and
 * where mails go.
 */
export async function openLivedPlace(env: Record<string, string>, at: string): Promise<LivedPlace> {
  const config = readConfig({
    ...{ DEMO: 'true', BACKUP_EVERY: 'off', STAFF_USERNAME: owner.username, STAFF_PASSWORD: owner.password },
    ...env,
  });
  const publicOrigin = 'http://vitrine.example';
  const opened = await openPorts(config);
  const outstanding = await openOutstandingHere(config.databaseUrl);
  const ports = {
    ...{ ...opened, system: { ...opened.system, now: () => at } },
    machine: { ...opened.machine, ...openMachine([], publicOrigin) },
    ...{ paper: openPaper(), images: openKeptImages(), pages: drawnPages, passwords: await openQuickPasswords() },
    outstanding: outstanding.store,
  };
  await claimAtStart(ports);
  const log = pino({ level: 'silent' });
  const mailer = openMailer(config.mail, { info: () => {} });
  const settings = { ...config, publicOrigin, development: false, mailReach: mailer.reach };
  const app = createApp(ports, settings, log);
  const links = openMailLinks(ports, publicOrigin);
  const openBackup = () => Promise.reject(new Error('The backup is a command here.'));
  const jobs = shopJobs(
    { ...ports, mailer, links, letterAddresses: letterAddresses(publicOrigin), openBackup },
    { backUpEvery: null },
  );
  return {
    config,
    send: (request) => app.fetch(request),
    owner,
    now: () => at,
    runJobs: async () => {
      for (const job of jobs) await job.run(unstopped);
    },
    begin: async (firm = buildCompany()) => {
      await ports.companies.save(firm, false, at, operator);
      await firstStart(ports, config, '');
    },
    loadDemo: async (demoFolder) => {
      await firstStart(ports, config, demoFolder);
      const uploaded = await demoEnquiries(ports, demoFolder, operator);
      const lines: string[] = [];
      await loadDemoPictures(ports, demoFolder, operator, {
        print: (line) => lines.push(line),
        uploaded,
        signal: unstopped,
      });
      if (!/(\d+) of \1 are in the shop/.test(lines.at(-1) ?? '')) throw new Error(lines.join('\n'));
      await claimAtStart(ports);
    },
    close: async () => {
      await Promise.all([ports.paper.close(), ports.images.close(), outstanding.close(), opened.close()]);
    },
  };
}

async function openOutstandingHere(url: string) {
  const database = await openDatabase(url);
  const store = openOutstandingStore(database, calculateHere(database));
  return { store, close: database.close };
}

type Makes = Pick<OpenImages, 'makePhoto' | 'makeBrochure'>;

const kept = { makePhoto: new Map(), makeBrochure: new Map() } as {
  [Make in keyof Makes]: Map<string, ReturnType<Makes[Make]>>;
};

/** The same picture is made once for all shops of a test: the demo has a hundred and fifty. */
function openKeptImages(): OpenImages {
  const images = openImages();
  return {
    ...images,
    makePhoto: (bytes) => keep(kept.makePhoto, bytes, images.makePhoto),
    makeBrochure: (bytes) => keep(kept.makeBrochure, bytes, images.makeBrochure),
  };
}

function keep<Made>(known: Map<string, Made>, bytes: Uint8Array, make: (bytes: Uint8Array) => Made): Made {
  const key = nodeSystem.sha256(bytes);
  const made = known.get(key) ?? make(bytes);
  known.set(key, made);
  return made;
}
