import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import { openImages } from '#adapters/images/open-images.ts';
import { openMailer } from '#adapters/mail/open-mailer.ts';
import { openBuiltPages } from '#adapters/pages/built-pages.ts';
import { openPaper } from '#adapters/paper/open-paper.ts';
import { nodeSystem } from '#adapters/system/node-system.ts';
import { openMachine } from '#adapters/system/open-machine.ts';
import { failed } from '#domain/outcome.ts';
import { noteRuns } from '#jobs/note-runs.ts';
import { runJobs } from '#jobs/run-jobs.ts';
import { shopJobs } from '#jobs/shop-jobs.ts';
import { setDemoAside } from '#operations/demo/set-demo-aside.ts';
import type { OwnShopStarter } from '#operations/demo/start-own-shop.ts';
import type { KeptAccount } from '#operations/ports/demo.ts';
import { createApp } from '#server/create-app.ts';
import { countConnections } from '#server/http/count-connections.ts';
import { requestListener } from '#server/http/request-listener.ts';
import { withoutTokens } from '#server/http/without-tokens.ts';
import { answerFromCache } from '#server/pages/answer-from-cache.ts';
import { createPageSource } from '#server/pages/page-source.ts';
import { backUpOldShop } from '#start/back-up-old-shop.ts';
import { claimAtStart } from '#start/claim-at-start.ts';
import { startDemoPictures } from '#start/demo/start-demo-pictures.ts';
import { encryptAtStart } from '#start/encrypt-at-start.ts';
import { firstPage } from '#start/first-page.ts';
import { firstStart } from '#start/first-start.ts';
import { listen, openServer, stopServer } from '#start/http-server.ts';
import { letterAddresses } from '#start/letter-addresses.ts';
import { nameSources } from '#start/name-sources.ts';
import { openBackup, openBackups, tryPlace } from '#start/open-backup.ts';
import { openMailLinks } from '#start/open-mail-links.ts';
import { openPorts } from '#start/open-ports.ts';
import { openShopFolder } from '#start/open-shop-folder.ts';
import { isInShopFolder, ownShopStarter } from '#start/own-shop-starter.ts';
import { shopFolders } from '#start/shop-folders.ts';
import { startFailure } from '#start/start-failure.ts';
import { startStep, toListen } from '#start/start-step.ts';
import { type Config, readConfig } from './config.ts';
import { projectFolder } from './program-file.ts';

nameSources();

// Files hold password hashes and customers' addresses: only this user may read them.
process.umask(0o077);

const FORCED_EXIT_MS = 7_800;

const demoFolder = join(projectFolder, 'demo');

function print(line: string) {
  process.stdout.write(`${line}\n`);
}

async function main() {
  const config = readConfig(process.env);
  const development = process.argv.includes('--dev');
  const log = pino({
    level: development ? 'warn' : 'info',
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    hooks: { streamWrite: withoutTokens },
  });
  if (!config.rateLimits) print('RATE LIMITS ARE OFF: for drills and benches only, never for a shop.');
  let changing: Promise<void> | null = null;
  let shop = await serveShop(config, { development, log, ownShop: ownShopStarter(config, again) });

  const stop = async (drainMs: number) => {
    // Work that is still running may be cut off: the shop survives a power cut, too.
    setTimeout(() => process.exit(0), FORCED_EXIT_MS);
    // A shop that is just beginning comes to its end first: its owner has no account before.
    await changing;
    await shop.stop(drainMs);
    process.exit(0);
  };
  process.once('SIGTERM', () => stop(config.drainSeconds * 1000));
  process.once('SIGINT', () => stop(0));

  function again(account: KeptAccount) {
    changing = beginAgain(account).catch(fail);
  }

  /** The demo is set aside while nobody serves it; then the empty shop is served at the same address. */
  async function beginAgain(account: KeptAccount): Promise<void> {
    const { port } = shop;
    await shop.stop(0);
    const folder = openShopFolder(config);
    await folder.noteOwner(account);
    const aside = await setDemoAside({ system: nodeSystem, folder }).catch((error: unknown) =>
      failed('conflict', `It cannot be moved aside: ${error instanceof Error ? error.message : error}`),
    );
    if (!aside.ok) await folder.noteOwner(null);
    print(aside.ok ? `The demo is set aside in ${aside.value}.` : `The demo stays. ${aside.message}`);
    const next = { ...config, port };
    const ownShop = aside.ok ? ownShopStarter(next, again) : { cannot: aside.message };
    shop = await serveShop(next, { development, log, ownShop });
  }
}

