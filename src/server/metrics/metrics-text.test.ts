import { expect, test } from 'vitest';
import { metricsText } from './metrics-text.ts';

test('A metric has its help text, its kind and a line for each label', () => {
  const samples = [
    { labels: { kind: 'tax' }, value: 3 },
    { labels: { kind: 'credit' }, value: 0.5 },
  ];
  expect(metricsText([{ name: 'issued_total', kind: 'counter', help: 'Documents.', samples }])).toBe(
    '# HELP issued_total Documents.\n# TYPE issued_total counter\nissued_total{kind="tax"} 3\nissued_total{kind="credit"} 0.5\n',
  );
});

test('A line break, a quote or a backslash in a label or a help text is escaped', () => {
  const samples = [{ labels: { job: 'a"b\\c\nd' }, value: 1 }];
  expect(metricsText([{ name: 'x', kind: 'gauge', help: 'one\\\ntwo', samples }])).toBe(
    '# HELP x one\\\\\\ntwo\n# TYPE x gauge\nx{job="a\\"b\\\\c\\nd"} 1\n',
  );
});

test('A metric that is not known is left out', () => {
  expect(metricsText([{ name: 'x', kind: 'gauge', help: 'x', samples: [] }])).toBe('');
});
