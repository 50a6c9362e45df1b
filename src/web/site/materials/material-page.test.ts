import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Contact } from '#domain/company/contact.ts';
import { languages } from '#domain/text/language.ts';
import { inEnglish } from '#domain/text/names.ts';
import { buildCatalogue, buildCataloguePhoto } from '#test/build/build-catalogue.ts';
import { buildMaterial } from '#test/build/build-material.ts';
import { drawPage } from '#test/build/draw-page.ts';

const swatch = { folder: 'wallpapers', name: 'wallpapers-1.jpg', kind: 'swatch' as const };
const room = { folder: 'wallpapers', name: 'wallpapers-2.jpg', kind: 'room' as const };
const leaf = buildMaterial({
  colourways: [{ names: inEnglish('Sage, clay'), colours: ['green'], pictures: [swatch, room] }],
});
const bare = buildCatalogue({ materials: [leaf] });
// Each picture is another one.
const catalogue = {
  ...bare,
  folders: Object.fromEntries(
    Object.entries(bare.folders).map(([folder, photos]) => [
      folder,
      photos.map((photo) => ({ ...photo, hash: photo.name.padEnd(64, '0') })),
    ]),
  ),
};

function productIn(html: string) {
  const items = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  return items.map(([, text = '']) => JSON.parse(text)).find((item) => item['@type'] === 'Product');
}

type Vocabulary = {
  types: Record<string, string[]>;
  availability: string[];
  within: Record<string, string>;
};

const vocabulary: Vocabulary = JSON.parse(
  readFileSync(new URL('../../../../test/fixtures/schema-org-terms.json', import.meta.url), 'utf8'),
);
const demo: { contact: Contact } = JSON.parse(
  readFileSync(new URL('../../../../demo/company.json', import.meta.url), 'utf8'),
);
/** The telephones of the demo are landlines. */
const contact = { ...demo.contact, phones: [...demo.contact.phones, '+91 98765 43210'] };
const fact = { kind: 'size' as const, label: inEnglish(''), number: 2, unit: 'kg' as const, text: inEnglish('') };

/** The terms of an item that its type does not have, and types that its place does not take: 'Offer.colour'. */
function strangeTerms(item: Record<string, unknown>, type: string): string[] {
  const wrong = item['@type'] === type ? [] : [`${type}: ${item['@type']}`];
  const names = Object.keys(item).filter((name) => !name.startsWith('@'));
  const strange = names.filter((name) => !vocabulary.types[type]?.includes(name)).map((name) => `${type}.${name}`);
  const inside = names.flatMap((name) => {
    const within = vocabulary.within[`${type}.${name}`];
    return within ? strangeTerms(item[name] as Record<string, unknown>, within) : [];
  });
  return [...wrong, ...strange, ...inside];
}

test.each(languages)(
  'In %s a material says what to order, works without script, and has one canonical address',
  (language) => {
    const prefix = language === 'en' ? '' : `/${language}`;
    const { status, html, body } = drawPage(`${prefix}/wallpapers/wp-204`, { catalogue });
    expect(status).toBe(200);
    for (const said of ['WP 204', '530 mm, roll of 10.05 m', '₹ 1,250', 'id="ask"', 'name="user_email"'])
      expect(body).toContain(said);
    // Each view leads to its picture, which keeps its address.
    expect(body).toContain(`href="${prefix}/wallpapers/wallpapers-1"`);
    expect(html).toContain(`<link rel="canonical" href="https://shop.example${prefix}/wallpapers/wp-204"`);
    const picture = drawPage(`${prefix}/wallpapers/wallpapers-1`, { catalogue });
    expect(picture.status).toBe(200);
    expect(picture.body).toContain(`href="${prefix}/wallpapers/wp-204"`);
    expect(picture.html).toContain(`<link rel="canonical" href="https://shop.example${prefix}/wallpapers/wp-204"`);
  },
);

