import { localPath } from '#contract/local-path.ts';
import { paths } from '#contract/paths.ts';
import type { Language } from '#domain/text/language.ts';
import { pictureFile } from './picture-file.ts';
import type { Site, SitePage } from './site/parts/site-page.ts';
import type { Words } from './site/words/words.ts';
import { structuredData } from './structured-data.ts';

type SiteHeadProps = { site: Site; page: SitePage; words: Words };

/** Metadata for search engines and shared links. */
export function SiteHead({ site, page, words }: SiteHeadProps) {
  const addressIn = (language: Language) => site.origin + localPath(language, page.canonical ?? site.path);
  const address = addressIn(site.language);
  return (
    <>
      {/* Chromium paints a half-read page, and the rest would then move it. */}
      <link rel="expect" href={`#${page.firstPainted ?? 'header'}`} blocking="render" />
      <link rel="manifest" href={paths.manifest} />
      <link rel="apple-touch-icon" href={paths.touchIcon} />
      <meta name="theme-color" content="#ffffff" />
      {!page.hidden && (
        <>
          <link rel="canonical" href={address} />
          {site.languages.map((language) => (
            <link key={language} rel="alternate" hrefLang={language} href={addressIn(language)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={addressIn('en')} />
          <PreviewTags site={site} page={page} words={words} />
          {structuredData(site, words).map((item) => (
            <script key={String(item['@type'])} type="application/ld+json">
              {JSON.stringify(item).replaceAll('<', '\\u003c')}
            </script>
          ))}
        </>
      )}
      {page.hidden === 'but-sent' && <PreviewTags site={site} page={page} words={words} />}
    </>
  );
}

/** What a messenger shows of a link. */
function PreviewTags({ site, page, words }: SiteHeadProps) {
  const { language, origin } = site;
  const picture = page.picture(site);
  const description = page.description(site, words);
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={`${language}_IN`} />
      {site.languages
        .filter((other) => other !== language)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={`${other}_IN`} />
        ))}
      <meta property="og:site_name" content={site.company.name} />
      <meta property="og:title" content={page.title(site, words)} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={origin + localPath(language, site.path) + (page.sentQuery?.(site) ?? '')} />
      {picture && <SharedPicture origin={origin} picture={picture} />}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
    </>
  );
}

type Picture = NonNullable<ReturnType<SitePage['picture']>>;

function SharedPicture({ origin, picture }: { origin: string; picture: Picture }) {
  const { address, width, height } = pictureFile(origin, picture);
  return (
    <>
      <meta property="og:image" content={address} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      {picture.title && <meta property="og:image:alt" content={picture.title} />}
    </>
  );
}
