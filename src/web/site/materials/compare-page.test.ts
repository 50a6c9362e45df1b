import { expect, test } from 'vitest';
import { languages } from '#domain/text/language.ts';
import { inEnglish } from '#domain/text/names.ts';
import { buildCatalogue, buildCataloguePhoto } from '#test/build/build-catalogue.ts';
import { buildMaterial } from '#test/build/build-material.ts';
import { drawPage } from '#test/build/draw-page.ts';

const way = (name: string, picture: string) => ({
  names: inEnglish(name),
  colours: [],
  pictures: [{ folder: 'wallpapers', name: `${picture}.jpg`, kind: 'room' as const }],
});
const catalogue = buildCatalogue({
  materials: [
    buildMaterial({ colourways: [way('Sage', 'wallpapers-1')] }),
    buildMaterial({
      code: 'WP 311',
      names: inEnglish('Fan wallpaper'),
      colourways: [way('Ink', 'wallpapers-2')],
      rate: null,
    }),
  ],
});
const draw = (query: string, path = '/compare') => drawPage(path, { catalogue, query });
const two = 'p=wallpapers/wallpapers-1&p=wallpapers/wallpapers-2';

/** The cells of a row, and whether it has a ground. */
function rowOf(body: string, label: string) {
  const row = (body.match(/<tr.*?<\/tr>/gs) ?? []).find((each) => each.includes(`<th scope="row">${label}<`)) ?? '';
  const cells = [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = '']) => cell.replaceAll(/<[^>]+>/g, ''));
  return { cells, differs: row.includes(', differs') };
}

test.each(languages)('In %s pictures stand side by side, without script and hidden from search engines', (language) => {
  const path = language === 'en' ? '/compare' : `/${language}/compare`;
  const { status, html, body } = draw(two, path);
  expect(status).toBe(200);
  expect(body.match(/<th scope="col"/g)).toHaveLength(3);
  for (const said of ['WP 204', 'WP 311', '530 mm, roll of 10.05 m']) expect(body).toContain(said);
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).toContain(`?p=wallpapers/wallpapers-1&amp;p=wallpapers/wallpapers-2"`);
});

test('What differs is marked, also where one says nothing; what none says has no row', () => {
  const { body } = draw(two);
  expect(rowOf(body, 'Code')).toEqual({ cells: ['WP 204', 'WP 311'], differs: true });
  expect(rowOf(body, 'Size')).toEqual({ cells: Array(2).fill('530 mm, roll of 10.05 m'), differs: false });
  expect(rowOf(body, 'Rate')).toEqual({ cells: ['₹ 1,250 for one roll, GST extra', 'not said'], differs: true });
  expect(rowOf(body, 'Weight').cells).toEqual([]);
});

test('A picture without a material stands beside them with its gallery; four of five fit, and the fifth is named', () => {
  const { body } = draw(`${two}&p=blinds/blinds-1&p=blinds/blinds-2&p=hpl/hpl-1&p=hpl/gone`);
  expect(rowOf(body, 'Product').cells).toEqual(['Wallpapers', 'Wallpapers', 'Blinds', 'Blinds']);
  expect(rowOf(body, 'Code').cells.slice(2)).toEqual(['not said', 'not said']);
  expect(body).toContain('These are the first four of 5');
  expect(body).toContain('1 picture of this selection is no longer in the catalogue.');
  // The next takes the place of one that is left out.
  expect(body).toMatch(
    /href="\/compare\?p=wallpapers\/wallpapers-2&amp;[^"]*p=hpl\/hpl-1[^"]*"[^>]*aria-label="Remove Leaf wallpaper"/,
  );
});

test.each(['', 'p=wallpapers/wallpapers-1', 'p=hpl/gone&p=x&p=%E0%A4%A', `p=${'z'.repeat(3000)}`])(
  'Fewer than two is a sentence with the way back: %s',
  (query) => {
    const { status, body } = draw(query);
    expect(status).toBe(200);
    expect(body).toContain('Choose two to four pictures to see them side by side.');
    expect(body).toMatch(/href="\/selection[^"]*"[^>]*>Back to the selection/);
  },
);

