import type { ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { openBrowser } from '#test/open/open-browser.ts';
import type { LoadState } from '../use-load.ts';
import type { Column } from './column.ts';
import { DataTable } from './data-table.tsx';

type Bill = { id: string; buyer: string; amount: number };

const bills: Bill[] = [
  { id: 'DL/1', buyer: 'Sample Hall', amount: 100 },
  { id: 'DL/2', buyer: 'Example Studio', amount: 0 },
];

const columns: Column<Bill>[] = [
  {
    id: 'number',
    heading: 'Number',
    names: true,
    width: 18.5,
    fold: 'left',
    cell: ({ id }) => <a href={`/document/${id}`}>{id}</a>,
  },
  { id: 'buyer', heading: 'Buyer', width: 'rest', fold: 'line', cell: ({ buyer }) => buyer },
  {
    id: 'open',
    heading: 'Open ₹',
    align: 'right',
    width: { large: 14, small: 12, tablet: 0 },
    fold: { name: 'Open' },
    cell: ({ amount }) => amount > 0 && amount,
    total: '100',
  },
];

type Given = Partial<ComponentProps<typeof DataTable<Bill>>>;

function whole(given: Given = {}) {
  return <DataTable label="Bills" columns={columns} rows={bills} keyOf={({ id }) => id} {...given} />;
}

/** As the server would write it, without the names of classes that a build makes. */
function htmlOf(given: Given = {}): string {
  return renderToStaticMarkup(whole(given));
}

/** The words of each row, cell by cell. */
function rowsOf(html: string): string[] {
  return [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/g)].map(([, cell = '']) => cell.replace(/<[^>]*>/g, '')).join(' | '),
  );
}

function failed(status: number): LoadState<never> {
  return {
    kind: 'failed',
    failure: { ok: false, status, message: 'Out of order.', problems: [], requestId: '', headers: new Headers() },
  };
}

test('A table has a head, a row for each entry, and a row that its name begins for a screen reader', () => {
  const html = htmlOf();
  expect(html).toMatch(/^<table [^>]*aria-label="Bills"/);
  expect(rowsOf(html)).toEqual(['Number | Buyer | Open ₹', 'DL/1 | Sample Hall | 100', 'DL/2 | Example Studio | ']);
  expect(html.match(/<th scope="col"/g)).toHaveLength(3);
  expect(html).toMatch(/<th scope="row"[^>]*><a href="\/document\/DL\/1">/);
  expect(html).not.toContain('aria-busy');
});

test('Columns without a heading make a table without a head, and one that is only for the ear is hidden', () => {
  expect(htmlOf({ columns: columns.map(({ heading: _, ...column }) => column) })).not.toContain('<thead');
  expect(htmlOf({ isHeadHeard: true })).toContain('<thead class="sr">');
});

test('A table that loads says so, and keeps its head', () => {
  const html = htmlOf({ rows: [], state: { kind: 'loading' }, empty: 'Nothing yet.' });
  expect(html).toContain('aria-busy="true"');
  expect(rowsOf(html)).toEqual(['Number | Buyer | Open ₹', 'Loading …']);
});

test('Grey rows take the place of the word where a table asks for them, and go when it has failed', () => {
  expect(rowsOf(htmlOf({ rows: [], state: { kind: 'loading' }, plates: 2 }))).toEqual([
    'Number | Buyer | Open ₹',
    ' |  | ',
    ' |  | ',
  ]);
  expect(rowsOf(htmlOf({ rows: [], state: failed(503), plates: 2 }))).toHaveLength(2);
});

test('An empty table says so over all its columns', () => {
  const html = htmlOf({ rows: [], state: { kind: 'ready', value: [] }, empty: 'Nothing yet.' });
  expect(html).toMatch(/<td colSpan="3"[^>]*><p>Nothing yet\.<\/p>/);
  expect(html).toContain('aria-busy="false"');
  expect(htmlOf({ empty: 'Nothing yet.' })).not.toContain('Nothing yet.');
  expect(htmlOf({ rows: [], empty: <b>None</b> })).toMatch(/<td colSpan="3"[^>]*><b>None<\/b>/);
});

test('A row that is no entry of the list does not make it full', () => {
  expect(rowsOf(htmlOf({ isEmpty: true, empty: 'Nothing yet.' }))).toContain('Nothing yet.');
});

test('A table that has failed says why, and neither that it is empty nor that it is busy', () => {
  const html = htmlOf({ rows: [], state: failed(503), empty: 'Nothing yet.' });
  expect(html).toMatch(/<p role="alert">Out of order\.<\/p><button[^>]*>Try again/);
  expect(html).not.toContain('Nothing yet.');
  expect(html).toContain('aria-busy="false"');
});

test('The words of the foot take the columns before the first total', () => {
  const html = htmlOf({ totals: 'All', isTotalling: true });
  expect(html).toMatch(/<tfoot><tr aria-busy="true"><th colSpan="2" scope="row"[^>]*>All<\/th>/);
  expect(rowsOf(html).at(-1)).toBe('All | 100');
  expect(htmlOf({ totals: false })).not.toContain('<tfoot');
});

test('What is behind a row stands below it, over all columns', () => {
  const html = htmlOf({ behind: ({ id }) => id === 'DL/1' && <i>its lines</i> });
  expect(rowsOf(html)).toEqual([
    'Number | Buyer | Open ₹',
    'DL/1 | Sample Hall | 100',
    'its lines',
    'DL/2 | Example Studio | ',
  ]);
});

