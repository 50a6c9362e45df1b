import { type PointerEvent, useRef } from 'react';

const MAX_TAP = 40;

/** Event handlers that detect swipes: more than 40 px to the left calls `onSwipe(1)`, to the right `onSwipe(-1)`. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<number | null>(null);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!event.isPrimary || event.button !== 0) return;
      start.current = event.clientX;
      // Receive the end of the swipe, also outside of the element.
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerUp: ({ isPrimary, clientX }: PointerEvent) => {
      if (!isPrimary || start.current === null) return;
      const moved = clientX - start.current;
      start.current = null;
      if (Math.abs(moved) > MAX_TAP) onSwipe(moved < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
