import { mediaPath } from '#contract/path.ts';
import type { FirstPicture } from './ui/first-picture.ts';
import { hasWide, pictureSrcSet, wideWindow } from './ui/picture-src-set.ts';

/** In the sizes in which `PhotoPicture` shows the picture, or it would be fetched twice. */
export function PicturePreload({ photo, sizes, large }: FirstPicture) {
  const [width] = photo.avif;
  if (width === undefined) return null;
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
  if (!large || !hasWide(photo)) return <link {...preload} imageSrcSet={narrow} />;
  return (
    <>
      <link {...preload} media={wideWindow} imageSrcSet={pictureSrcSet(photo, 'avif', { wide: true })} />
      <link {...preload} media={`not all and ${wideWindow}`} imageSrcSet={narrow} />
    </>
  );
}
