import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { failed } from '#domain/outcome.ts';
import { refuse } from './respond.ts';
import type { Env } from './route.ts';

test('A refusal says its problems by field, without what buttons of our own form do about them', async () => {
  const correction = { kind: 'set', label: 'Charge 18 %', field: 'line 1 gst', value: '18' } as const;
  const problems = [{ field: 'line 1 gst', message: 'Row 1: no such rate', correction }];
  const app = new Hono<Env>().get('/', (context) => refuse(context, failed('invalid', 'Not issued.', { problems })));
  const answer = await app.request('/');
  expect([answer.status, await answer.json()]).toEqual([
    422,
    { message: 'Not issued.', problems: [{ field: 'line 1 gst', message: 'Row 1: no such rate' }] },
  ]);
});