type Serving = {
  development: boolean;
  log: Logger;
  ownShop: OwnShopStarter;
};

/** Opens the shop, prepares it, and serves it. Returns its port, and how to stop. */
async function serveShop(config: Config, { development, log, ownShop }: Serving) {
  for (const line of await backUpOldShop(config)) print(line);
  const opened = await openPorts(config);
  if (opened.replicaProblem !== null)
    print(`DATABASE_READ_URL is not asked until it can be: ${opened.replicaProblem}. DATABASE_URL answers all reads.`);
  const placeSaid = await tryPlace(config);
  // Before anything is stored there: the files may belong to another shop.
  await claimAtStart(opened);
  for (const line of await firstStart(opened, config, demoFolder)) print(line);
  // A disk that is read-only has ended the start by now, with one line.
  for (const line of placeSaid) print(line);
  for (const line of await encryptAtStart(opened)) print(line);
  for (const line of await claimAtStart(opened)) print(line);
  const paper = openPaper();
  const images = openImages();
  const connections = countConnections(log);
  const server = openServer({
    watch: connections,
    https: config.publicOrigin?.startsWith('https:') ?? false,
    isTrustedProxy: config.isTrustedProxy,
    ...(config.rateLimits ? {} : { connectionsOfNetwork: Number.POSITIVE_INFINITY }),
  });
  const vite = development ? await (await import('#adapters/pages/vite-pages.ts')).openVitePages(server) : null;
  const pages = vite ?? (await openBuiltPages(join(projectFolder, 'dist')));

  const port = await startStep(toListen, () => listen(server, config));
  const address = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
  const publicOrigin = config.publicOrigin ?? address;
  const machine = { ...opened.machine, ...openMachine(shopFolders(config), publicOrigin) };
  const ports = { ...opened, machine, paper, images, pages };
  let stopping = false;
  const { runs: jobRuns, noting } = noteRuns(opened.system.now);
  const mailer = openMailer(config.mail, log);
  const settings = {
    ...config,
    mailReach: mailer.reach,
    publicOrigin,
    ownShop,
    backups: openBackups(config),
    hasBackupElsewhere: config.backup.every === null ? null : !isInShopFolder(config),
    development,
    jobRuns,
    connections,
    isStopping: () => stopping,
  };
  const pageSource = createPageSource(ports, settings, log);
  const app = createApp(ports, settings, log, pageSource);
  const answer = answerFromCache(pageSource, settings, log, requestListener(app, settings));
  server.on('request', vite ? vite.around(answer) : answer);

  const scheduled = shopJobs(
    {
      ...opened,
      images,
      mailer,
      links: openMailLinks(ports, publicOrigin),
      letterAddresses: letterAddresses(publicOrigin),
      openBackup: () => openBackup(config, opened.files),
    },
    { backUpEvery: config.backup.every },
  );
  const jobs = runJobs(scheduled.map(noting), opened, log);
  const pictures = startDemoPictures(opened, config, demoFolder, print, log);

  for (const line of firstPage(await opened.companies.current(), publicOrigin)) print(line);
  // Who reads this line may stop the program at once.
  print(`Vitrine is ready at ${publicOrigin}${publicOrigin === address ? '' : ` and listens on ${address}`}`);

  const stop = async (drainMs: number) => {
    stopping = true;
    await Promise.all([stopServer(server, { drainMs }), jobs.stop(), pictures.stop()]);
    await Promise.all([paper.close(), images.close(), vite?.close(), opened.close()]);
  };
  return { port, stop };
}

function fail(error: unknown) {
  process.stderr.write(`Vitrine cannot start. ${startFailure(error)}\n`);
  process.exit(1);
}

main().catch(fail);
