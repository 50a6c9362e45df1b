import { type ReactNode, useRef } from 'react';
import { slideInterval } from '#domain/catalogue/home-page-lists.ts';
import { Button } from '../../ui/button.tsx';
import { ExploreLink } from '../parts/explore-link.tsx';
import { CarouselStage } from './carousel-stage.tsx';
import styles from './home-carousel.module.css';
import type { Slide } from './slide.ts';
import { useAutoAdvance } from './use-auto-advance.ts';

type HomeCarouselProps = {
  slides: Slide[];
  /** Milliseconds that a slide stands. */
  interval?: number;
  /** The heading, beside the pictures. */
  children: ReactNode;
};

/** Pictures that turn by themselves; the list of their captions is the way through them. */
export function HomeCarousel({ slides, interval = slideInterval.byDefault, children }: HomeCarouselProps) {
  const area = useRef<HTMLElement>(null);
  const pictures = useRef<HTMLOListElement>(null);
  // A finger leaves its `:hover` behind when it is lifted, a mouse does not.
  const finger = useRef<'none' | 'down' | 'lifted'>('none');
  const { at, before, next, stopped, chosen, woken, choose, toggle, leave } = useAutoAdvance({
    count: slides.length,
    interval,
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
      aria-label="Product pictures"
      onBlur={({ relatedTarget }) => area.current?.contains(relatedTarget) || leave()}
      onPointerEnter={({ pointerType }) => {
        finger.current = pointerType === 'touch' ? 'down' : 'none';
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'touch') finger.current = 'lifted';
        leave();
      }}
    >
      <div className={styles.heading}>{children}</div>
      <div className={styles.under}>
        <div className={styles.controls}>
          <Button onClick={toggle} data-live="">
            {stopped ? 'Play' : 'Pause'}
          </Button>
          <Button onClick={() => choose(at - 1)} data-live="">
            Previous
          </Button>
          <Button onClick={() => choose(at + 1)} data-live="">
            Next
          </Button>
          {/* Another text for each slide: one that grows from 9 to 10 would count as moved. */}
          <span key={at} className={styles.count}>
            {at + 1} / {slides.length}
          </span>
        </div>
        <div className={styles.say}>
          <div className={styles.captions}>
            <p aria-live={stopped || chosen ? 'polite' : 'off'}>{current?.caption}</p>
            {/* The place of the widest and of the highest is kept, whatever the letters. */}
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
              <span className={styles.number}>{id}</span>
              {caption}
            </button>
          </li>
        ))}
      </ol>
      <CarouselStage
        slides={slides}
        pictures={pictures}
        // Nothing but the first is fetched before the page is alive, and then always one ahead.
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
