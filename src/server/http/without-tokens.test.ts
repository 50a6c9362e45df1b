import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutTokens } from './without-tokens.ts';

const token = 'xjmkejJtdRtT8vZ8zuby5dAMtkQsLsgAJc2BhAEeSegQ';

test.each([
  `https://shop.example/d/${token}`,
  `"document-uri":"https:\\/\\/shop.example\\/d\\/${token}\\/page\\/1.png?l=hi"`,
  `https://other.example/?u=https%3A%2F%2Fshop.example%2Fd%2F${token}`,
  `https://other.example/?u=https%253A%252F%252Fshop.example%252fd%252f${token}#x`,
  `{"err":{"message":"could not draw /d/${token}","stack":"Error: could not draw /d/${token}\\n at"}}`,
])('the token is left out of %s', (line) => {
  expect(line).toContain(token);
  expect(withoutTokens(line)).not.toContain(token);
  expect(withoutTokens(line).length).toBeGreaterThan(5);
});

test('other lines stay as they are', () => {
  for (const line of ['{"route":"/d/:token","status":200}', '/api/download/general/logo', '/media/9f/512.avif', '/d/x'])
    expect(withoutTokens(line)).toBe(line);
  fc.assert(fc.property(fc.string(), (text) => text.includes('d') || withoutTokens(text) === text));
});
