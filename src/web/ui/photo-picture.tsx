import { useState } from 'react';
import { mediaPath } from '#contract/paths.ts';
import type { PhotoAnswer } from '#contract/photos.ts';
import styles from './photo-picture.module.css';

type PhotoPictureProps = {
  photo: Pick<PhotoAnswer, 'hash' | 'name' | 'src' | 'avif' | 'jpg'>;
  alt: string;
  /** How wide it is shown: the `sizes` of the picture. */
  sizes: string;
  width: number;
  height: number;
};

/** A photo of the catalogue in the size and format that this screen needs; a grey plate with its name when it cannot be loaded. */
export const PhotoPicture = ({ photo, alt, sizes, width, height }: PhotoPictureProps) => {
  const [broken, setBroken] = useState(false);
  if (broken) return <span className={styles.plate}>{photo.name}</span>;
  const srcSet = (format: 'avif' | 'jpg') =>
    photo[format].map((each) => `${mediaPath(photo.hash, each, format)} ${each}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
      <img
        className={styles.photo}
        src={photo.src}
        srcSet={srcSet('jpg')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
        draggable={false}
        onError={() => setBroken(true)}
      />
    </picture>
  );
};
