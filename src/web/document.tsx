import type { ReactNode } from 'react';
import { type Language, languageFacts } from '#domain/text/language.ts';
import type { PageAssets } from './page-assets.ts';
import { brandPath } from './ui/brand-mark.tsx';

type DocumentProps = {
  /** The language of the page; English when absent. */
  language?: Language;
  title: string;
  description?: string;
  /** 'site' for visitors, 'office' for staff. */
  part: 'site' | 'office';
  /** Search engines do not list it. */
  hidden: boolean;
  assets: PageAssets;
  /** More elements for the head. */
  head?: ReactNode;
  /** What the browser fetches after the styles and before the fonts. */
  first?: ReactNode;
  /** The data of the page, for hydration. */
  data?: unknown;
  children: ReactNode;
};

/** The whole HTML of a page. The content security policy allows no inline script and no style attribute. */
export function Document({
  language = 'en',
  title,
  description,
  part,
  hidden,
  assets,
  head,
  first,
  data,
  children,
}: DocumentProps) {
  const { script } = languageFacts[language];
  return (
    <html
      lang={language === 'en' ? 'en-IN' : language}
      data-script={script === 'latin' ? undefined : script}
      data-part={part}
      data-pictures={first ? 'first' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        {description && <meta name="description" content={description} />}
        {hidden && <meta name="robots" content="noindex" />}
        <link rel="icon" href={icon} />
        {assets.styles.map((href) => (
          // With a precedence React writes it before all other links, and the browser fetches it first.
          <link key={href} rel="stylesheet" href={href} precedence="default" />
        ))}
        {first}
        {assets.preloads.map((href) =>
          href.endsWith('.woff2') ? (
            <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
          ) : (
            <link key={href} rel="modulepreload" href={href} />
          ),
        )}
        {assets.scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
        {head}
      </head>
      <body>
        {children}
        {data !== undefined && (
          <script type="application/json" id="site-data">
            {JSON.stringify(data).replaceAll('<', '\\u003c')}
          </script>
        )}
      </body>
    </html>
  );
}

/** The product's mark as an SVG file, for browser tabs. */
export const pageIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50 50"><path fill="#0f4c4a" fill-rule="evenodd" d="${brandPath}"/></svg>`;

const icon = `data:image/svg+xml,${encodeURIComponent(pageIcon)}`;
