import { expect, test } from 'vitest';
import { filterQuery, readFilterQuery } from '#contract/catalogue/filter-query.ts';
import { languages } from '#domain/text/language.ts';
import { inEnglish } from '#domain/text/names.ts';
import { buildCatalogue, buildCataloguePhoto } from '#test/build/build-catalogue.ts';
import { buildMaterial } from '#test/build/build-material.ts';
import { drawPage } from '#test/build/draw-page.ts';

const COUNT = 300;
const photos = Array.from({ length: COUNT }, (_, nth) =>
  buildCataloguePhoto({ name: `paper-${nth}.jpg`, titles: inEnglish(`Paper ${nth}`) }),
);
const materials = photos.map(({ name }, nth) =>
  buildMaterial({
    code: `WP ${nth}`,
    names: inEnglish(nth % 3 === 0 ? 'Woven paper' : 'Striped paper'),
    colourways: [
      {
        names: inEnglish(''),
        colours: [nth % 2 === 0 ? 'green' : 'blue'],
        pictures: [{ folder: 'wallpapers', name, kind: 'room' }],
      },
    ],
  }),
);
const catalogue = buildCatalogue({ materials, folders: { wallpapers: photos } });
const draw = (query = '', path = '/wallpapers') => drawPage(path, { catalogue, query });
const tilesOf = (body: string) => body.match(/<a [^>]*href="[^"]*\/wallpapers\/paper-\d+"/g)?.length;

test.each(languages)(
  'In %s a gallery with materials has its filters in a form that works without script',
  (language) => {
    const path = language === 'en' ? '/wallpapers' : `/${language}/wallpapers`;
    const { status, body } = draw('colour=green', path);
    expect(status).toBe(200);
    expect(body).toContain(`action="${path}"`);
    const boxes = body.match(/<input[^>]*name="colour"[^>]*>/g) ?? [];
    expect(boxes.filter((box) => box.includes('checked=""')).map((box) => /value="(\w+)"/.exec(box)?.[1])).toEqual([
      'green',
    ]);
    expect(body.match(/<fieldset/g)?.length).toBeGreaterThanOrEqual(2);
  },
);

test('A narrowed gallery is for people: search engines are sent to the whole one, and messengers keep the filters', () => {
  const whole = draw();
  expect(whole.html).not.toContain('noindex');
  const { html } = draw('look=weave&colour=green');
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).toContain('<link rel="canonical" href="https://shop.example/wallpapers"');
  expect(html).toContain(
    '<meta property="og:url" content="https://shop.example/wallpapers?colour=green&amp;look=weave"',
  );
});

test('It shows the first 60 pictures and the way to more, and keeps the filters in the other languages', () => {
  const { body } = draw('colour=green');
  expect(tilesOf(body)).toBe(60);
  expect(body).toContain('150 of 300 images');
  expect(body).toContain('href="/wallpapers?colour=green&amp;pictures=120"');
  expect(body).toContain('href="/hi/wallpapers?colour=green"');
  const more = draw('colour=green&pictures=192').body;
  expect(tilesOf(more)).toBe(150);
  expect(more).not.toContain('pictures=300');
});

test.each(languages)(
  'In %s the orders of a gallery are links that keep the filters, and the filters keep the order',
  (language) => {
    const path = language === 'en' ? '/wallpapers' : `/${language}/wallpapers`;
    const { html, body } = draw('colour=green&order=code', path);
    expect(body).toContain(`<a href="${path}?colour=green&amp;order=code" aria-current="true">`);
    expect(body).toContain(`<a href="${path}?colour=green">`);
    expect(body).toContain(`<a href="${path}?colour=green&amp;order=light">`);
    expect(body).toContain('<input type="hidden" name="order" value="code"/>');
    expect(body).toContain(`href="${path}?colour=green&amp;order=code&amp;pictures=120"`);
    expect(html).toContain('noindex');
  },
);

test('In the order of codes the whole gallery shows its first 60, and the way to the rest', () => {
  const { html, body } = draw('order=code');
  expect(body.match(/\/wallpapers\/paper-\d+"/g)?.slice(0, 3)).toEqual(
    [0, 1, 2].map((at) => `/wallpapers/paper-${at}"`),
  );
  expect(tilesOf(body)).toBe(60);
  expect(body).toContain('href="/wallpapers?order=code&amp;pictures=120"');
  expect(html).toContain('<link rel="canonical" href="https://shop.example/wallpapers"');
  expect(html).toContain('noindex');
});

test('What is not known shows the whole gallery and a sentence; what nothing answers to says so', () => {
  const unknown = draw('colour=tartan');
  expect(tilesOf(unknown.body)).toBe(COUNT);
  expect(unknown.body).toContain('There is no such filter here: all images are shown.');
  expect(unknown.html).toContain('noindex');
  const thousand = Array.from({ length: 1000 }, (_, nth) => `colour=green&look=made-up-${nth}`).join('&');
  const many = draw(thousand);
  expect(tilesOf(many.body)).toBe(COUNT);
  expect(many.body).toContain('There is no such filter here: all images are shown.');
  // The page is kept, and its links are written, under a short address.
  expect(filterQuery(readFilterQuery(thousand))).toBe('?colour=');
  const none = draw('look=weave&look=stripes&colour=green&place=kitchen').body;
  expect(none).not.toContain('No image fits');
  const empty = drawPage('/wallpapers', {
    catalogue: { ...catalogue, materials: materials.filter((_, nth) => nth % 6 !== 0) },
    query: 'look=weave&colour=green',
  }).body;
  expect(empty).toContain('No image fits all of these. Choose fewer, or clear the filters.');
  expect(empty).toContain('>Clear filters</a>');
});

test('A gallery without materials stays as it is, word for word', () => {
  const plain = buildCatalogue({ folders: { wallpapers: photos } });
  const { body } = drawPage('/wallpapers', { catalogue: plain });
  expect(body).not.toContain('<fieldset');
  expect(body).not.toContain('Filter');
  expect(body).toContain(`${COUNT} images`);
});

test('A tile of a narrowed gallery is the one of the whole gallery, and a picture that was named anew has a new one', () => {
  const tileOf = (html: string, name: string) =>
    html.match(/<li class="[^"]*">.*?<\/li>/gs)?.find((tile) => tile.includes(`/wallpapers/${name}"`));
  const whole = tileOf(draw().html, 'paper-6');
  expect(whole).toContain('Paper 6');
  for (const query of ['colour=green', 'look=weave', 'colour=green&look=weave'])
    expect(tileOf(draw(query).html, 'paper-6')).toBe(whole);
  expect(tileOf(draw('colour=green', '/hi/wallpapers').html, 'paper-6')).toBe(
    tileOf(draw('', '/hi/wallpapers').html, 'paper-6'),
  );
  const named = photos.map((photo, at) => (at === 6 ? { ...photo, titles: inEnglish('Fern') } : photo));
  const renamed = drawPage('/wallpapers', {
    catalogue: { ...catalogue, folders: { wallpapers: named } },
    query: 'colour=green',
  });
  expect(tileOf(renamed.html, 'paper-6')).toBe(whole?.replaceAll('Paper 6', 'Fern'));
});
