import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { buildBrochurePdf, buildPdf } from '#test/build/build-pdf.ts';
import { openImages } from './open-images.ts';

const images = openImages();
afterAll(() => images.close());

async function make(pdf: Uint8Array) {
  const outcome = await images.makeBrochure(pdf);
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.value;
}

test('a brochure has a picture of its first page and its number of pages', async () => {
  const { width, height, pages, variants } = await make(buildBrochurePdf('1 0 0 rg 0 421 595 421 re f', { pages: 3 }));
  expect({ width, height, pages }).toEqual({ width: 768, height: 1087, pages: 3 });
  expect(variants.map(({ format, width }) => `${format} ${width}`)).toEqual([
    'avif 768',
    'jpg 768',
    'avif 512',
    'jpg 512',
    'avif 384',
    'avif 256',
  ]);
  const { data } = await sharp(variants[1]?.bytes).raw().toBuffer({ resolveWithObject: true });
  const colour = (y: number) =>
    [...data.subarray((y * 768 + 400) * 3).subarray(0, 3)].map((value) => Math.round(value / 51));
  expect([colour(200), colour(900)]).toEqual([
    [5, 0, 0],
    [5, 5, 5],
  ]);
});

test('a brochure is read: what its pages say, without the marks between the letters', async () => {
  const resources = '/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>';
  const words = 'BT /F1 12 Tf 50 700 Td (Soft floors) Tj 0 -20 Td (in loop pile) Tj ET';
  const pdf = buildBrochurePdf(words, { resources, pages: 2 });
  expect((await make(pdf)).text).toBe('Soft floors in loop pile');
  expect(await images.readText(pdf)).toEqual({ ok: true, value: 'Soft floors in loop pile' });
  expect(await images.readText(buildBrochurePdf('', { trailer: lock }))).toMatchObject({ ok: false, kind: 'invalid' });
  expect((await make(buildBrochurePdf())).text).toBe('');
});

test('a page of any shape has a thumbnail that is neither too wide nor too high', async () => {
  expect(await make(buildBrochurePdf('', { mediaBox: '0 0 14400 3' }))).toMatchObject({ width: 768, height: 1 });
  expect(await make(buildBrochurePdf('', { mediaBox: '0 0 3 14400' }))).toMatchObject({ width: 1, height: 1536 });
  expect(await make(buildBrochurePdf('', { mediaBox: '0 0 0 0' }))).toMatchObject({ width: 768 });
});

const lock = `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> /P -4 >> /ID [<00> <00>]`;

test.each([
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), /not a PDF/],
  ['a page of the web', Buffer.from('<!doctype html>'), /not a PDF/],
  ['a PDF under a password', buildBrochurePdf('', { trailer: lock }), /protected by a password/],
  ['a PDF without a page', buildBrochurePdf('', { pages: 0 }), /has no page/],
  [
    'a PDF that claims pages that are not there',
    buildPdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 3 >>']),
    /cannot be opened/,
  ],
  ['a PDF with nothing behind its head', Buffer.from('%PDF-1.7\nnothing\n'), /cannot be opened/],
])('%s is refused in words', async (_name, bytes, message) => {
  expect(await images.makeBrochure(bytes)).toMatchObject({
    ok: false,
    kind: 'invalid',
    message: expect.stringMatching(message),
  });
});
