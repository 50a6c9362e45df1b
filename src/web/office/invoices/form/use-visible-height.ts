import { type RefObject, useLayoutEffect } from 'react';

/**
 * Limits the height of an open list to the visible space on its side of the field. The on-screen keyboard shrinks the visual
 * viewport but no CSS length, so the space is measured.
 */
export function useVisibleHeight(list: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const limit = () => list.current && limitHeight(list.current);
    limit();
    visualViewport?.addEventListener('resize', limit);
    return () => visualViewport?.removeEventListener('resize', limit);
  }, [list, isOpen]);
}

/** Two addresses, in pixels. With less space the page scrolls. */
const MIN_HEIGHT = 130;

function limitHeight(list: HTMLElement): void {
  const field = list.offsetParent?.getBoundingClientRect();
  if (!field || !visualViewport) return;
  const { offsetTop, height } = visualViewport;
  // The scroll padding is the height of the bars at the top and bottom.
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const top = Math.max(offsetTop, Number.parseFloat(scrollPaddingTop));
  const bottom = Math.min(offsetTop + height, innerHeight - Number.parseFloat(scrollPaddingBottom));
  const isAbove = list.getBoundingClientRect().top < field.top;
  const space = isAbove ? field.top - top : bottom - field.bottom;
  list.style.maxHeight = `${Math.max(space, MIN_HEIGHT)}px`;
  list.scrollIntoView({ block: 'nearest' });
}
