import { expect, test } from 'vitest';
import { withTestApp } from '#test/start-test-app.ts';

const known = ['/', '/taxinvoice'];
const app = withTestApp({
  ports: {
    pages: {
      render: async ({ path }) => ({
        status: known.includes(path) ? 200 : 404,
        html: `<!doctype html><title>${path}</title>`,
      }),
      icon: async () => '<svg/>',
      asset: async () => null,
    },
  },
});

test.each([
  ['/taxinvoice/', '/taxinvoice'],
  ['/taxinvoice//', '/taxinvoice'],
  ['/taxinvoice/?from=/operations/', '/taxinvoice?from=/operations/'],
])('%s leads to %s', async (path, plain) => {
  const answer = await app().call('GET', path);
  expect([answer.status, answer.headers.get('Location')]).toEqual([308, plain]);
});

test.each([
  ['/', 200],
  ['/taxinvoice', 200],
  ['/nothing/', 404],
  ['//elsewhere.example/', 404],
  ['/api/nothing/', 404],
])('%s leads nowhere else: %i', async (path, status) => {
  const answer = await app().call('GET', path);
  expect([answer.status, answer.headers.get('Location')]).toEqual([status, null]);
});
