import { paths } from '#contract/paths.ts';
import type { WholeSite } from './site/parts/site-page.ts';
import { sitemap } from './sitemap.ts';

type SiteFile = { type: string; text: string };

/** The text files of the site, for search engines and browsers. Null when `path` is not one of them. */
export function siteFile(site: WholeSite): SiteFile | null {
  return files[site.path]?.(site) ?? null;
}

/** Allows pictures and brochures. Staff pages have their own `noindex`. */
function robots({ origin }: WholeSite): SiteFile {
  return {
    type: 'text/plain; charset=utf-8',
    text: `User-agent: *\nAllow: /api/download/\nDisallow: /api/\n\nSitemap: ${origin}${paths.sitemap}\n`,
  };
}

function manifest({ company }: WholeSite): SiteFile {
  return manifestOf({
    name: company.name,
    start_url: paths.home,
    display: 'browser',
    icons: [...icons, { src: paths.favicon, sizes: 'any', type: 'image/svg+xml' }],
  });
}

/** The office as an app of its own. Its screens share no folder, so its scope is the whole origin. */
function officeManifest({ company }: WholeSite): SiteFile {
  return manifestOf({
    id: paths.operations,
    name: company.name,
    description: `The office of ${company.name}`,
    start_url: paths.operations,
    scope: paths.home,
    display: 'standalone',
    icons: [
      ...icons,
      { src: paths.maskable192, sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: paths.maskable512, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}

function manifestOf(facts: object): SiteFile {
  const text = JSON.stringify({ ...facts, lang: 'en-IN', background_color: '#ffffff', theme_color: '#ffffff' });
  return { type: 'application/manifest+json; charset=utf-8', text };
}

const icons = [
  { src: paths.icon192, sizes: '192x192', type: 'image/png' },
  { src: paths.icon512, sizes: '512x512', type: 'image/png' },
];

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
  [paths.sitemap]: (site) => ({ type: 'application/xml; charset=utf-8', text: sitemap(site) }),
  [paths.robots]: robots,
  [paths.manifest]: manifest,
  [paths.officeManifest]: officeManifest,
  [paths.speculationRules]: speculation,
};
