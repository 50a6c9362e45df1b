import { expect, test } from 'vitest';
import { countRequests } from './count-requests.ts';

function samplesOf(counts: ReturnType<typeof countRequests>, index: number) {
  return counts.families()[index]?.samples ?? [];
}

test('Requests are counted by the pattern of their route, their method and the class of their status', () => {
  const counts = countRequests();
  counts.add('GET', '/api/document/:ticket/:file', 200, 0.001);
  counts.add('HEAD', '/api/document/:ticket/:file', 206, 0.001);
  counts.add('DELETE', '/api/deleteInvoice/:type/:state/:refnum{[^]+}', 404, 0.001);
  counts.add('PROPFIND', 'page', 405, 0.001);
  counts.add('BREW', 'page', 404, 0.001);
  expect(samplesOf(counts, 0)).toEqual([
    { labels: { route: '/api/document/{ticket}/{file}', method: 'GET', status: '2xx' }, value: 2 },
    { labels: { route: '/api/deleteInvoice/{type}/{state}/{refnum}', method: 'DELETE', status: '4xx' }, value: 1 },
    { labels: { route: 'page', method: 'other', status: '4xx' }, value: 2 },
  ]);
});

test('Each bucket counts all requests that took less, and the last counts all', () => {
  const counts = countRequests();
  for (const seconds of [0.005, 0.006, 0.3, 7]) counts.add('GET', 'page', 200, seconds);
  const buckets = samplesOf(counts, 1).map(({ labels, suffix, value }) => [labels?.le ?? suffix, value]);
  expect(buckets).toEqual([
    ['0.005', 1],
    ['0.025', 2],
    ['0.1', 2],
    ['0.25', 2],
    ['1', 3],
    ['5', 3],
    ['+Inf', 4],
    ['_sum', 7.311],
    ['_count', 4],
  ]);
});
