import { expect, test } from 'vitest';
import { securityHeadersFor } from '#server/http/security-headers.ts';
import { judgeAnswer } from './judge-answer.ts';

const safety = securityHeadersFor({ https: false, development: false, adTag: null });
function answer(changes: {
  status?: number;
  type?: string;
  body?: string;
  more?: Record<string, string>;
  without?: string;
}) {
  const { status = 200, type = 'application/json', body = '{}', more = {}, without = '' } = changes;
  const headers = new Headers({ ...safety(type), 'Content-Type': type, 'X-Request-Id': 'abc', ...more });
  if (without) headers.delete(without);
  return { status, headers, body, milliseconds: 5 };
}
const html = 'text/html; charset=utf-8';

test('An answer in order has no fault: what was sent may stand in JSON, and encoded in a page', () => {
  expect(judgeAnswer(answer({ body: '{"message":"<script>pwn(1)</script>"}' }), 100)).toEqual([]);
  expect(judgeAnswer(answer({ type: html, body: '<p>&lt;script&gt;pwn(1)&lt;/script&gt;' }), 100)).toEqual([]);
  expect(judgeAnswer(answer({ status: 503, body: '{"message":"Later.","problems":[]}' }), 100)).toEqual([]);
});

test.each<[string, Parameters<typeof answer>[0], string]>([
  ['an error of the program', { status: 500, body: '{"message":"x","problems":[]}' }, 'status 500'],
  ['a stack', { body: '"Error: x\\n    at read (file:///srv/vitrine/src/main.ts:3:4)"' }, 'says at read'],
  ['a package’s place', { body: '"/x/node_modules/hono"' }, 'says node_modules'],
  ['a database’s words', { body: '"SqliteError: no such table: x"' }, 'says SqliteError'],
  ['SQL', { body: '"select \\"id\\" from x"'.replaceAll('\\"', '"') }, 'says select "'],
  ['a system’s error', { body: '"ENOENT: no such file"' }, 'says ENOENT'],
  ['where the program lies', { body: `"${process.cwd()}/x"` }, `says ${process.cwd()}`],
  ['a file of the machine', { body: '"root:x:0:0:root"' }, 'says root:x:0'],
  ['a secret', { body: '"hunter2hunter2"' }, 'says a secret'],
  ['a tag that was sent', { type: html, body: '<p><script>pwn(1)</script>' }, '<script>pwn(1)</script>'],
  [
    'an attribute that was sent',
    { type: html, body: '<a x="" onmouseover=pwn(40) x="">' },
    '" onmouseover=pwn(40) x="',
  ],
  ['no policy', { without: 'Content-Security-Policy' }, 'has no Content-Security-Policy'],
  ['no id', { without: 'X-Request-Id' }, 'has no X-Request-Id'],
  ['a header that was sent', { more: { 'X-Evil': '1' } }, 'has a header that was sent to it'],
  ['a way out', { more: { Location: 'https://evil.example/' } }, 'leads elsewhere'],
  ['a door for other origins', { more: { 'Access-Control-Allow-Origin': '*' } }, 'lets other origins read it'],
  ['a cookie', { more: { 'Set-Cookie': 'a=b' } }, 'sets a cookie'],
  ['a text of no character set', { type: 'text/plain' }, 'has no character set: text/plain'],
  ['a refusal of another shape', { status: 404, body: '{"error":"x"}' }, 'is no refusal'],
])('An answer with %s is found', (_, changes, fault) => {
  const found = judgeAnswer(answer(changes), 100, ['hunter2hunter2']);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(fault);
});

test('An answer that came late is found', () => {
  expect(judgeAnswer({ ...answer({}), milliseconds: 101 }, 100)).toEqual(['took 101 ms']);
});
