import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { openBrowser } from '#test/open/open-browser.ts';
import type { CallFailure } from '../../../call-api.ts';
import { WhenLoaded } from '../when-loaded.tsx';
import { NotSaved, RecordDock, ToPutRight } from './record-dock.tsx';
import { RecordForm } from './record-form.tsx';
import { TheirNotice } from './their-notice.tsx';

function failed(status: number, about: readonly string[] = []): CallFailure {
  const problems = about.map((field) => ({ field, message: 'Too short.' }));
  return { ok: false, status, message: 'Out of order.', problems, requestId: '', headers: new Headers() };
}

/** The words of a dock after such a failure. */
function dockOf(failure: CallFailure | null, state: 'idle' | 'busy' = 'idle', canSave = true): string {
  return renderToStaticMarkup(<RecordDock edit={{ failure, state }} said="Version 3." canSave={canSave} />);
}

test('The dock says why nothing was saved: at once, and with the way to the login when that has ended', () => {
  expect(dockOf(failed(0))).toMatch(/role="alert"><h2>Out of order\./);
  expect(dockOf(failed(507))).toContain('Out of order.');
  expect(dockOf(failed(401))).toMatch(
    /Your login has ended\. What you typed is still here\..*target="_blank"[^>]*>Log in in a new tab/,
  );
});

test('What is wrong with fields stands at the fields', () => {
  expect(dockOf(failed(422, ['name']))).not.toContain('Out of order.');
  expect(renderToStaticMarkup(<ToPutRight wrong={['A.', 'B.', 'C.']} />)).toContain('3 things to put right:</b> A. B.');
  expect(renderToStaticMarkup(<ToPutRight wrong={['A.']} said="Name" />)).toContain('1 thing to put right:</b> Name');
  expect(renderToStaticMarkup(<ToPutRight wrong={[]} />)).toBe('');
  expect(renderToStaticMarkup(<NotSaved changes={['name']} />)).toBe('<b>1 change not saved:</b> name.');
  const five = ['a', 'b', 'c', 'd', 'e'];
  expect(renderToStaticMarkup(<NotSaved changes={five.slice(1)} />)).toContain('4 changes not saved:</b> b, c, d, e.');
  expect(renderToStaticMarkup(<NotSaved changes={five} />)).toContain('5 changes not saved:</b> a, b, c and 2 more.');
});

test('What the dock says is read out; while it saves its button waits; who only reads has none', () => {
  expect(dockOf(null)).toMatch(/<p[^>]* role="status">Version 3\.<\/p>/);
  expect(dockOf(null, 'busy')).toMatch(/aria-disabled="true"[^>]*>Saving …/);
  expect(dockOf(null, 'idle', false)).not.toContain('<button');
});

test('The second of two hears what the first saved, each thing once, and may take theirs where both changed it', () => {
  const notice = (both: string[]) =>
    renderToStaticMarkup(
      <TheirNotice
        {...{ what: 'the list', by: 'asha', at: '2026-11-20T06:00:00.000Z', refused: 'removed' }}
        both={both}
        sentences={['name: theirs.', 'name: theirs.', 'rate: theirs.']}
        onTake={() => {}}
      />,
    );
  expect(notice([])).toMatch(/Not removed yet: asha changed the list on .*, after you opened it\./);
  expect(notice([]).match(/<li>/g)).toHaveLength(2);
  expect(notice([])).not.toContain('<button');
  expect(notice(['name', 'name'])).toMatch(/<button[^>]*>Take theirs for name<\/button>/);
});

test('A record that is not loaded says so; Try again stands where it can help, and the way on everywhere', () => {
  const page = (state: Parameters<typeof WhenLoaded<string>>[0]['loaded']['state']) =>
    renderToStaticMarkup(
      <WhenLoaded loaded={{ state, reload: () => {} }} way={<a href="/all">All</a>}>
        {(value) => value}
      </WhenLoaded>,
    );
  expect(page({ kind: 'loading' })).toContain('Loading …');
  expect(page({ kind: 'ready', value: 'There.' })).toBe('There.');
  for (const [status, canHelp] of [
    [0, true],
    [503, true],
    [403, false],
    [404, false],
  ] as const) {
    const html = page({ kind: 'failed', failure: failed(status) });
    expect([status, html.includes('Out of order.'), html.includes('Try again')]).toEqual([status, true, canHelp]);
    expect(html).toContain('href="/all"');
  }
});

test('Ctrl+Enter from anywhere saves what the form has now, and so does its button; who only reads saves nothing', async () => {
  const browser = openBrowser();
  const { document, KeyboardEvent, Event } = browser.window;
  const host = document.createElement('div') as unknown as HTMLElement;
  document.body.append(host as never);
  const root = createRoot(host);
  onTestFinished(() => browser.act(() => root.unmount()));
  const saved: string[] = [];
  const show = (typed: string, canSave = true) =>
    browser.act(() =>
      root.render(
        <RecordForm label="Firm" onSave={() => saved.push(typed)} canSave={canSave}>
          {typed}
        </RecordForm>,
      ),
    );
  const press = (repeat = false) => {
    const event = new KeyboardEvent('keydown', {
      key: 'Enter',
      ctrlKey: true,
      cancelable: true,
      bubbles: true,
      repeat,
    });
    return browser.act(() => document.body.dispatchEvent(event));
  };
  await show('A');
  await show('AB');
  await press();
  await press(true);
  await browser.act(() =>
    document.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true, bubbles: true })),
  );
  expect(saved).toEqual(['AB', 'AB']);
  await show('AB', false);
  await press();
  expect(saved).toHaveLength(2);
});
