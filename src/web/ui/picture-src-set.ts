import { mediaPath } from '#contract/paths.ts';
import type { PhotoAnswer } from '#contract/photos.ts';

/** Every width of a photo in one format, for the browser to choose from: `/media/9f…/256.avif 256w, /media/9f…/512.avif 512w` */
export function pictureSrcSet(photo: Pick<PhotoAnswer, 'hash' | 'avif' | 'jpg'>, format: 'avif' | 'jpg'): string {
  return photo[format].map((width) => `${mediaPath(photo.hash, width, format)} ${width}w`).join(', ');
}
