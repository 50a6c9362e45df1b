import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { arrangeCatalogue } from '#domain/catalogue/arrange-catalogue.ts';
import { categories } from '#domain/catalogue/categories.ts';
import { openingCatalogue } from '#domain/catalogue/opening/opening-catalogue.ts';
import { pageCatalogue } from '#domain/catalogue/page-catalogue.ts';
import { languages } from '#domain/text/language.ts';
import { buildPhoto } from '#test/build/factories.ts';
import type { Site, SitePage } from './site/parts/site-page.ts';
import { wordsIn } from './site/words/words-in.ts';
import { SiteHead } from './site-head.tsx';

const photo = buildPhoto({
  folder: 'hpl',
  title: 'Teak </script> & oak',
  variants: ([256, 1024] as const).flatMap((width) =>
    (['avif', 'jpg'] as const).map((format) => ({ format, width, height: width, file: 'f'.repeat(64), bytes: 1 })),
  ),
});
const brochure = buildPhoto({ folder: 'pdfs', name: 'hpl 2026.pdf', title: 'HPL 2026' });
const office = {
  city: 'Delhi',
  address: ['Shop 14, Sample Market', 'New Delhi 110015'],
  phone: '+91 11 5550 0101',
  latitude: 28.65,
  longitude: 77.14,
};
const catalogue = arrangeCatalogue(1, [photo, brochure], openingCatalogue);
function site(path: string, hours = ''): Site {
  return {
    language: 'en',
    languages,
    said: {},
    path,
    query: '',
    origin: 'https://shop.example',
    company: {
      name: 'Aangan <Interiors>',
      contact: {
        phones: ['+91 11 5550 0101'],
        emails: [],
        hours,
        offices: [office, { ...office, city: 'Bhubaneswar', phone: '' }],
        companySite: 'https://www.example.com/',
        social: { network: '', photos: '', microblog: 'https://microblog.example/' },
      },
    },
    catalogue: pageCatalogue(catalogue, catalogue, 'en'),
  };
}
const page: SitePage = {
  name: () => 'HPL',
  title: () => 'HPL, Aangan',
  description: () => 'HPL at Aangan.',
  select: (catalogue) => catalogue,
  picture: ({ catalogue }) => catalogue.folders.hpl?.[0] ?? null,
  Body: () => <p />,
};
function headOf(path: string, changes: Partial<SitePage> = {}, hours = '') {
  return renderToString(<SiteHead site={site(path, hours)} page={{ ...page, ...changes }} words={wordsIn('en')} />);
}

function itemsOf(path: string, hours = ''): Record<string, Record<string, unknown>> {
  const scripts = [...headOf(path, {}, hours).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  return Object.fromEntries(scripts.map(([, text = '']) => JSON.parse(text)).map((item) => [item['@type'], item]));
}

describe('A shared page', () => {
  test('has its address, its title and a picture with its real size', () => {
    const head = headOf('/hpl');
    expect(head).toContain('<link rel="canonical" href="https://shop.example/hpl"/>');
    expect(head).toContain('<meta property="og:url" content="https://shop.example/hpl"/>');
    expect(head).toContain('<meta property="og:title" content="HPL, Aangan"/>');
    expect(head).toContain(
      `<meta property="og:image" content="https://shop.example/media/${photo.hash}/1024.jpg"/>` +
        '<meta property="og:image:width" content="1024"/><meta property="og:image:height" content="768"/>',
    );
  });

  test('has no picture tags when it has no picture', () => {
    const head = headOf('/about', { picture: () => null });
    expect(head).not.toContain('og:image');
    expect(head).toContain('<meta name="twitter:card" content="summary"/>');
  });

  test('has no such tags when it is hidden from search engines', () => {
    expect(headOf('/search', { hidden: true })).not.toMatch(/canonical|og:|ld\+json/);
  });

  test('has its title and picture for messengers when people send it, though search engines do not list it', () => {
    const head = headOf('/selection', { hidden: 'but-sent', sentQuery: () => '?p=hpl/oak' });
    expect(head).toContain('<meta property="og:url" content="https://shop.example/selection?p=hpl/oak"/>');
    expect(head).toContain(`<meta property="og:image" content="https://shop.example/media/${photo.hash}/1024.jpg"/>`);
    expect(head).toContain('<meta property="og:title" content="HPL, Aangan"/>');
    expect(head).not.toMatch(/canonical|ld\+json/);
  });
});

describe('Search engines get', () => {
  test.each(['/', '/about', '/contact'])('on %s the firm and both offices, without blank fields', (path) => {
    const { Organization: firm } = itemsOf(path);
    expect(firm).toMatchObject({
      name: 'Aangan <Interiors>',
      telephone: ['+91 11 5550 0101'],
      sameAs: ['https://www.example.com/', 'https://microblog.example/'],
      location: [{ name: 'Delhi', telephone: ['+91 11 5550 0101'] }, { name: 'Bhubaneswar' }],
    });
    expect(Object.keys(firm ?? {})).not.toContain('email');
  });

  test('the opening hours, when they can be parsed', () => {
    const { LocalBusiness, Organization } = itemsOf('/contact', 'Mon to Fri, 10 am to 7 pm\nSaturday 10:00 to 14:00');
    expect(LocalBusiness).toMatchObject({
      name: 'Aangan <Interiors>',
      openingHours: ['Mo-Fr 10:00-19:00', 'Sa 10:00-14:00'],
      address: { addressLocality: 'Delhi' },
    });
    expect(Organization).toBeUndefined();
    expect(itemsOf('/contact', 'By appointment').Organization).not.toHaveProperty('openingHours');
  });

  test('the breadcrumbs and the pictures of a gallery', () => {
    const { BreadcrumbList, ImageGallery, Organization } = itemsOf('/hpl');
    expect(BreadcrumbList?.itemListElement).toMatchObject([
      { position: 1, item: 'https://shop.example/' },
      { position: 2, item: 'https://shop.example/products', name: 'Products' },
      { position: 3, item: 'https://shop.example/hpl', name: 'HPL' },
    ]);
    expect(ImageGallery).toMatchObject({
      name: 'HPL',
      // The size is that of the named file, not of the picture that was uploaded.
      image: [
        {
          name: 'Teak </script> & oak',
          contentUrl: `https://shop.example/media/${photo.hash}/1024.jpg`,
          width: 1024,
          height: 768,
        },
      ],
    });
    expect(Organization).toBeUndefined();
  });

  test('only the breadcrumbs of an empty gallery', () => {
    expect(Object.keys(itemsOf('/blinds'))).toEqual(['BreadcrumbList']);
  });

  test('the lists of products and brochures', () => {
    expect(itemsOf('/products').ItemList?.itemListElement).toHaveLength(categories.length);
    expect(itemsOf('/brochures').ItemList?.itemListElement).toEqual([
      {
        '@type': 'ListItem',
        position: 1,
        name: 'HPL 2026',
        url: 'https://shop.example/api/download/pdfs/hpl%202026.pdf',
      },
    ]);
  });

  test('no list of pictures on New Arrivals, where each picture has a page that says it', () => {
    expect(itemsOf('/newproducts').ImageGallery).toBeUndefined();
    expect(itemsOf('/newproducts').BreadcrumbList).toBeDefined();
  });
});
