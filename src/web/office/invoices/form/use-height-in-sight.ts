import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps an open list in sight: as high as there is room on its side of its field, and no higher. A phone's keyboard makes the
 * visual viewport lower and changes no length of CSS, so it is measured.
 */
export function useHeightInSight(list: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const limit = () => list.current && limitHeight(list.current);
    limit();
    visualViewport?.addEventListener('resize', limit);
    return () => visualViewport?.removeEventListener('resize', limit);
  }, [list, isOpen]);
}

/** The least height worth opening: two addresses. Where there is less room the page scrolls. */
const LEAST = 130;

function limitHeight(list: HTMLElement): void {
  const field = list.offsetParent?.getBoundingClientRect();
  if (!field || !visualViewport) return;
  const { offsetTop, height } = visualViewport;
  // What the bars at the top and bottom of the screen take.
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const top = Math.max(offsetTop, Number.parseFloat(scrollPaddingTop));
  const bottom = Math.min(offsetTop + height, innerHeight - Number.parseFloat(scrollPaddingBottom));
  const isAbove = list.getBoundingClientRect().top < field.top;
  const room = isAbove ? field.top - top : bottom - field.bottom;
  list.style.maxHeight = `${Math.max(room, LEAST)}px`;
  list.scrollIntoView({ block: 'nearest' });
}
