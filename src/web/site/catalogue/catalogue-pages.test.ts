import { expect, test } from 'vitest';
import { localPath } from '#contract/local-path.ts';
import { brochureTitle } from '#domain/catalogue/brochure-title.ts';
import { openingCatalogue } from '#domain/catalogue/opening/opening-catalogue.ts';
import { languages } from '#domain/text/language.ts';
import { nameIn } from '#domain/text/names.ts';
import { buildCatalogue } from '#test/build/build-catalogue.ts';
import { drawPage } from '#test/build/draw-page.ts';
import { askedGalleries, askedMenu, askedNewArrivals } from '#test/specification/asked-lists.ts';

function bodyOf(...page: Parameters<typeof drawPage>) {
  return drawPage(...page).body;
}

function nameOf(route: string) {
  return askedMenu.find(({ link }) => link === route)?.name ?? '';
}

test.each(askedGalleries)(
  'Specification 2, gallery routes: $route shows the images of $folder as tiles of 250 by 150 that can be selected',
  ({ route, folder }) => {
    const title = nameOf(route);
    const html = bodyOf(route);
    expect(drawPage(route).status).toBe(200);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toContain('2 images');
    expect(html.match(/<input type="checkbox"/g)).toHaveLength(2);
    expect(html.match(/width="250" height="150"/g)).toHaveLength(2);
    expect(html).toContain(`alt="${title} sample 1"`);
    expect(html).toContain(`alt="Second of ${folder}"`);
    expect(html).not.toContain('undefined');
  },
);

test('the first image of a gallery is fetched first; the others are fetched when they come near the window', () => {
  const images = bodyOf('/hpl').match(/<img [^>]*width="250"[^>]*>/g) ?? [];
  expect(images.map((image) => [/loading="(\w+)"/.exec(image)?.[1], image.includes('fetchPriority="high"')])).toEqual([
    ['eager', true],
    ['lazy', false],
  ]);
});

test('an image is offered as AVIF and as JPEG in its stored sizes', () => {
  const html = bodyOf('/hpl');
  expect(html).toMatch(
    /<source type="image\/avif" srcSet="\/media\/(ab){32}\/256\.avif 256w, [^"]* 512w" sizes="\(max-width: 599px\) 100vw, 250px"/,
  );
  expect(html).toMatch(/srcSet="\/media\/(ab){32}\/512\.jpg 512w, \/media\/(ab){32}\/1024\.jpg 1024w"/);
});

test('a gallery offers the brochure that the owner chose for it; other galleries do not', () => {
  const [hpl, carpets] = buildCatalogue().brochures;
  const catalogue = buildCatalogue({ brochures: [{ ...hpl, galleries: ['hpl'] }, carpets] as never });
  expect(bodyOf('/hpl', { catalogue })).toContain(
    '<a href="/api/download/pdfs/hpl-2026.pdf" type="application/pdf">Brochure (PDF)</a>',
  );
  expect(bodyOf('/blinds', { catalogue })).not.toContain('Brochure (PDF)');
});

test('a gallery without images says so, and how to ask', () => {
  const html = bodyOf('/hpl', { catalogue: buildCatalogue({ folders: {} }) });
  expect(html).toContain('There are no images of HPL here yet.');
  expect(html).toContain('href="/contact"');
});

test('Specification 2, /products: a card for every category, with its photo, its name and Explore to its gallery', () => {
  const html = bodyOf('/products');
  for (const { name, link } of askedMenu)
    expect(html).toContain(`href="${link}" aria-label="Explore ${name}">Explore</a>`);
  expect(html.match(/<article/g)).toHaveLength(askedMenu.length);
  expect(mainOf(html).match(/<picture/g)).toHaveLength(askedMenu.length);
  expect(html).toContain('24 categories');
});

test('a category without a picture keeps its card', () => {
  const html = bodyOf('/products', { catalogue: buildCatalogue({ folders: {} }) });
  expect(html).toContain('<article');
  expect(mainOf(html)).not.toContain('<picture');
});

