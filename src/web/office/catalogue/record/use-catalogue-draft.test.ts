import { beforeAll, expect, test } from 'vitest';
import type { CatalogueAnswer } from '#contract/catalogue.ts';
import type { CatalogueRecord } from '#domain/catalogue/catalogue-record.ts';
import { withoutCategory } from '#domain/catalogue/without-category.ts';
import { openBrowser } from '#test/open/open-browser.ts';
import { withTestApp } from '#test/open/start-test-app.ts';
import { useCatalogueDraft } from './use-catalogue-draft.ts';

const app = withTestApp();
let token = '';
beforeAll(async () => {
  await app().addPerson('asha', 'owner');
  token = await app().logIn('asha');
});

async function record(): Promise<CatalogueAnswer> {
  return (await (await app().call('GET', '/api/catalogue', { token })).json()) as CatalogueAnswer;
}

const withoutFirstCategory = (before: CatalogueRecord) => withoutCategory(before, before.categories[0]?.id ?? 0);

/** A screen of the catalogue, and the server behind it. */
async function openScreen() {
  let saves = 0;
  const browser = openBrowser({
    stored: { token },
    serve: (url, init) => {
      if (init?.method === 'POST' && url === '/api/catalogue') saves += 1;
      return app().app.request(url, init);
    },
  });
  const loaded = await record();
  const screen = await browser.show(() => useCatalogueDraft(loaded), {});
  return {
    now: screen.now,
    saves: () => saves,
    act: (name: 'save' | 'confirm' | 'cancel') => browser.act(() => screen.now()[name]()),
    change: (edit: (before: CatalogueRecord) => CatalogueRecord) => browser.act(() => screen.now().change(edit)),
  };
}

test('A save that takes something away is asked about first, and No keeps all of it', async () => {
  const before = (await record()).catalogue.categories.length;
  const { change, act, now, saves } = await openScreen();
  await change(withoutFirstCategory);
  await act('save');
  expect([saves(), now().asked?.losses.length]).toEqual([0, expect.any(Number)]);
  await act('cancel');
  expect([now().asked, saves(), now().isChanged]).toEqual([null, 0, true]);
  expect((await record()).catalogue.categories).toHaveLength(before);
  await act('save');
  await act('confirm');
  expect([saves(), now().state]).toEqual([1, 'saved']);
  expect((await record()).catalogue.categories).toHaveLength(before - 1);
});
