import { mediaPath } from '#contract/path.ts';
import type { PhotoAnswer } from '#contract/photos.ts';
import { wideWidth } from '#domain/photos/photo-sizes.ts';

/** The windows that get wide pictures: no phone's, not even when it is turned. */
export const wideWindow = '(min-width: 1000px)';

/**
 * The `srcset` of a photo in one format: `/media/9f…/256.avif 256w, /media/9f…/512.avif 512w`. The wide variant only with
 * `wide`.
 */
export function pictureSrcSet(
  photo: Pick<PhotoAnswer, 'hash' | 'avif' | 'jpg'>,
  format: 'avif' | 'jpg',
  { wide = false } = {},
): string {
  return photo[format]
    .filter((width) => wide || width < wideWidth)
    .map((width) => `${mediaPath(photo.hash, width, format)} ${width}w`)
    .join(', ');
}

/** Whether a photo has its wide variant: a job makes it some time after the upload. */
export function hasWide({ avif }: Pick<PhotoAnswer, 'avif'>): boolean {
  return avif.includes(wideWidth);
}