test.each(askedNewArrivals.map((group, nth) => ({ ...group, nth })))(
  'Specification 2, /newproducts: group $nth is $title, with the images of $folder',
  ({ title, folder, nth }) => {
    const groups = bodyOf('/newproducts').split('<section ').slice(1);
    expect(groups).toHaveLength(10);
    expect(groups[nth]).toContain(`>${title.replace('&', '&amp;')}</h2>`);
    expect(groups[nth]).toContain(`alt="${title.replace('&', '&amp;')} sample 1"`);
    expect(groups[nth]).toContain(`alt="Second of ${folder}"`);
  },
);

test('New Arrivals has tiny pictures in the first eight places, and no picture that is wider than a cell needs', () => {
  const wide = buildCatalogue();
  for (const photo of Object.values(wide.folders).flat()) photo.avif.push(768, 1152, 1536);
  const html = mainOf(bodyOf('/newproducts', { catalogue: wide }));
  const places = html.split('<li').filter((place) => place.includes('<picture'));
  expect(places).toHaveLength(20);
  expect(places.map((place) => place.includes('data:image/webp'))).toEqual(places.map((_, nth) => nth < 8));
  expect(places.every((place) => place.includes('/1152.avif 1152w"'))).toBe(true);
});

test('Specification 2, /brochures: a card has the thumbnail, the title in capitals and the link to the PDF', () => {
  const html = bodyOf('/brochures');
  expect(html).toContain('href="/api/download/pdfs/hpl-2026.pdf"');
  expect(html).toContain('>HPL 2026</a>');
  expect(html).toContain('PDF, 8 pages, 1.2 MB');
  expect(html).toContain('PDF, 1 page, 640 kB');
  expect(mainOf(html).match(/<picture/g)).toHaveLength(2);
});

test('Specification 3, brochure entry: the thumbnail’s address, the title and the PDF’s address come from the file’s name', () => {
  const catalogue = buildCatalogue({});
  for (const { name, title, thumb } of catalogue.brochures) {
    const card = bodyOf('/brochures', { catalogue })
      .split('<li ')
      .find((each) => each.includes(`/pdfs/${name}"`));
    expect(title).toBe(brochureTitle(name));
    expect(card).toContain(`>${title}</a>`);
    expect(card).toContain(`/media/${thumb.hash}/`);
  }
  expect(brochureTitle('hpl-2026.pdf')).toBe('HPL 2026');
});

test('a shop without brochures says so', () => {
  expect(bodyOf('/brochures', { catalogue: buildCatalogue({ brochures: [] }) })).toContain(
    'There are no brochures here yet.',
  );
});

test('a page contains only the part of the catalogue that it shows', () => {
  expect(drawPage('/hpl').html).not.toContain('wallpapers-1.jpg');
  expect(drawPage('/products').html).not.toContain('wallpapers-2.jpg');
});

/** Without the menu, which shows the material of each category. */
function mainOf(html: string) {
  return html.slice(html.indexOf('<main'));
}

test('what a search engine says below a gallery is its introduction', () => {
  const { categories } = openingCatalogue;
  for (const { route, introduction } of categories)
    for (const language of languages)
      expect(drawPage(localPath(language, route)).html, route).toContain(
        `<meta name="description" content="${escaped(nameIn(introduction, language).text)}"/>`,
      );
});

test('no title is longer than search engines show', () => {
  const paths = ['/', '/products', '/newproducts', '/about', '/contact', '/brochures', '/hpl/second-of-hpl'];
  for (const path of [...paths, ...askedGalleries.map(({ route }) => route)])
    for (const language of languages) {
      const [, title = ''] = /<title>(.*?)<\/title>/.exec(drawPage(localPath(language, path)).html) ?? [];
      expect(title).not.toBe('');
      expect([...title.replaceAll('&amp;', '&')].length, title).toBeLessThanOrEqual(65);
    }
});

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;');
}
