import { existsSync, globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { openVitePages } from '#adapters/pages/vite-pages.ts';
import { drawnPages } from '#test/open/drawn-pages.ts';
import { openBrowser } from '#test/open/open-browser.ts';
import { withTestApp } from '#test/open/start-test-app.ts';
import { failures } from './failures.ts';
import { kitRooms } from './kit-page.tsx';

const page = 'The office’s kit';

const app = withTestApp({ ports: { pages: drawnPages } });

/** What a state says when all that it waits for has come. */
async function saidBy(Show: (typeof kitRooms)[number]['states'][string]['Show']): Promise<string> {
  const browser = openBrowser();
  const { document } = browser.window;
  const host = document.createElement('div') as unknown as HTMLElement;
  document.body.append(host as never);
  const root = createRoot(host);
  await browser.act(() => root.render(createElement(Show)));
  await browser.act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  const said = host.textContent ?? '';
  await browser.act(() => root.unmount());
  return said;
}

test('Each folder of the kit that has parts has a room, with a state for each way to fail', () => {
  for (const { folder, states } of kitRooms) {
    expect(globSync(`src/web/office/parts/${folder}/*.tsx`)).not.toEqual([]);
    const failed = Object.keys(states).filter((name) => name.startsWith('failed-'));
    expect([folder, failed.sort()]).toEqual([
      folder,
      Object.keys(failures)
        .map((name) => `failed-${name}`)
        .sort(),
    ]);
  }
  expect(kitRooms.map(({ folder }) => folder)).toEqual(['table', 'list', 'record', 'entry']);
});

test.each(kitRooms)('The room $folder shows why a call failed, in the words of its answer', async ({ states }) => {
  for (const [name, { fail }] of Object.entries(failures)) {
    const Show = states[`failed-${name}`]?.Show;
    if (!Show) throw new Error(`${name} is not shown`);
    const said = await saidBy(Show);
    const { status, message } = await fail();
    expect([name, said]).toEqual([name, expect.stringMatching(status === 401 ? /login has ended/ : message)]);
  }
});

test('A record shows problems, theirs and mine; an entry its answers, and what another tab did', async () => {
  const said = (folder: string, name: string) => {
    const Show = kitRooms.find((room) => room.folder === folder)?.states[name]?.Show;
    return Show ? saidBy(Show) : Promise.resolve('');
  };
  expect(await said('record', 'problems')).toMatch(/2 things to put right: Name is missing\. Phone has/);
  expect(await said('record', 'theirs')).toMatch(/meena changed this card.*Pays by cheque.*Take theirs for Note/);
  expect(await said('entry', 'problems')).toMatch(/not ready: 2 things.*Received from is missing/);
  expect(await said('entry', 'two-tabs')).toContain('Another tab has changed the draft.');
  expect(await said('entry', 'waiting')).toContain('The database is away for a moment.');
  expect(await said('list', 'full')).toContain('1-10 of 237');
  expect(await said('table', 'empty')).toContain('No bill is open.');
});

test('The development server shows it', async () => {
  const server = createServer();
  const vite = await openVitePages(server);
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await vite.close();
  });
  server.on(
    'request',
    vite.around((_, response) => response.writeHead(404).end()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const shown = await fetch(`${origin}/kit/table?state=empty`);
  expect([shown.status, await shown.text()]).toEqual([200, expect.stringContaining(`<title>${page}</title>`)]);
  expect((await fetch(`${origin}/test/kit/start-kit.tsx`)).status).toBe(200);
  expect((await fetch(`${origin}/kite`)).status).toBe(404);
});

test('The product does not have it: no file of the build names it, and its address is a page that is not there', async () => {
  const built = globSync('dist/client/**/*.{js,css,json,html}');
  const all = [readFileSync('vite.config.ts', 'utf8'), ...built.map((path) => readFileSync(path, 'utf8'))];
  expect(all.filter((text) => text.includes(page) || text.includes('test/kit'))).toEqual([]);
  expect(existsSync('dist/client/kit.html')).toBe(false);
  for (const path of ['/kit', '/kit/table']) expect((await app().app.request(path)).status).toBe(404);
});
