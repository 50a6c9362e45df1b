import { expect, test } from 'vitest';
import { arrangeCatalogue } from '#domain/catalogue/arrange-catalogue.ts';
import { openingCatalogue } from '#domain/catalogue/opening/opening-catalogue.ts';
import type { Photo } from '#domain/photos/photo.ts';
import { drawPage } from '#test/build/draw-page.ts';
import { buildPhoto } from '#test/build/factories.ts';

const COUNT = 5000;
const titles = { hi: 'भूरे रंग का लकड़ी का पैनल', or: 'ବାଦାମୀ ରଙ୍ଗର କାଠ ପ୍ୟାନେଲ' };
const variants: Photo['variants'] = [
  ...([256, 384, 512, 768, 1152, 1600] as const).map((width) => ({ format: 'avif' as const, width })),
  ...([512, 1024, 1600] as const).map((width) => ({ format: 'jpg' as const, width })),
].map((each) => ({ ...each, height: (each.width * 3) / 4, file: `${each.format}${each.width}`, bytes: 9000 }));
const photos = Array.from({ length: COUNT }, (_, index) =>
  buildPhoto({
    folder: 'pvc',
    name: `panel ${index}.jpg`,
    title: `Wood panel ${index}`,
    titles,
    colours: ['brown', 'beige'],
    hash: index.toString(16).padStart(64, '0'),
    placeholder: `data:image/webp;base64,${'A'.repeat(120)}`,
    variants,
  }),
);
const catalogue = arrangeCatalogue(1, photos, openingCatalogue);

/** The data that a page is sent with. */
function dataOf(html: string): string {
  return /<script type="application\/json" id="site-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
}

test('A gallery of 5,000 pictures takes less than 450 bytes of data and 2,000 of HTML for each, in its own language alone', () => {
  const { status, html, body } = drawPage('/hi/pvcpanels', { catalogue });
  expect(status).toBe(200);
  const data = dataOf(html);
  expect(data.match(/"hash"/g)?.length).toBeGreaterThanOrEqual(COUNT);
  expect(Buffer.byteLength(data) / COUNT).toBeLessThan(450);
  expect(Buffer.byteLength(body) / COUNT).toBeLessThan(2000);
  expect(data).toContain(titles.hi);
  for (const other of [titles.or, 'Wood panel 7', '"colours"', '"titles"']) expect(data).not.toContain(other);
});

test('A phone is asked for one picture of 5,000 on arrival: the others are lazy', () => {
  const { body, html } = drawPage('/pvcpanels', { catalogue });
  const images = body.match(/<img [^>]*width="250"[^>]*>/g) ?? [];
  expect(images).toHaveLength(COUNT);
  expect(images.filter((image) => !image.includes('loading="lazy"'))).toHaveLength(1);
  // None is preloaded: the browser may have a larger one.
  expect(html).not.toMatch(/<link rel="preload" as="image"[^>]*\/media\//);
});

test('The page of a picture in a folder of 5,000 carries its neighbours, not the folder', () => {
  const { status, html } = drawPage('/or/pvcpanels/panel+2500', { catalogue });
  expect(status).toBe(200);
  expect(html).toContain('/or/pvcpanels/panel+2499');
  expect(html.match(/panel 2\d{3}/g)).not.toContain('panel 2000');
  expect(Buffer.byteLength(html)).toBeLessThan(40_000);
});
