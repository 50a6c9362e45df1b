import { paths } from '#contract/paths.ts';
import { pictureAddress } from './picture-address.ts';
import type { Site, SitePage } from './site/parts/site-page.ts';
import { structuredData } from './structured-data.ts';
import { hasWide, pictureSrcSet, wideWindow } from './ui/picture-src-set.ts';

type SiteHeadProps = { site: Site; page: SitePage };

/** Metadata for search engines and shared links, and the preload of the first picture. */
export function SiteHead({ site, page }: SiteHeadProps) {
  const address = site.origin + site.path;
  const picture = page.picture(site);
  const wide = page.widePicture?.(site) ?? null;
  return (
    <>
      {/* Chromium paints a half-read page, and the rest would then move it. */}
      <link rel="expect" href={`#${page.firstPainted ?? 'header'}`} blocking="render" />
      {wide && wide.avif.length > 0 && <Preloads picture={wide} />}
      <link rel="manifest" href={paths.manifest} />
      <link rel="apple-touch-icon" href={paths.touchIcon} />
      <meta name="theme-color" content="#ffffff" />
      {!page.hidden && (
        <>
          <link rel="canonical" href={address} />
          <meta property="og:type" content="website" />
          <meta property="og:locale" content="en_IN" />
          <meta property="og:site_name" content={site.company.name} />
          <meta property="og:title" content={page.title(site)} />
          <meta property="og:description" content={page.description(site)} />
          <meta property="og:url" content={address} />
          {picture && <SharedPicture origin={site.origin} picture={picture} />}
          <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
          {structuredData(site).map((item) => (
            <script key={String(item['@type'])} type="application/ld+json">
              {JSON.stringify(item).replaceAll('<', '\\u003c')}
            </script>
          ))}
        </>
      )}
    </>
  );
}

type Picture = NonNullable<ReturnType<SitePage['picture']>>;

/** In the sizes in which `PhotoPicture` shows a large picture, or it would be fetched twice. */
function Preloads({ picture }: { picture: Picture }) {
  const narrow = pictureSrcSet(picture, 'avif');
  if (!hasWide(picture)) return <link {...preload} imageSrcSet={narrow} imageSizes="100vw" />;
  const wide = pictureSrcSet(picture, 'avif', { wide: true });
  return (
    <>
      <link {...preload} media={wideWindow} imageSrcSet={wide} imageSizes="100vw" />
      <link {...preload} media={`not all and ${wideWindow}`} imageSrcSet={narrow} imageSizes="100vw" />
    </>
  );
}

const preload = { rel: 'preload', as: 'image', type: 'image/avif', fetchPriority: 'high' } as const;

function SharedPicture({ origin, picture }: { origin: string; picture: Picture }) {
  const width = picture.jpg.at(-1) ?? picture.width;
  return (
    <>
      <meta property="og:image" content={pictureAddress(origin, picture)} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(Math.round((width * picture.height) / picture.width))} />
      {picture.title && <meta property="og:image:alt" content={picture.title} />}
    </>
  );
}
