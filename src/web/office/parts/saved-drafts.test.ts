import { describe, expect, test } from 'vitest';
import { openBrowser, type TestBrowser } from '#test/open/open-browser.ts';
import { useBrochureDraft } from '../brochures/use-brochure-draft.ts';
import { useMoneyDraft } from '../receivables/entry/use-money-draft.ts';

const nothing = {};

/** A draft for money or of a brochure in one tab, of which one text is typed. */
async function openTab(browser: TestBrowser, what: 'money' | 'brochure') {
  const { act } = browser;
  if (what === 'money') {
    const tab = await browser.show(() => useMoneyDraft('receipt', '2026-11-21', nothing), {});
    return {
      text: () => tab.now().form.draft.note,
      state: () => tab.now().form.saveState,
      type: (note: string) => act(() => tab.now().change({ note })),
      done: () => act(() => tab.now().begin()),
      takeOver: () => act(() => tab.now().takeOver()),
      keepThis: () => act(() => tab.now().keepThis()),
    };
  }
  const tab = await browser.show(() => useBrochureDraft(), {});
  return {
    text: () => tab.now().form.draft.line,
    state: () => tab.now().form.saveState,
    type: (line: string) => act(() => tab.now().change({ line })),
    done: () => act(() => tab.now().clear()),
    takeOver: () => act(() => tab.now().takeOver()),
    keepThis: () => act(() => tab.now().keepThis()),
  };
}

const names = { money: 'draft:money-receipt', brochure: 'draft:brochure' };

describe.each(['money', 'brochure'] as const)('The saved draft of a %s form', (what) => {
  const stored = () => {
    const { draft } = JSON.parse(localStorage.getItem(names[what]) ?? '{}') as { draft?: Record<string, string> };
    return draft ? (draft.note ?? draft.line) : null;
  };

  test('is there again in the next tab', async () => {
    const browser = openBrowser();
    await (await openTab(browser, what)).type('typed');
    const next = await openTab(browser, what);
    expect([stored(), next.text(), next.state()]).toEqual(['typed', 'typed', 'saved']);
  });

  test('never overwrites that of another tab, which is kept until somebody chooses', async () => {
    const browser = openBrowser({ stored: { token: 'meena' } });
    const [one, two] = [await openTab(browser, what), await openTab(browser, what)];
    await one.type('of tab one');
    await two.type('of tab two');
    expect([stored(), two.state(), two.text()]).toEqual(['of tab one', 'conflict', 'of tab two']);
    expect(browser.asksBeforeLeaving()).toBe(true);
    await two.keepThis();
    expect([stored(), two.state()]).toEqual(['of tab two', 'saved']);
    await browser.otherTabWrote();
    expect(one.state()).toBe('conflict');
    await one.takeOver();
    expect([one.text(), one.state()]).toEqual(['of tab two', 'saved']);
    expect(browser.asksBeforeLeaving()).toBe(false);
  });

  test('is not overwritten either by a tab whose own was done or cleared meanwhile', async () => {
    const browser = openBrowser();
    const [one, two] = [await openTab(browser, what), await openTab(browser, what)];
    await one.type('of tab one');
    await two.done();
    expect([stored(), two.text()]).toEqual(['of tab one', '']);
    await two.type('the next of tab two');
    expect([stored(), two.state()]).toEqual(['of tab one', 'conflict']);
    await one.done();
    expect(stored()).toBeNull();
  });
});

test('What another program left in the place of a draft is not shown, and begins an empty form', async () => {
  for (const left of ['{', '[]', '"text"', '{"draft":{}}', 'null']) {
    const browser = openBrowser({ stored: { [names.money]: left, [names.brochure]: left } });
    for (const what of ['money', 'brochure'] as const) {
      const tab = await openTab(browser, what);
      expect([left, tab.text(), tab.state()]).toEqual([left, '', 'unsaved']);
    }
  }
});

test('A draft for another customer than the address asks for begins a new entry, with a key of its own', async () => {
  const browser = openBrowser();
  const open = (customer: string) => browser.show(() => useMoneyDraft('receipt', '2026-11-21', { customer }), {});
  const first = await open('a');
  await browser.act(() => first.now().change({ note: 'typed' }));
  const [same, other] = [await open('a'), await open('b')];
  expect([same.now().form.draft.note, same.now().form.key]).toEqual(['typed', first.now().form.key]);
  expect([other.now().form.draft.note, other.now().form.draft.customer]).toEqual(['', 'b']);
  expect(other.now().form.key).not.toBe(first.now().form.key);
});
