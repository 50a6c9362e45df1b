import { expect, test } from 'vitest';
import { openBrowser, type TestBrowser } from '#test/open/open-browser.ts';
import { useKeptDraft } from './use-kept-draft.ts';

type Note = { text: string };

const blank: Note = { text: '' };
const isNote = (value: unknown): value is Note => typeof (value as Note | null)?.text === 'string';

/** A tab with a form of one text. All tabs of a browser share what is stored on the device. */
async function openTab(browser: TestBrowser) {
  const tab = await browser.show(
    () =>
      useKeptDraft<Note>({
        name: 'draft:note',
        isRight: isNote,
        open: (saved) => (saved ? { saved, saveState: 'saved' } : { saved: blank, saveState: 'unsaved' }),
        isTyped: ({ text }) => text !== '',
      }),
    {},
  );
  const act = (work: () => unknown) => browser.act(work);
  return {
    ...tab,
    shown: () => [tab.now().form.saveState, tab.now().form.text],
    type: (text: string) => act(() => tab.now().put({ text })),
    begin: () => act(() => tab.now().begin(blank)),
    takeOver: () => act(() => tab.now().takeOver()),
    keepThis: () => act(() => tab.now().keepThis()),
    removeSaved: () => act(() => tab.now().removeSaved()),
  };
}

function stored() {
  return (JSON.parse(localStorage.getItem('draft:note') ?? 'null') as Note | null)?.text ?? null;
}

test('Everything typed is kept on this device at once, and the next tab shows it', async () => {
  const browser = openBrowser();
  const one = await openTab(browser);
  expect([one.shown(), stored(), one.now().isTyped]).toEqual([['unsaved', ''], null, false]);
  await one.type('A/1');
  expect([one.shown(), stored(), one.now().isTyped]).toEqual([['saved', 'A/1'], 'A/1', true]);
  expect(one.now().read()).toEqual({ text: 'A/1' });
  expect((await openTab(browser)).shown()).toEqual(['saved', 'A/1']);
  expect(browser.asksBeforeLeaving()).toBe(false);
});

test('A draft never overwrites that of another tab: it says so, and both are kept until somebody chooses', async () => {
  const browser = openBrowser({ stored: { token: 'meena' } });
  const [one, two] = [await openTab(browser), await openTab(browser)];
  await one.type('of tab one');
  await two.type('of tab two');
  expect([stored(), two.shown(), browser.asksBeforeLeaving()]).toEqual([
    'of tab one',
    ['conflict', 'of tab two'],
    true,
  ]);
  await two.type('more of tab two');
  expect([stored(), two.shown()]).toEqual(['of tab one', ['conflict', 'more of tab two']]);

  await two.keepThis();
  expect([stored(), two.shown()]).toEqual(['more of tab two', ['saved', 'more of tab two']]);
  await browser.otherTabWrote();
  expect(one.shown()).toEqual(['conflict', 'of tab one']);
  await one.takeOver();
  expect([one.shown(), browser.asksBeforeLeaving()]).toEqual([['saved', 'more of tab two'], false]);
});

test('A tab without anything typed learns of another tab’s draft before the first letter', async () => {
  const browser = openBrowser({ stored: { token: 'meena' } });
  const [one, two] = [await openTab(browser), await openTab(browser)];
  await one.type('of tab one');
  await browser.otherTabWrote();
  expect([two.shown(), browser.asksBeforeLeaving()]).toEqual([['conflict', ''], false]);
  await one.removeSaved();
  await browser.otherTabWrote();
  expect(two.shown()).toEqual(['unsaved', '']);
});

test('A draft that was in conflict is kept as soon as that of the other tab is done', async () => {
  const browser = openBrowser();
  const [one, two] = [await openTab(browser), await openTab(browser)];
  await one.type('of tab one');
  await two.type('of tab two');
  await one.removeSaved();
  await browser.otherTabWrote();
  expect([two.shown(), stored()]).toEqual([['saved', 'of tab two'], 'of tab two']);
});

test('Who begins another removes the draft of this tab alone', async () => {
  const browser = openBrowser();
  const [one, two] = [await openTab(browser), await openTab(browser)];
  await one.type('of tab one');
  await two.begin();
  expect([stored(), two.shown()]).toEqual(['of tab one', ['conflict', '']]);
  await two.type('of tab two');
  expect([stored(), two.shown()[0]]).toEqual(['of tab one', 'conflict']);
  await one.begin();
  expect([stored(), one.shown()]).toEqual([null, ['unsaved', '']]);
});

test('A device that is full says that nothing is kept, and the browser asks before it leaves, but not after a logout', async () => {
  const browser = openBrowser({ stored: { token: 'meena' } });
  const one = await openTab(browser);
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: {
      getItem: (name: string) => browser.window.localStorage.getItem(name),
      setItem: () => {
        throw new Error('full');
      },
      removeItem: () => {},
    },
  });
  await one.type('A/1');
  expect([one.shown(), browser.asksBeforeLeaving()]).toEqual([['failed', 'A/1'], true]);
  browser.window.localStorage.removeItem('token');
  expect(browser.asksBeforeLeaving()).toBe(false);
});

test('What another program left in the place of a draft is not shown, and begins an empty form', async () => {
  for (const left of ['{', '[]', '"text"', '{"text":1}', 'null']) {
    const tab = await openTab(openBrowser({ stored: { 'draft:note': left } }));
    expect([left, ...tab.shown()]).toEqual([left, 'unsaved', '']);
  }
});
