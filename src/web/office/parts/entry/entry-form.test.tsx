import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { openBrowser } from '#test/open/open-browser.ts';
import { AnswerPanel, FieldLink } from './answer-panel.tsx';
import { EntryDock, Next } from './entry-dock.tsx';
import { KeptStatus } from './kept-status.tsx';
import type { SaveState } from './use-kept-draft.ts';

function statusOf(saveState: SaveState, isTyped = true): string {
  const kept = { form: { saveState, savedAt: '2026-11-20T06:00:00.000Z' }, isTyped, takeOver() {}, keepThis() {} };
  const clear = { button: 'Clear form', title: 'Clear this form?', text: 'All of it is lost.', onYes() {} };
  return renderToStaticMarkup(
    <KeptStatus kept={kept} until="it is issued" clear={clear}>
      <kbd>F2</kbd>
    </KeptStatus>,
  );
}

test('A form says whether it is kept on this device', () => {
  expect(statusOf('unsaved')).toContain('What you type is kept on this device');
  expect(statusOf('saved')).toMatch(/Saved as draft (20\/11 )?\d\d:\d\d/);
  expect(statusOf('failed')).toContain('Do not close this page before it is issued.');
  expect(statusOf('saved')).not.toMatch(/Keep this one|role="status"/);
  expect(statusOf('conflict')).toMatch(
    /role="status">Another tab has changed the draft\..*Show the other one.*Keep this one/,
  );
});

test('Clear stands where something would be lost; the keys are for the eye alone', () => {
  expect(statusOf('saved')).toContain('Clear form');
  expect(statusOf('saved', false)).not.toContain('Clear form');
  expect(statusOf('saved')).toMatch(/<p[^>]* aria-hidden="true"><kbd>F2<\/kbd><\/p>/);
});

test('The dock says what is missing first, reads out the sum, and waits while it sends', () => {
  const html = renderToStaticMarkup(
    <EntryDock announced="Total 5 rupees" go="Sending …" isBusy>
      <Next problems={['Buyer.', 'Rate.']}>All is there.</Next>
    </EntryDock>,
  );
  expect(html).toContain('<b>Next: Buyer.</b> And 1 more.');
  expect(html).toMatch(/role="status">Total 5 rupees</);
  expect(html).toMatch(/<button type="submit"[^>]*aria-disabled="true"[^>]*>Sending … <kbd>Ctrl Enter<\/kbd>/);
  expect(renderToStaticMarkup(<Next problems={[]}>All is there.</Next>)).toBe('<b>Ready.</b> All is there.');
  expect(renderToStaticMarkup(<Next problems={['Rate.']}>x</Next>)).not.toContain('more');
});

test('Each refusal takes the focus, also the same one again; a solved one does not come back with it', async () => {
  const browser = openBrowser();
  const { document } = browser.window;
  const host = document.createElement('div') as unknown as HTMLElement;
  document.body.append(host as never);
  const root = createRoot(host);
  onTestFinished(() => browser.act(() => root.unmount()));
  const show = (id: number, isShown = true) =>
    browser.act(() =>
      root.render(
        <>
          <input id="rate" />
          <AnswerPanel attempt={{ id, kind: 'refused' }} isShown={isShown} title="Not ready" actions={null}>
            <FieldLink id="rate">Rate is missing.</FieldLink>
          </AnswerPanel>
        </>,
      ),
    );
  const at = () => document.activeElement?.getAttribute('role') ?? document.activeElement?.id;
  const toField = () => browser.act(() => host.querySelector('a')?.click());
  await show(1);
  expect(at()).toBe('alert');
  await toField();
  expect(at()).toBe('rate');
  await show(1, false);
  expect(host.querySelector('[role="alert"]')).toBeNull();
  await show(1);
  expect(at()).toBe('rate');
  await show(2);
  expect(at()).toBe('alert');
});
