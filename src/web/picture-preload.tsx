import { mediaPath } from '#contract/path.ts';
import type { FirstPicture } from './ui/first-picture.ts';
import { hasWide, pictureSrcSet, wideWindow } from './ui/picture-src-set.ts';

/**
 * In the sizes in which `PhotoPicture` shows the picture, or it would be fetched twice. Not of a small picture: Chromium shows
 * a larger one that another page has left in its memory, and the preloaded one is never used. It finds a small picture as
 * early, in the same part of the page.
 */
export function PicturePreload({ photo, sizes, large }: FirstPicture) {
  const [width] = photo.avif;
  if (width === undefined || !large) return null;
  const preload = {
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    // Browsers ignore it beside `imageSrcSet`. Without it React writes the link after all others.
    href: mediaPath(photo.hash, width, 'avif'),
    imageSizes: sizes,
    fetchPriority: 'high',
  } as const;
  const narrow = pictureSrcSet(photo, 'avif');
  if (!hasWide(photo)) return <link {...preload} imageSrcSet={narrow} />;
  return (
    <>
      <link {...preload} media={wideWindow} imageSrcSet={pictureSrcSet(photo, 'avif', { wide: true })} />
      <link {...preload} media={`not all and ${wideWindow}`} imageSrcSet={narrow} />
    </>
  );
}
