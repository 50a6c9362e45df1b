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

const withCode = (code: string) => (before: CatalogueRecord) => ({ ...before, hsnCodes: [...before.hsnCodes, code] });
const withoutFirstCategory = (before: CatalogueRecord) => withoutCategory(before, before.categories[0]?.id ?? 0);

/** A screen of the catalogue, and the server behind it. What `during` does happens while a save is under way. */
async function openScreen(during: () => unknown = () => {}) {
  let saves = 0;
  const browser = openBrowser({
    stored: { token },
    serve: async (url, init) => {
      const answer = await app().app.request(url, init);
      if (init?.method === 'POST' && url === '/api/catalogue') {
        saves += 1;
        await during();
      }
      return answer;
    },
  });
  const loaded = await record();
  const screen = await browser.show(() => useCatalogueDraft(loaded), {});
  const act = (name: 'save' | 'confirm' | 'cancel' | 'takeTheirs', times = 1) =>
    browser.act(() => Promise.all(Array.from({ length: times }, () => screen.now()[name]())));
  return {
    ...screen,
    act,
    saves: () => saves,
    codes: () => screen.now().draft.hsnCodes.slice(loaded.catalogue.hsnCodes.length),
    asks: browser.asksBeforeLeaving,
    change: (edit: (before: CatalogueRecord) => CatalogueRecord) => browser.act(() => screen.now().change(edit)),
  };
}

async function saveAsSomebodyElse(edit: (before: CatalogueRecord) => CatalogueRecord) {
  const { version, catalogue } = await record();
  const body = { onto: version, catalogue: edit(catalogue) };
  expect((await app().call('POST', '/api/catalogue', { token, body })).status).toBe(200);
}

test('Two presses of Save save once; the browser asks before what is not saved is left', async () => {
  const { change, act, now, saves, asks } = await openScreen();
  expect([asks(), now().isChanged]).toEqual([false, false]);
  await change(withCode('70080010'));
  expect([asks(), now().changes]).toMatchObject([true, [{}]]);
  await act('save', 2);
  expect([saves(), now().state, asks()]).toEqual([1, 'saved', false]);
  expect((await record()).catalogue.hsnCodes).toContain('70080010');
});

test('What is typed while the save is under way stays, and is not saved yet', async () => {
  const screen = await openScreen(() => screen.now().change(withCode('70080012')));
  await screen.change(withCode('70080011'));
  await screen.act('save');
  expect([screen.codes(), screen.now().isChanged]).toEqual([['70080011', '70080012'], true]);
  expect((await record()).catalogue.hsnCodes).not.toContain('70080012');
});

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

test('What somebody else saved meanwhile is brought in, what I typed stays, and the next save has both', async () => {
  const { change, act, now } = await openScreen();
  await change(withCode('70080013'));
  await saveAsSomebodyElse((all) => ({ ...all, units: all.units.map((unit) => ({ ...unit, text: `${unit.text}.` })) }));
  await act('save');
  expect(now().theirs).toMatchObject({ by: 'asha' });
  expect(now().draft.hsnCodes).toContain('70080013');
  expect(now().draft.units[0]?.text).toMatch(/\.$/);
  expect((await record()).catalogue.hsnCodes).not.toContain('70080013');
  await act('save');
  const { catalogue } = await record();
  expect([catalogue.hsnCodes.includes('70080013'), catalogue.units[0]?.text.endsWith('.')]).toEqual([true, true]);
});

test('A refused save, and a login that has ended, keep what was typed', async () => {
  const { change, act, now, codes } = await openScreen();
  await change(withCode('wrong'));
  await act('save');
  expect([now().problems.length > 0, codes(), now().state]).toEqual([true, ['wrong'], 'idle']);
  localStorage.setItem('token', 'ended');
  await act('save');
  expect([now().failure?.status, codes(), localStorage.getItem('token')]).toEqual([401, ['wrong'], null]);
});
