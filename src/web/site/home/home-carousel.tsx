import { type ReactNode, useRef } from 'react';
import { slideInterval } from '#domain/catalogue/slide-interval.ts';
import { fillWords } from '#domain/text/fill-words.ts';
import { Button } from '../../ui/button.tsx';
import { ExploreLink } from '../parts/explore-link.tsx';
import { useWords } from '../words/site-words.tsx';
import { CarouselStage } from './carousel-stage.tsx';
import styles from './home-carousel.module.css';
import type { Slide } from './slide.ts';
import { useAutoAdvance } from './use-auto-advance.ts';
import { useIsInSight } from './use-is-in-sight.ts';

type HomeCarouselProps = {
  slides: Slide[];
  /** Milliseconds for each slide. */
  interval?: number;
  /** The heading, beside the pictures. */
  children: ReactNode;
};

/** Pictures that change by themselves; the list of captions lets the visitor choose one. */
export function HomeCarousel({ slides, interval = slideInterval.byDefault, children }: HomeCarouselProps) {
  const { words } = useWords();
  const area = useRef<HTMLElement>(null);
  const pictures = useRef<HTMLOListElement>(null);
  // After a touch, `:hover` stays on; after a mouse it does not.
  const finger = useRef<'none' | 'down' | 'lifted'>('none');
  const { at, before, next, stopped, chosen, woken, choose, toggle, rest, leave } = useAutoAdvance({
    count: slides.length,
    interval,
    isInSight: useIsInSight(pictures),
    isHeld: () =>
      finger.current === 'down' ||
      (area.current?.matches(
        finger.current === 'none' ? ':is(:hover, :has(:focus-visible))' : ':has(:focus-visible)',
      ) ??
        false),
    isReady: (slide) =>
      pictures.current?.children[slide]?.querySelector('picture')?.querySelector('img')?.complete ?? true,
  });
  const current = slides[at];
  return (
    <section
      ref={area}
      className={styles.carousel}
      aria-label={words.home.pictures}
      onBlur={({ relatedTarget }) => area.current?.contains(relatedTarget) || leave()}
      onPointerEnter={({ pointerType }) => {
        finger.current = pointerType === 'touch' ? 'down' : 'none';
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType !== 'touch') return leave();
        finger.current = 'lifted';
        rest();
      }}
    >
      <div className={styles.heading}>{children}</div>
      <div className={styles.under}>
        <div className={styles.controls}>
          <Button onClick={toggle} data-live="">
            {stopped ? words.home.play : words.home.pause}
          </Button>
          <Button onClick={() => choose(at - 1)} data-live="">
            {words.site.previous}
          </Button>
          <Button onClick={() => choose(at + 1)} data-live="">
            {words.site.next}
          </Button>
          {/* A new element for each slide: the same one would count as a layout shift when 9 becomes 10. */}
          <span key={at} className={styles.count}>
            {fillWords(words.home.count, { at: at + 1, count: slides.length })}
          </span>
        </div>
        <div className={styles.say}>
          <div className={styles.captions} data-heading>
            <p aria-live={stopped || chosen ? 'polite' : 'off'}>{current?.caption}</p>
            {/* Keeps room for the widest and the tallest caption, at any font size. */}
            {slides.map(({ id, caption }) => (
              <span key={id} aria-hidden="true">
                {caption}
              </span>
            ))}
          </div>
          {current && <ExploreLink href={current.route} name={current.caption} />}
        </div>
      </div>
      <ol className={styles.index}>
        {slides.map(({ id, caption }, slide) => (
          <li key={id}>
            <button type="button" aria-current={slide === at} onClick={() => choose(slide)} data-live="">
              <span className={styles.number}>{id}</span> {caption}
            </button>
          </li>
        ))}
      </ol>
      <CarouselStage
        slides={slides}
        pictures={pictures}
        // Before the script has loaded, only the first picture is fetched; then always one ahead.
        stateOf={(slide) =>
          slide === at ? 'on' : slide === before ? 'before' : woken && slide === next ? 'next' : 'off'
        }
        alive={woken}
        onSwipe={(by) => choose(at + by)}
      />
      <div className={styles.ruler} aria-hidden="true">
        {slides.map(({ id }, slide) => (
          <i key={id} data-on={slide === at || undefined} />
        ))}
      </div>
    </section>
  );
}
