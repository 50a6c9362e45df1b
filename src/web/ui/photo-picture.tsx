import { useContext, useEffect, useRef, useState } from 'react';
import { mediaPath } from '#contract/path.ts';
import type { PhotoAnswer } from '#contract/photos.ts';
import { NoteFirstPicture } from './first-picture.ts';
import styles from './photo-picture.module.css';
import { hasWide, pictureSrcSet, wideWindow } from './picture-src-set.ts';

type PhotoPictureProps = {
  /** `placeholder`: a tiny picture shown while the photo loads. */
  photo: Pick<PhotoAnswer, 'hash' | 'name' | 'avif' | 'jpg'> & { placeholder?: string };
  alt: string;
  /** The `sizes` attribute: how wide the photo is shown. */
  sizes: string;
  width: number;
  height: number;
  /** The first photo on the page: fetched at once. The others load lazily. */
  first?: boolean;
  /** In a wide window it takes half of the width or more. */
  large?: boolean;
};

/** A photo of the catalogue in the right size and format. Shows its name on grey when it cannot be loaded. */
export function PhotoPicture({ photo, alt, sizes, width, height, first = false, large = false }: PhotoPictureProps) {
  const note = useContext(NoteFirstPicture);
  if (first) note?.({ photo, sizes, large });
  const image = useRef<HTMLImageElement>(null);
  const tiny = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState(false);
  // It may have failed before hydration.
  useEffect(() => setBroken(image.current?.complete === true && image.current.naturalWidth === 0), []);
  // In a page of the server `start-site.tsx` has done it.
  useEffect(() => {
    if (tiny.current && photo.placeholder && tiny.current.src !== photo.placeholder)
      tiny.current.src = photo.placeholder;
  }, [photo.placeholder]);
  if (broken) return <span className={styles.plate}>{photo.name}</span>;
  return (
    <span className={first ? styles.frame : `${styles.frame} ${styles.later}`}>
      {photo.placeholder && (
        <img
          ref={tiny}
          className={styles.placeholder}
          // The first paint waits for no other.
          {...(first ? { src: photo.placeholder } : { 'data-later': photo.placeholder })}
          alt=""
          aria-hidden="true"
        />
      )}
      <picture>
        {large && hasWide(photo) && (
          <source
            type="image/avif"
            media={wideWindow}
            srcSet={pictureSrcSet(photo, 'avif', { wide: true })}
            sizes={sizes}
          />
        )}
        <source type="image/avif" srcSet={pictureSrcSet(photo, 'avif')} sizes={sizes} />
        <img
          ref={image}
          className={styles.photo}
          src={mediaPath(photo.hash, photo.jpg.at(-1) ?? 0, 'jpg')}
          srcSet={pictureSrcSet(photo, 'jpg')}
          sizes={sizes}
          width={width}
          height={height}
          alt={alt}
          loading={first ? 'eager' : 'lazy'}
          {...(first ? { fetchPriority: 'high' as const } : {})}
          // Paint the first photo together with the page.
          decoding={first ? 'sync' : 'async'}
          draggable={false}
          onError={() => setBroken(true)}
        />
      </picture>
    </span>
  );
}
