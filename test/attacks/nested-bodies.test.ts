import { beforeAll, expect, test, vi } from 'vitest';
import { withTestApp } from '#test/open/start-test-app.ts';
import { callsOf } from './described-calls.ts';
import { knowingAddress, knowingBody } from './knowing-request.ts';

// Quick on a machine that does nothing else.
vi.setConfig({ testTimeout: 120_000 });

const app = withTestApp();
let token = '';
beforeAll(async () => {
  await app().addPerson('asha', 'owner');
  token = await app().logIn('asha');
});

/** Far deeper than a function that calls itself for each level can go. */
const DEPTH = 60_000;
const deep = {
  lists: `${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}`,
  names: `${'{"a":'.repeat(DEPTH)}1${'}'.repeat(DEPTH)}`,
};

test('No JSON body, and no field of one, makes a call fall over by how deep it is nested', async () => {
  const wrong: unknown[] = [];
  let tried = 0;
  const calls = (await callsOf(app())).filter(({ path }) => !path.includes('logout'));
  for (const { method, path, bodies } of calls)
    for (const { schema } of bodies.filter(({ type }) => type === 'application/json')) {
      const whole = knowingBody(app(), path);
      const fields = Object.keys(schema.properties ?? {}).slice(0, 3);
      const withIt = (name: string, value: string) =>
        `{${JSON.stringify(name)}:${value}${Object.entries(whole)
          .filter(([key]) => key !== name)
          .map(([key, other]) => `,${JSON.stringify(key)}:${JSON.stringify(other)}`)
          .join('')}}`;
      const sent = [deep.lists, deep.names, ...['unknown', ...fields].map((name) => withIt(name, deep.lists))];
      for (const [turn, body] of sent.entries()) {
        tried += 1;
        const headers = { 'Content-Type': 'application/json' };
        const { status } = await app().call(method, knowingAddress(path), { token, body, headers });
        if (status >= 500) wrong.push({ method, path, turn, status });
        if (status === 401) token = await app().logIn('asha');
      }
    }
  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThan(150);
});
