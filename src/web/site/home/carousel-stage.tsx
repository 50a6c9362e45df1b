import type { RefObject } from 'react';
import { photoAlt } from '#domain/photos/photo.ts';
import { PhotoPicture } from '../../ui/photo-picture.tsx';
import styles from './carousel-stage.module.css';
import type { Slide } from './slide.ts';
import { useSwipe } from './use-swipe.ts';

type CarouselStageProps = {
  slides: Slide[];
  pictures: RefObject<HTMLOListElement | null>;
  /** The slide that stands, the one that stood before it, the one that will be next. */
  stateOf: (slide: number) => 'on' | 'before' | 'next' | 'off';
  /** The script has come: one slide at a time. Without it they lie side by side, to be scrolled. */
  alive: boolean;
  onSwipe: (by: 1 | -1) => void;
};

/** The pictures of a carousel, one upon the other. */
export function CarouselStage({ slides, pictures, stateOf, alive, onSwipe }: CarouselStageProps) {
  return (
    <ol ref={pictures} className={styles.stage} {...useSwipe(onSwipe)}>
      {slides.map(({ id, caption, folder, photo }, slide) => (
        <li key={id} data-state={stateOf(slide)} inert={alive && stateOf(slide) !== 'on'}>
          {photo && (
            <PhotoPicture
              photo={photo}
              alt={photoAlt({ title: photo.title, folder }, 1)}
              // A little less than it is wide: a phone of density 2 takes 768 pixels then, and not 1152.
              sizes="(min-width: 1000px) 76vw, (min-width: 600px) 93vw, 97vw"
              width={4}
              height={3}
              first={slide === 0}
              large
            />
          )}
          <p className={styles.caption}>{caption}</p>
        </li>
      ))}
    </ol>
  );
}
