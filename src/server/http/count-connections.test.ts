import { expect, test } from 'vitest';
import { countConnections } from './count-connections.ts';

test('Connections that were refused or cut are counted all, and logged once a minute with what to do', () => {
  const lines: unknown[][] = [];
  let now = 0;
  const counts = countConnections({ warn: (...line: unknown[]) => void lines.push(line) }, () => now);
  for (const network of ['192.0.2.1', '192.0.2.1', '198.51.100.7']) counts.refused(network);
  counts.cut();
  counts.cut();
  now = 59_999;
  counts.refused('192.0.2.1');
  expect(lines).toEqual([
    [{ connections: 1, network: '192.0.2.1' }, expect.stringContaining('name it in TRUSTED_PROXIES')],
    [{ connections: 1 }, expect.stringContaining('took nothing of the answer')],
  ]);
  now = 60_000;
  counts.refused('198.51.100.7');
  expect(lines.slice(2)).toEqual([[{ connections: 4, network: '198.51.100.7' }, expect.any(String)]]);
  expect(counts.families()[0]?.samples).toEqual([
    { labels: { how: 'refused' }, value: 5 },
    { labels: { how: 'cut' }, value: 2 },
  ]);
});
