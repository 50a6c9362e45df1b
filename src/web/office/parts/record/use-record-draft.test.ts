import { beforeAll, expect, test } from 'vitest';
import type { SiteWordsAnswer } from '#contract/catalogue/site-words.ts';
import type { SiteWordsRecord } from '#domain/site-words/site-words-record.ts';
import { openBrowser } from '#test/open/open-browser.ts';
import { withTestApp } from '#test/open/start-test-app.ts';
import { callApi } from '../../../call-api.ts';
import { useRecordDraft } from './use-record-draft.ts';

const app = withTestApp();
let token = '';
beforeAll(async () => {
  await app().addPerson('asha', 'owner');
  token = await app().logIn('asha');
});

const at = '/api/site-words';

async function record(): Promise<SiteWordsAnswer> {
  return (await (await app().call('GET', at, { token })).json()) as SiteWordsAnswer;
}

const withYear = (foundingYear: number | null) => (words: SiteWordsRecord) => ({ ...words, foundingYear });
const withLine = (en: string) => (words: SiteWordsRecord) => ({ ...words, texts: { ...words.texts, line: { en } } });

/** Stands between the page and the server, as a network does: it may answer in the place of the server, or fail. */
type Network = (answer: Response) => Response | Promise<Response>;

/** A screen that changes the words of the site, and the server behind it. What `network` does happens to each save. */
async function openScreen(network: Network = (answer) => answer) {
  let saves = 0;
  let onSave = network;
  const browser = openBrowser({
    stored: { token },
    serve: async (url, init) => {
      const answer = await app().app.request(url, init);
      if (init?.method !== 'POST') return answer;
      saves += 1;
      return onSave(answer);
    },
  });
  const read = (response: Response) => response.json() as Promise<SiteWordsAnswer>;
  const loaded = await record();
  const screen = await browser.show(
    () =>
      useRecordDraft<SiteWordsAnswer, SiteWordsRecord>(loaded, {
        draftOf: ({ words }) => words,
        save: (words, { version: onto }) => callApi(at, { method: 'POST', body: { onto, words }, read }),
        load: () => callApi(at, { read }),
      }),
    {},
  );
  const { now } = screen;
  return {
    now,
    saves: () => saves,
    asks: browser.asksBeforeLeaving,
    shown: () => [now().draft.foundingYear, now().draft.texts.line?.en],
    change: (edit: (words: SiteWordsRecord) => SiteWordsRecord) => browser.act(() => now().change(edit)),
    save: (times = 1) => browser.act(() => Promise.all(Array.from({ length: times }, () => now().save()))),
    takeTheirs: () => browser.act(() => now().takeTheirs()),
    mend: () => {
      onSave = (answer) => answer;
    },
  };
}

async function saveAsSomebodyElse(edit: (words: SiteWordsRecord) => SiteWordsRecord) {
  const { version, words } = await record();
  expect((await app().call('POST', at, { token, body: { onto: version, words: edit(words) } })).status).toBe(200);
}

test('Two presses of Save save once; the browser asks before what is not saved is left', async () => {
  const { change, save, now, saves, asks } = await openScreen();
  expect([asks(), now().isChanged]).toEqual([false, false]);
  await change(withYear(1901));
  expect([asks(), now().changes()]).toMatchObject([true, [{ path: ['foundingYear'] }]]);
  await save(2);
  expect([saves(), now().state, now().isChanged, asks()]).toEqual([1, 'saved', false, false]);
  expect((await record()).words.foundingYear).toBe(1901);
});

test('What is typed while the save is under way stays, and is not saved yet', async () => {
  const screen = await openScreen((answer) => {
    screen.now().change(withLine('typed meanwhile'));
    return answer;
  });
  await screen.change(withYear(1902));
  await screen.save();
  expect([screen.shown(), screen.now().isChanged, screen.asks()]).toEqual([[1902, 'typed meanwhile'], true, true]);
  expect((await record()).words).toMatchObject({ foundingYear: 1902, texts: {} });
});

test('What somebody else saved meanwhile is brought in, mine stays, and the next save has both', async () => {
  const { change, save, now, shown } = await openScreen();
  await change(withYear(1903));
  await saveAsSomebodyElse(withLine('theirs'));
  await save();
  expect(now().theirs).toMatchObject({ refused: 'saved', now: { savedBy: 'asha' }, changes: [{ mine: false }] });
  expect([shown(), now().isChanged]).toEqual([[1903, 'theirs'], true]);
  expect((await record()).words.foundingYear).not.toBe(1903);
  await save();
  expect((await record()).words).toMatchObject({ foundingYear: 1903, texts: { line: { en: 'theirs' } } });
});

test('Where both changed the same, mine stays until I take theirs', async () => {
  const { change, save, now, shown, takeTheirs } = await openScreen();
  await change(withLine('mine'));
  await saveAsSomebodyElse(withLine('also theirs'));
  await save();
  expect([shown()[1], now().theirs?.changes.map(({ mine }) => mine)]).toEqual(['mine', [true]]);
  await takeTheirs();
  expect([shown()[1], now().theirs, now().isChanged]).toEqual(['also theirs', null, false]);
});

test('A problem of a field stands until the field is changed', async () => {
  const { change, save, now } = await openScreen();
  await change(withYear(12));
  await save();
  expect([now().problems.map(({ field }) => field), now().state]).toEqual([['foundingYear'], 'idle']);
  await change(withLine('another field'));
  expect(now().about('foundingYear')).toMatch(/1600/);
  await change(withYear(1904));
  expect(now().problems).toEqual([]);
});

const cut = () => {
  throw new TypeError('The connection was cut.');
};
const answered = (status: number) => () =>
  Response.json({ message: `Refused with ${status}.`, problems: [] }, { status });

test.each([
  ['offline, or the answer is cut', 0, cut],
  ['the login has ended', 401, answered(401)],
  ['it is too large', 413, answered(413)],
  ['the database is away', 503, answered(503)],
  ['the disk is full', 507, answered(507)],
])('A save that fails because %s loses nothing, and is repeated by the next press', async (_, status, network) => {
  const { change, save, now, shown, asks, mend } = await openScreen(network);
  const text = `typed before ${status}`;
  await change(withLine(text));
  await save();
  expect([now().failure?.status, shown()[1], now().state, asks()]).toEqual([status, text, 'idle', true]);
  expect(localStorage.getItem('token')).toBe(status === 401 ? null : token);
  localStorage.setItem('token', token);
  mend();
  await save();
  // The server had stored it: its answer was lost. What is there already is brought in, and nothing is left to save.
  expect([now().failure, now().isChanged, asks()]).toEqual([null, false, false]);
  expect((await record()).words.texts.line?.en).toBe(text);
});
