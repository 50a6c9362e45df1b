import type { RefObject } from 'react';
import { PhotoPicture } from '../../ui/photo-picture.tsx';
import { pictureAlt } from '../parts/picture-alt.ts';
import { useWords } from '../words/site-words.tsx';
import styles from './carousel-stage.module.css';
import type { Slide } from './slide.ts';
import { useSwipe } from './use-swipe.ts';

type CarouselStageProps = {
  slides: Slide[];
  pictures: RefObject<HTMLOListElement | null>;
  /** The current slide, the previous one and the next one. */
  stateOf: (slide: number) => 'on' | 'before' | 'next' | 'off';
  /** The script has loaded: one slide is shown at a time. Before that they are side by side, and the visitor scrolls. */
  alive: boolean;
  onSwipe: (by: 1 | -1) => void;
};

/** The pictures of a carousel, stacked. */
export function CarouselStage({ slides, pictures, stateOf, alive, onSwipe }: CarouselStageProps) {
  const { words } = useWords();
  return (
    <ol ref={pictures} className={styles.stage} {...useSwipe(onSwipe)}>
      {slides.map(({ id, caption, name, photo }, slide) => (
        <li key={id} data-state={stateOf(slide)} inert={alive && stateOf(slide) !== 'on'}>
          {photo && (
            <PhotoPicture
              photo={photo}
              alt={pictureAlt(photo.title, name, 1, words)}
              // A little less than the real width, so that a phone of density 2 fetches 768 pixels, not 1152.
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
