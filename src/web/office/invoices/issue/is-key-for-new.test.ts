import { expect, test } from 'vitest';
import { openBrowser } from '#test/open/open-browser.ts';
import { isKeyForNew } from './is-key-for-new.ts';

test('N is New in the list of next steps and on its panel, and in no form beside them, nor held or with another key', () => {
  const { document } = openBrowser().window;
  document.body.innerHTML = `<section id="panel"><ul><li><a id="open" href="/"></a><input id="field"></li></ul>
    <section><h2 id="heading" tabindex="-1"></h2><button id="save"></button></section></section>`;
  const element = (selector: string) => document.querySelector(selector) as unknown as Element;
  const plain = { key: 'n', repeat: false, ctrlKey: false, metaKey: false, altKey: false };
  const isNew = (id: string, more: Partial<typeof plain> = {}) =>
    isKeyForNew({ ...plain, ...more, target: element(id), currentTarget: element('#panel') }, element('ul'));
  expect(['#open', '#panel'].map((id) => [isNew(id), isNew(id, { key: 'N' })])).toEqual([
    [true, true],
    [true, true],
  ]);
  expect(['#field', '#heading', '#save'].map((id) => isNew(id))).toEqual([false, false, false]);
  const others = [{ key: 'm' }, { repeat: true }, { ctrlKey: true }, { metaKey: true }, { altKey: true }];
  expect(others.map((more) => isNew('#open', more))).toEqual([false, false, false, false, false]);
});
