import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { StorageFull, Unconfirmed } from '#operations/ports/failures.ts';
import { handleError } from './handle-error.ts';
import type { Env } from './route.ts';

test('A change that was begun on a disk that then was full says what to free, and what to look at', async () => {
  const app = new Hono<Env>();
  app.onError(handleError(pino({ enabled: false })));
  app.post('/api/customers', (context) => {
    context.set('route', '/api/customers');
    throw new Unconfirmed('The disk was full after a change was stored.', { cause: new StorageFull('full') });
  });
  const answer = await app.request('/api/customers', { method: 'POST' });
  expect([answer.status, await answer.json()]).toEqual([
    507,
    {
      message:
        'The server’s disk is full, and a part of this may be stored. Free some space. Look at Customers before you try again.',
      problems: [],
    },
  ]);
});
