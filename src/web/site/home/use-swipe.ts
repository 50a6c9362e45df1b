import { type PointerEvent, useRef } from 'react';

const FARTHEST_TAP = 40;

/** What a part of the page needs to hear swipes: more than 40 px to the left is `onSwipe(1)`, to the right `onSwipe(-1)`. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<number | null>(null);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!event.isPrimary || event.button !== 0) return;
      start.current = event.clientX;
      // Heard to its end, wherever that is.
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerUp: ({ isPrimary, clientX }: PointerEvent) => {
      if (!isPrimary || start.current === null) return;
      const moved = clientX - start.current;
      start.current = null;
      if (Math.abs(moved) > FARTHEST_TAP) onSwipe(moved < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
