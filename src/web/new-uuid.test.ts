import { expect, test } from 'vitest';
import { newUuid } from './new-uuid.ts';

test('Every key is a different UUID', () => {
  const keys = Array.from({ length: 1000 }, newUuid);
  expect(new Set(keys).size).toBe(1000);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
