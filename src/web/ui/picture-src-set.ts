import { mediaPath } from '#contract/paths.ts';
import type { PhotoAnswer } from '#contract/photos.ts';

/** The `srcset` of a photo in one format: `/media/9f…/256.avif 256w, /media/9f…/512.avif 512w` */
export function pictureSrcSet(photo: Pick<PhotoAnswer, 'hash' | 'avif' | 'jpg'>, format: 'avif' | 'jpg'): string {
  return photo[format].map((width) => `${mediaPath(photo.hash, width, format)} ${width}w`).join(', ');
}
