import { localPath } from '#contract/local-path.ts';
import { paths } from '#contract/paths.ts';
import { menuIn } from '#domain/catalogue/page-catalogue.ts';
import { type Language, languages } from '#domain/text/language.ts';
import { pictureAddress } from './picture-address.ts';
import { loadedPages } from './site/loaded-pages.ts';
import type { WholeSite } from './site/parts/site-page.ts';

type SiteFile = { type: string; text: string };

/** The text files of the site, for search engines and browsers. Null when `path` is not one of them. */
export function siteFile(site: WholeSite): SiteFile | null {
  return files[site.path]?.(site) ?? null;
}

/** Every page in every language, with its pictures. */
function sitemap(site: WholeSite): SiteFile {
  const pages = [...loadedPages(menuIn(site.catalogue.categories, 'en'))].filter(([, page]) => !page.hidden);
  const entries = pages.flatMap(([path, page]) => {
    const photos = Object.values(page.select(site.catalogue, site).folders).flat();
    const images = [...new Set(photos.map((photo) => pictureAddress(site.origin, photo)))].slice(0, MAX_IMAGES);
    const addressIn = (language: Language) => escaped(site.origin + localPath(language, path));
    const others = [...languages.map((each) => [each, addressIn(each)]), ['x-default', addressIn('en')]].map(
      ([each, address]) => `<xhtml:link rel="alternate" hreflang="${each}" href="${address}"/>`,
    );
    return languages.map((language) =>
      [
        '<url>',
        `<loc>${addressIn(language)}</loc>`,
        ...images.map((address) => `<image:image><image:loc>${escaped(address)}</image:loc></image:image>`),
        ...others,
        '</url>',
      ].join(''),
    );
  });
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
  return { type: 'application/xml; charset=utf-8', text };
}

// Search engines read at most 1,000 images of a page.
const MAX_IMAGES = 1000;

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Allows pictures and brochures. Staff pages have their own `noindex`. */
function robots({ origin }: WholeSite): SiteFile {
  return {
    type: 'text/plain; charset=utf-8',
    text: `User-agent: *\nAllow: /api/download/\nDisallow: /api/\n\nSitemap: ${origin}${paths.sitemap}\n`,
  };
}

function manifest({ company }: WholeSite): SiteFile {
  return {
    type: 'application/manifest+json; charset=utf-8',
    text: JSON.stringify({
      name: company.name,
      start_url: paths.home,
      display: 'browser',
      lang: 'en-IN',
      background_color: '#ffffff',
      theme_color: '#ffffff',
      icons: [
        { src: paths.icon192, sizes: '192x192', type: 'image/png' },
        { src: paths.icon512, sizes: '512x512', type: 'image/png' },
        { src: paths.favicon, sizes: 'any', type: 'image/svg+xml' },
      ],
    }),
  };
}

/** Prefetches a page when a visitor points at its link for a moment. No staff screens, no files. */
function speculation(): SiteFile {
  return {
    type: 'application/speculationrules+json',
    text: JSON.stringify({
      prefetch: [
        {
          where: {
            and: [
              { href_matches: '/*' },
              { not: { href_matches: ['/api/*', '/media/*', paths.auth, paths.operations] } },
              { selector_matches: 'html[data-part="site"] a' },
            ],
          },
          eagerness: 'moderate',
        },
      ],
    }),
  };
}

const files: Record<string, (site: WholeSite) => SiteFile> = {
  [paths.sitemap]: sitemap,
  [paths.robots]: robots,
  [paths.manifest]: manifest,
  [paths.speculationRules]: speculation,
};