test('Search engines read a Product with its code, colours and size, and an offer only where a rate is shown', () => {
  const { html } = drawPage('/wallpapers/wp-204', { catalogue });
  expect(productIn(html)).toMatchObject({
    name: 'Leaf wallpaper',
    sku: 'WP 204',
    color: 'Sage, clay',
    size: '530 mm, roll of 10.05 m',
    offers: { '@type': 'Offer', price: '1250.00', priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
  });
  const quiet = buildCatalogue({ materials: [{ ...leaf, rate: { paise: 125_000, unit: 'roll', shown: false } }] });
  const without = drawPage('/wallpapers/wp-204', { catalogue: quiet });
  expect(productIn(without.html)).not.toHaveProperty('offers');
  expect(without.html).not.toContain('1,250');
});

test.each([
  ['hi', 'एक रोल के ₹ 1,250, GST अलग'],
  ['or', 'ଗୋଟିଏ ରୋଲ ପାଇଁ ₹ 1,250, GST ଅଲଗା'],
])('In %s the rate and its unit are in one language, on the page and beside others', (language, said) => {
  expect(drawPage(`/${language}/wallpapers/wp-204`, { catalogue }).body).toContain(said);
  const query = 'p=wallpapers/wallpapers-1&p=blinds/blinds-1';
  expect(drawPage(`/${language}/compare`, { catalogue, query }).body).toContain(said);
});

test('What is discontinued says so and names its successor', () => {
  const grass = buildMaterial({ code: 'WP 118', names: inEnglish('Grasscloth') });
  const materials = [{ ...leaf, discontinued: true, successor: 'WP 118' }, grass];
  const { body } = drawPage('/wallpapers/wp-204', { catalogue: buildCatalogue({ materials }) });
  expect(body).toContain('WP 204 is no longer sold.');
  expect(body).toContain('<a href="/wallpapers/wp-118">Sold instead: Grasscloth, WP 118</a>');
});

test('Each property of the Product is one of schema.org for its type, also where it is no longer sold', () => {
  const facts = (['material', 'size', 'weight'] as const).map((kind) => ({ ...fact, kind }));
  for (const discontinued of [false, true]) {
    const materials = [{ ...leaf, facts, discontinued }];
    const product = productIn(drawPage('/wallpapers/wp-204', { catalogue: { ...catalogue, materials } }).html);
    expect(strangeTerms(product, 'Product')).toEqual([]);
    const [, availability] = product.offers.availability.split('https://schema.org/');
    expect(vocabulary.availability).toContain(availability);
    expect(Object.keys(product)).toEqual(
      expect.arrayContaining(['sku', 'color', 'material', 'size', 'weight', 'offers']),
    );
  }
});

test.each(languages)(
  'In %s WhatsApp is to the first mobile of the firm, with the code and the link of the page, and not to a landline',
  (language) => {
    const prefix = language === 'en' ? '' : `/${language}`;
    expect(drawPage(`${prefix}/wallpapers/wp-204`, { catalogue }).body).not.toContain('https://wa.me/');
    const { body } = drawPage(`${prefix}/wallpapers/wp-204`, { catalogue, contact });
    const [, address = ''] = /href="(https:\/\/wa\.me\/[^"]+)"/.exec(body) ?? [];
    const link = new URL(address);
    const text = link.searchParams.get('text') ?? '';
    expect(link.pathname).toBe('/919876543210');
    expect(text).toContain('WP 204');
    expect(text.endsWith(`: https://shop.example${prefix}/wallpapers/wp-204`)).toBe(true);
  },
);

test('The sitemap has the material once in each language, and not the pictures that stand on its page', () => {
  const { html } = drawPage('/sitemap.xml', { catalogue });
  expect(html.match(/<loc>[^<]*\/wallpapers\/wp-204<\/loc>/g)).toHaveLength(languages.length);
  expect(html).not.toMatch(/<loc>[^<]*\/wallpapers\/wallpapers-1<\/loc>/);
  expect(html).toContain('<loc>https://shop.example/blinds/blinds-1</loc>');
});

test('Pictures of a material whose address another picture has keep pages of their own, in the sitemap too', () => {
  const other = buildCataloguePhoto({ name: 'wp-204.jpg' });
  const folders = { ...catalogue.folders, wallpapers: [...(catalogue.folders.wallpapers ?? []), other] };
  const shop = { ...catalogue, folders };
  const { html, body } = drawPage('/wallpapers/wallpapers-1', { catalogue: shop });
  expect(html).toContain('<link rel="canonical" href="https://shop.example/wallpapers/wallpapers-1"');
  expect(body).not.toContain('Part of Leaf wallpaper');
  const addresses = drawPage('/sitemap.xml', { catalogue: shop }).html;
  for (const name of ['wallpapers-1', 'wallpapers-2', 'wp-204'])
    expect(addresses).toContain(`<loc>https://shop.example/wallpapers/${name}</loc>`);
});

test.each(languages)(
  'In %s a material whose surface is known says how large the piece is, and leads to the wall first',
  (language) => {
    const prefix = language === 'en' ? '' : `/${language}`;
    const surface = { widthMm: 1050, heightMm: 1050, repeat: 'straight', for: 'wall' } as const;
    const photos = (catalogue.folders.wallpapers ?? []).map((photo) =>
      photo.name === swatch.name ? { ...photo, surface } : photo,
    );
    const known = { ...catalogue, folders: { ...catalogue.folders, wallpapers: photos } };
    const { body } = drawPage(`${prefix}/wallpapers/wp-204`, { catalogue: known });
    expect(body).toContain('<span>1050 × 1050 mm</span>');
    const [first] = body.match(/<a [^>]*href="[^"]*(?:\/see\?|#ask)[^"]*"/g) ?? [];
    expect(first).toContain(`href="${prefix}/see?p=wallpapers/wallpapers-1"`);
    expect(body).toContain(`href="${prefix}/see?p=wallpapers/wallpapers-1#measure"`);
    // Without a surface the question comes first.
    const plain = drawPage(`${prefix}/wallpapers/wp-204`, { catalogue }).body;
    expect(plain).not.toContain('/see?');
  },
);