test('Where nothing differs that is said, and no link leads to an empty table', () => {
  const { body } = draw('p=blinds/blinds-1&p=blinds/blinds-2');
  expect(body).toContain('Nothing is different.');
  expect(body).not.toContain('Only what differs');
  const only = draw('p=blinds/blinds-1&p=blinds/blinds-2&only=differing').body;
  expect(only).toContain('Nothing is different.');
  expect(only).toContain('>Show all rows</a>');
});

test('The address asks for what differs alone, and the links of the page keep that', () => {
  const all = draw(two).body;
  expect(all).toContain('&amp;only=differing">Only what differs</a>');
  const { body } = draw(`${two}&only=differing&p=hpl/hpl-1`);
  expect(rowOf(body, 'Code').cells).toHaveLength(3);
  expect(rowOf(draw(`${two}&only=differing`).body, 'Size').cells).toEqual([]);
  expect(rowOf(draw(`${two}&only=nothing`).body, 'Size').cells).toHaveLength(2);
  expect(body).toMatch(/only=differing" aria-label="Remove Leaf wallpaper"/);
  expect(body).toMatch(/p=hpl\/hpl-1">Show all rows<\/a>/);
});

test('How much the wall of the visitor needs stands beside each, by its pack; what cannot be a wall is said', () => {
  const pack = { kind: 'roll', widthMm: 530, lengthMm: 10_050, repeatMm: 0, trimMm: 100, wastePercent: 0 } as const;
  const packed = { ...catalogue, sold: { wallpapers: { product: 'Wallpaper', pack, rate: null } } };
  const asked = (query: string) => drawPage('/compare', { catalogue: packed, query }).body;
  const blank = asked(`${two}&p=blinds/blinds-1`);
  expect(blank).toContain('<input type="hidden" name="p" value="wallpapers/wallpapers-1"/>');
  expect(rowOf(blank, 'For your wall, 11.1 m²').cells).toEqual([]);
  const wall = asked(`${two}&p=blinds/blinds-1&w=12+ft&h=10+ft`);
  expect(rowOf(wall, 'For your wall, 11.1 m²').cells).toEqual(['3 rolls', '3 rolls', 'not said']);
  expect(wall).toContain('value="12 ft"');
  expect(wall).toContain('&amp;only=differing&amp;w=12%20ft&amp;h=10%20ft">Only what differs</a>');
  const byArea = { wallpapers: { product: 'Wallpaper', pack: { kind: 'area', wastePercent: 0 } as const, rate: null } };
  const { body: pierced } = drawPage('/compare', {
    catalogue: { ...catalogue, sold: byArea },
    query: `${two}&w=12+ft&h=10+ft&ow=6+ft&oh=9+ft`,
  });
  expect(rowOf(pierced, 'For your wall, 11.1 m²').cells).toEqual(['66 sq ft', '66 sq ft']);
  expect(pierced).toContain('Doors and windows in it: 6 ft × 9 ft');
  expect(pierced).toContain('&amp;ow=6%20ft&amp;oh=9%20ft">Only what differs</a>');
  const wrong = asked(`${two}&w=53+m&h=10+ft`);
  expect(wrong).toMatch(/role="alert"[^>]*>A wall is 0.3 to 30 m wide/);
  expect(wrong).toContain('value="53 m"');
  // Nobody said how blinds are packed.
  expect(draw(two).body).not.toContain('Your wall');
  const floors = [1, 2].map((at) =>
    buildCataloguePhoto({
      name: `wallpapers-${at}.jpg`,
      surface: { widthMm: 1000, heightMm: 1000, repeat: 'straight', for: 'floor' },
    }),
  );
  const flat = { ...packed, folders: { ...packed.folders, wallpapers: floors } };
  expect(drawPage('/compare', { catalogue: flat, query: two }).body).not.toContain('Your wall');
});
