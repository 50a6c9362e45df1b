import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { totpLink } from '#domain/staff/totp.ts';
import { scanned } from '#test/read/scanned.ts';
import { QrCode } from './qr-code.tsx';

function draw(text: string) {
  return renderToStaticMarkup(<QrCode text={text} label="What it is" />);
}

/** In the size of the screen. */
function asPicture(svg: string) {
  return Buffer.from(svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" width="220" height="220" '));
}

const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [totpLink('meena', 'Sample Interiors Trading', secret)],
  [
    totpLink(
      'm'.repeat(64),
      'A firm with a very long name, Furnishings & Building Products (India) Private Limited',
      secret,
    ),
  ],
  [totpLink('meena', 'ଅଙ୍ଗନ ଇଣ୍ଟେରିୟର୍ସ', secret)],
])('A scan of the QR code gives %s', async (link) => {
  expect(await scanned(asPicture(draw(link)))).toBe(link);
});

test('It has a label, a white border of four modules, and no style attribute', () => {
  const svg = draw('VITRINE');
  expect(svg).toMatch(/role="img" aria-label="What it is"/);
  const size = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]);
  const runs = [...svg.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, length]) => [
    Number(x),
    Number(y),
    Number(length),
  ]);
  expect(Math.min(...runs.flatMap(([x = 0, y = 0]) => [x, y]))).toBe(4);
  expect(Math.max(...runs.flatMap(([x = 0, y = 0, length = 0]) => [x + length, y + 1]))).toBe(size - 4);
  expect(svg).not.toContain('style=');
});
