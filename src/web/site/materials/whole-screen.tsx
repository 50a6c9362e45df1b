import { type KeyboardEvent, type MouseEvent, type UIEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PagePhoto } from '#domain/catalogue/catalogue.ts';
import { PhotoPicture } from '../../ui/photo-picture.tsx';
import { useWords } from '../words/site-words.tsx';
import styles from './whole-screen.module.css';

type WholeScreenProps = {
  title: string;
  views: readonly { photo: PagePhoto; alt: string }[];
  /** The view that it opens with. */
  first: number;
  /** `last`: the view that it closed with. */
  onClose: (last: number) => void;
};

/**
 * The views on the whole screen: a finger swipes and pinches them, two taps magnify the place, arrows step, + magnifies (arrows move the
 * picture then), - shows all of it again, Escape closes.
 */
export function WholeScreen({ title, views, first, onClose }: WholeScreenProps) {
  const { words } = useWords();
  const { material } = words;
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  /** The view that an arrow scrolls to: those on the way are not counted. */
  const going = useRef<number | null>(null);
  const [at, setAt] = useState(first);
  /** The view that is magnified, and the point that was tapped, in parts of its frame. */
  const [near, setNear] = useState<{ view: number; x: number; y: number } | null>(null);
  useEffect(() => {
    dialog.current?.showModal();
    strip.current?.scrollTo({ left: first * strip.current.clientWidth, behavior: 'instant' });
  }, [first]);
  useEffect(() => setNear((now) => (now?.view === at ? now : null)), [at]);
  useLayoutEffect(() => {
    const frame = near && strip.current?.children[near.view];
    if (!frame) return;
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = frame;
    const [left, top] = [near.x * (scrollWidth - clientWidth), near.y * (scrollHeight - clientHeight)];
    frame.scrollTo({ left, top, behavior: 'instant' });
  }, [near]);
  const magnify = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>, view: number) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    setNear(near?.view === view ? null : { view, x: (clientX - left) / width, y: (clientY - top) / height });
  };
  const show = (next: number) => {
    const to = Math.min(Math.max(next, 0), views.length - 1);
    if (to === at) return;
    going.current = to;
    setAt(to);
    strip.current?.scrollTo({ left: to * strip.current.clientWidth });
  };
  const follow = ({ currentTarget }: UIEvent<HTMLElement>) => {
    // A strip that closes has no width any more.
    if (currentTarget.clientWidth === 0) return;
    const near = Math.round(currentTarget.scrollLeft / currentTarget.clientWidth);
    if (going.current === null) setAt(near);
    else if (going.current === near) going.current = null;
  };
  const takeOver = () => {
    going.current = null;
  };
  const step = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') setNear({ view: at, x: 0.5, y: 0.5 });
    if (event.key === '-') setNear(null);
    const [x, y] = arrows[event.key] ?? [0, 0];
    const frame = near && strip.current?.children[near.view];
    if (x === 0 && (y === 0 || !frame)) return;
    event.preventDefault();
    if (frame) frame.scrollBy((x * frame.clientWidth) / 3, (y * frame.clientHeight) / 3);
    else show(at + x);
  };
  return (
    <dialog ref={dialog} className={styles.screen} aria-label={title} onKeyDown={step} onClose={() => onClose(at)}>
      <ul
        ref={strip}
        className={styles.strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so a keyboard must reach it
        tabIndex={0}
        onScroll={follow}
        onPointerDown={takeOver}
        onWheel={takeOver}
      >
        {views.map(({ photo, alt }, view) => (
          <li
            key={photo.name}
            className={near?.view === view ? styles.near : undefined}
            onDoubleClick={(event) => magnify(event, view)}
          >
            <PhotoPicture photo={photo} alt={alt} sizes="100vw" width={photo.width} height={photo.height} large />
          </li>
        ))}
      </ul>
      <footer>
        <p>{title}</p>
        {views.length > 1 && (
          <>
            <button type="button" aria-label={material.previous} aria-disabled={at === 0} onClick={() => show(at - 1)}>
              ‹
            </button>
            <span role="status">
              {at + 1} / {views.length}
            </span>
            <button
              type="button"
              aria-label={material.next}
              aria-disabled={at === views.length - 1}
              onClick={() => show(at + 1)}
            >
              ›
            </button>
          </>
        )}
        <button type="button" onClick={() => dialog.current?.close()}>
          {material.close}
        </button>
      </footer>
    </dialog>
  );
}

const arrows: Record<string, readonly [x: number, y: number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};
