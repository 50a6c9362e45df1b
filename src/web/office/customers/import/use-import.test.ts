import { beforeAll, expect, test } from 'vitest';
import { openBrowser } from '#test/open/open-browser.ts';
import { withTestApp } from '#test/open/start-test-app.ts';
import { useImport } from './use-import.ts';

const app = withTestApp();
let token = '';
beforeAll(async () => {
  token = await app().logIn();
});

const sheetOf = (...names: string[]) =>
  new Blob([['Party Name,City,Pin', ...names.map((name) => `${name},New Delhi,110007`)].join('\n')]);

const customersNow = async () => (await app().everything()).customers?.length ?? 0;

/** The import screen, and the server behind it. `lost`: how many imports never tell their end. */
async function openScreen({ lost = 0 } = {}) {
  let left = lost;
  const waiting: (() => void)[] = [];
  const browser = openBrowser({
    at: '/customers/import',
    stored: { token },
    serve: async (url, init) => {
      const answer = await app().app.request(url, init);
      if (url.includes('preview=1') && waiting.length > 0) await new Promise<void>((go) => waiting.push(go));
      if (!url.includes('preview=1')) {
        // The import is done, and its answer is cut off.
        await answer.clone().text();
        left -= 1;
        if (left >= 0) throw new TypeError('The connection was cut.');
      }
      return answer;
    },
  });
  const screen = await browser.show(() => useImport(), {});
  return {
    ...screen,
    state: () => screen.now().state,
    /** From now on previews wait until they are let through. */
    holdPreviews: () => waiting.push(() => {}),
    letThrough: (index: number) => browser.act(() => waiting[index]?.()),
    begin: (content: Blob, name: string) => browser.act(() => void screen.now().read(content, name)),
    read: (content: Blob, name: string) => browser.act(() => screen.now().read(content, name)),
    store: () => browser.act(() => screen.now().store()),
    clear: () => browser.act(() => screen.now().clear()),
  };
}

test('A file is looked at before it is stored, and stored once', async () => {
  const before = await customersNow();
  const { read, store, state, clear } = await openScreen();
  await read(sheetOf('Model Hostels', 'Example Crafts'), 'parties.csv');
  expect(state()).toMatchObject({ kind: 'preview', name: 'parties.csv', preview: { rows: [{}, {}] } });
  expect(await customersNow()).toBe(before);
  await store();
  expect(state()).toMatchObject({ kind: 'done' });
  await store();
  expect(await customersNow()).toBe(before + 2);
  await clear();
  expect(state()).toEqual({ kind: 'empty', problem: '' });
});

test('An import whose end never came is tried again, and stores no row twice', async () => {
  const before = await customersNow();
  const { read, store, state } = await openScreen({ lost: 1 });
  await read(sheetOf('Sample Schools', 'Sample Clinics'), 'parties.csv');
  await store();
  expect(state()).toMatchObject({ kind: 'broken', problem: expect.stringContaining('Nothing was lost') });
  await store();
  expect(state()).toMatchObject({ kind: 'done' });
  expect(await customersNow()).toBe(before + 2);
});

test('The late preview of a file that was replaced is not shown for the new one', async () => {
  const { begin, read, state, holdPreviews, letThrough } = await openScreen();
  holdPreviews();
  await begin(sheetOf('Old Hostels'), 'old.csv');
  await begin(sheetOf('New Hostels'), 'new.csv');
  await letThrough(2);
  expect(state()).toMatchObject({ kind: 'preview', name: 'new.csv' });
  await letThrough(1);
  expect(state()).toMatchObject({ kind: 'preview', name: 'new.csv' });
  expect(read).toBeTypeOf('function');
});