test('A cell takes several columns where its row says so', () => {
  const [number, buyer, amount] = columns;
  if (!number || !buyer || !amount) throw new Error('three columns');
  const html = htmlOf({ columns: [number, { ...buyer, span: ({ id }) => (id === 'DL/1' ? 2 : 1) }, amount] });
  expect(rowsOf(html)).toEqual(['Number | Buyer | Open ₹', 'DL/1 | Sample Hall', 'DL/2 | Example Studio | ']);
  expect(html).toMatch(/<td colSpan="2"[^>]*>Sample Hall/);
});

test('A row stands above the headings where a table has one, and the heading that the list follows says so', () => {
  const [number, ...others] = columns;
  if (!number) throw new Error('a column');
  const over = (
    <tr>
      <th colSpan={3}>2026</th>
    </tr>
  );
  const html = htmlOf({ over, columns: [{ ...number, sorted: 'descending' }, ...others] });
  expect(html).toMatch(/<thead><tr><th colSpan="3">2026<\/th><\/tr><tr><th scope="col" aria-sort="descending">Number/);
  expect(html.match(/aria-sort/g)).toHaveLength(1);
});

test('A row can have a class, also by the row before it', () => {
  const html = htmlOf({ rowClass: ({ id }, before) => (before ? `after-${before.id}` : id === 'DL/2' && 'never') });
  expect([...html.matchAll(/<tr class="([^"]*)"/g)].map(([, name]) => name)).toEqual(['after-DL/1']);
});

test('On a phone a figure has the name of its column, which a row may say otherwise', () => {
  expect(htmlOf().match(/data-label="Open"/g)).toHaveLength(2);
  const [number, buyer, open] = columns;
  if (!number || !buyer || !open) throw new Error('three columns');
  const fold = ({ amount }: Bill) => (amount === 0 ? ('hidden' as const) : { name: 'Open' });
  const html = htmlOf({ columns: [number, buyer, { ...open, fold }] });
  expect(html.match(/data-label="Open"/g)).toHaveLength(1);
  expect(html).toMatch(/<td class="[^"]*hidden[^"]*"><\/td>/);
});

test('Widths are those of the window, in the width of a figure; a table without any has no columns to size', async () => {
  const { host } = await open();
  const [first, second, third] = [...host.querySelectorAll('col')].map(({ style }) =>
    ['--large', '--small', '--tablet'].map((name) => style.getPropertyValue(name)),
  );
  expect(first).toEqual(['18.5ch', '', '']);
  expect(second).toEqual(['', '', '']);
  expect(third).toEqual(['14ch', '12ch', '0ch']);
  expect(htmlOf()).toMatch(/<table class="[^"]*fixed/);
  const free = htmlOf({ columns: columns.map(({ width: _, ...column }) => column) });
  expect(free).not.toContain('<colgroup');
  expect(free).not.toMatch(/<table class="[^"]*fixed/);
  const [number, { width: _, ...buyer } = { id: '', cell: () => '' }, amount] = columns;
  if (!number || !amount) throw new Error('three columns');
  const oneFree = htmlOf({ columns: [number, buyer, amount] });
  expect(oneFree).not.toMatch(/<table class="[^"]*fixed/);
});

test('A box that scrolls has a name, and is reached by keyboard', () => {
  expect(htmlOf({ frame: 'All bills' })).toMatch(/^<section [^>]*aria-label="All bills" tabindex="0"><table/i);
});

test('Up and Down go from name to name, also through what is behind a row, and with Ctrl or Alt they do not', async () => {
  const behind = ({ id }: Bill) =>
    id === 'DL/1' && (
      <DataTable
        columns={columns.slice(0, 1)}
        rows={[{ id: 'DL/1/a', buyer: '', amount: 0 }]}
        keyOf={({ id: inner }) => inner}
      />
    );
  const { at, press } = await open({ behind });
  await press('ArrowDown');
  expect(at()).toBe('DL/1/a');
  await press('ArrowDown');
  expect(at()).toBe('DL/2');
  expect(await press('ArrowDown')).toBe('left to the browser');
  expect(at()).toBe('DL/2');
  await press('ArrowUp');
  expect(at()).toBe('DL/1/a');
  await press('ArrowDown', { altKey: true });
  expect(at()).toBe('DL/1/a');
});

test('Up in the first row goes back to the search', async () => {
  const { browser, at, press } = await open();
  const search = browser.window.document.createElement('input');
  search.id = 'query';
  browser.window.document.body.append(search);
  await press('ArrowUp');
  expect(browser.window.document.activeElement).toBe(search);
  expect(at()).toBe('');
});

/** A table in a document, with the focus on its first name. */
async function open(given: Given = {}) {
  const browser = openBrowser();
  const { document } = browser.window;
  const host = document.createElement('div') as unknown as HTMLElement;
  document.body.append(host as never);
  const root = createRoot(host);
  onTestFinished(() => browser.act(() => root.unmount()));
  await browser.act(() => root.render(whole(given)));
  host.querySelector<HTMLElement>('th a')?.focus();
  return {
    browser,
    host,
    at: () => document.activeElement?.textContent ?? '',
    press: async (key: string, held: KeyboardEventInit = {}) => {
      const event = new browser.window.KeyboardEvent('keydown', {
        key,
        bubbles: true,
        cancelable: true,
        ...(held as object),
      });
      await browser.act(() => document.activeElement?.dispatchEvent(event));
      return event.defaultPrevented ? 'taken' : 'left to the browser';
    },
  };
}
