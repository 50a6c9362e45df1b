import { useEffect, useLayoutEffect, useState } from 'react';
import { savesData } from '../parts/saves-data.ts';

type Turning = {
  at: number;
  before: number;
  stopped: boolean;
  /** Play was pressed: the slides change although the pointer or the focus is still on the carousel. */
  insists: boolean;
  /** The visitor chose the slide, so screen readers announce it. */
  chosen: boolean;
  /** The visitor has just chosen or touched: the slide stays for longer, once. */
  resting: boolean;
  /** The visitor saves data: no picture is fetched ahead while the carousel is stopped. */
  sparing: boolean;
  /** The script has loaded. */
  woken: boolean;
};

type TurningOptions = {
  count: number;
  /** Milliseconds for each slide. */
  interval: number;
  /** Whether the pictures are in the window. */
  isInSight: () => boolean;
  /** Whether the pointer or the focus is on the carousel. */
  isHeld: () => boolean;
  /** Whether the picture of the slide has loaded; until then the current slide stays. */
  isReady: (slide: number) => boolean;
};

/**
 * The current slide of a carousel, and the actions that change it. Slides change by themselves and start again after the last.
 * They wait while `isHeld`, while they are out of sight or the tab is hidden, and longer after the visitor chose a slide or touched
 * them; they stop after Pause. With reduced motion or reduced data the carousel starts stopped.
 */
export function useAutoAdvance({ count, interval, isInSight, isHeld, isReady }: TurningOptions) {
  const [turning, setTurning] = useState<Turning>(atRest);
  const { at, stopped, insists, resting, sparing, woken } = turning;
  const change = (changes: Partial<Turning>) => setTurning((last) => ({ ...last, ...changes }));
  const show = (slide: number, changes: Partial<Turning> = {}) =>
    setTurning((last) => ({ ...last, ...changes, at: (slide + count) % count, before: last.at }));

  useEffect(() => {
    const sparing = savesData();
    const stopped = sparing || matchMedia('(prefers-reduced-motion: reduce)').matches;
    setTurning((last) => ({ ...last, woken: true, sparing, stopped }));
  }, []);

  // The time of a slide begins when it is drawn, not a frame later.
  useLayoutEffect(() => {
    if (!woken || stopped || count < 2) return;
    const turn = () => {
      const waits = document.hidden || !isInSight() || (isHeld() && !insists) || !isReady((at + 1) % count);
      if (!waits) show(at + 1, { chosen: false, resting: false });
      else if (resting) change({ resting: false });
    };
    const timer = setInterval(turn, resting ? Math.max(REST, interval) : interval);
    return () => clearInterval(timer);
  });

  return {
    ...turning,
    /** The slide to fetch ahead; -1 for none. */
    next: sparing && stopped ? -1 : (at + 1) % count,
    choose: (slide: number) => show(slide, { chosen: true, insists: false, resting: true }),
    toggle: () => change({ stopped: !stopped, insists: stopped, resting: false }),
    /** A finger was on it. */
    rest: () => change({ insists: false, resting: true }),
    /** The pointer or the focus has gone. */
    leave: () => change({ insists: false }),
  };
}

/** Who has chosen a picture wants to look at it. */
const REST = 10_000;

const atRest: Turning = {
  at: 0,
  before: 0,
  stopped: false,
  insists: false,
  chosen: false,
  resting: false,
  sparing: false,
  woken: false,
};
