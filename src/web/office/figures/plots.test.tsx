import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FiguresAnswer } from '#contract/figures/figures.ts';
import { askedInAddress } from './figures-choice.ts';
import { CustomersPlot, ProductsPlot } from './rank-plots.tsx';
import { SalesPlot } from './sales-plot.tsx';

const today = '2026-11-21';

const figures: FiguresAnswer = {
  ...{ period: { from: '2026-11-01', to: '2026-11-30' }, until: today, step: 'month', beside: null },
  ...{ reckoningSince: null, documents: 3, sales: [], received: [], owed: [], way: [] },
  samples: { asked: 0, sent: 0, ordered: 0 },
  products: { rows: [{ name: '', net: -500_00 }], others: { count: 0, net: 0 } },
  customers: { rows: [{ id: 'c-7', name: '', net: 1_000_00 }], others: { count: 12, net: 250_00 } },
  sentences: [{ plot: 'customers', text: 'One customer makes most', says: true }],
};

const of = { figures, today, asked: askedInAddress('?from=2026-11-01&to=2026-11-30', today) };

test('A customer without a name is one that can be opened, and so are the others', () => {
  const shown = renderToStaticMarkup(<CustomersPlot {...of} />);
  expect(shown).toContain('href="/figures?from=2026-11-01&amp;to=2026-11-30&amp;customer=c-7"');
  expect(shown).toMatch(/>Without a name<\/a>/);
  expect(shown).toMatch(/others=customer">12 others<\/a>/);
  expect(shown).toContain('80 %');
});

test('A share below zero has the minus of the figure beside it', () => {
  const rows = [{ id: 'c-7', name: 'Sample Hotels', net: 1_000_00 }];
  const customers = { rows, others: { count: 2, net: -200_00 } };
  const shown = renderToStaticMarkup(<CustomersPlot {...of} figures={{ ...figures, customers }} />);
  expect(shown).toContain('>−25 %<');
});

test('A month of credit notes alone has a product below zero, without a share, and no others', () => {
  const shown = renderToStaticMarkup(<ProductsPlot {...of} />);
  expect(shown).toContain('product=" title=""');
  expect(shown).toMatch(/−\s?0\.5|-0\.5|−0\.5/);
  expect(shown).not.toContain('%<');
  expect(shown).not.toContain('others');
});

test.each([
  ['2026-11-01', true],
  ['2026-11-30', true],
  ['2026-12-01', false],
])('On %s November runs: %s', (day, runs) => {
  const sales = [{ month: '2026-11', net: 500_00, gst: 90_00, beside: null }];
  const shown = renderToStaticMarkup(
    <SalesPlot {...of} today={day} figures={{ ...figures, sales, until: '2026-11-30' }} />,
  );
  expect(/this (<!-- -->)?month(<!-- -->)? so far/.test(shown)).toBe(runs);
});
