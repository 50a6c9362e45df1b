import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { pino } from 'pino';
import { openBuiltPages } from '#adapters/pages/built-pages.ts';
import { openPaper } from '#adapters/paper/draw-invoice.ts';
import { createApp } from '#server/create-app.ts';
import { BadConfig, readConfig } from './config.ts';
import { firstStart } from './first-start.ts';
import { openOutsideWorld } from './open-outside-world.ts';
import { openServer, serve } from './serve.ts';

const root = join(import.meta.dirname, '..');

const main = async () => {
  const config = readConfig(process.env);
  const development = process.argv.includes('--dev');
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const log = pino({ level: development ? 'warn' : 'info', base: null, timestamp: pino.stdTimeFunctions.isoTime });
  if (!config.rateLimits) say('RATE LIMITS ARE OFF: for drills and benches only, never for a shop.');

  const outside = await openOutsideWorld(config);
  for (const line of await firstStart(outside, config, join(root, 'demo'))) say(line);
  const paper = openPaper();
  const server = openServer();
  const vite = development ? await (await import('#adapters/pages/vite-pages.ts')).openVitePages(server) : null;
  const pages = vite ?? (await openBuiltPages(join(root, 'dist')));

  const app = createApp({ ...outside, paper, pages }, { ...config, development }, log);
  const listener = getRequestListener(app.fetch);
  const served = await serve(server, vite ? vite.around(listener) : listener, config);
  say(`Vitrine is ready at ${config.port === 0 ? `http://${config.host}:${served.port}` : config.publicOrigin}`);

  const stop = async () => {
    await served.stop();
    await Promise.all([paper.close(), vite?.close(), outside.close()]);
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
};

main().catch((error: unknown) => {
  const known = error instanceof BadConfig || (error instanceof Error && 'code' in error);
  process.stderr.write(
    `Vitrine cannot start. ${error instanceof Error ? (known ? error.message : error.stack) : String(error)}\n`,
  );
  process.exit(1);
});
