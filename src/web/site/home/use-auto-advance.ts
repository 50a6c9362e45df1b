import { useEffect, useState } from 'react';
import { savesData } from '../parts/saves-data.ts';

type Turning = {
  at: number;
  before: number;
  stopped: boolean;
  /** Play was pressed: it turns although the pointer or the focus is still there. */
  insists: boolean;
  /** The slide was chosen and not turned to: it is worth saying. */
  chosen: boolean;
  /** Nothing is fetched before it is asked for. */
  sparing: boolean;
  /** The script has come. */
  woken: boolean;
};

type TurningOptions = {
  count: number;
  /** Milliseconds that a slide stands. */
  interval: number;
  /** Whether somebody is looking at the slide that stands. */
  isHeld: () => boolean;
  /** Whether the slide can be shown: a picture that is still on its way is waited for. */
  isReady: (slide: number) => boolean;
};

/**
 * Which slide of a carousel stands, and what moves it. It turns by itself and wraps around, waits while it is held or
 * its tab is hidden, and stands still once Pause is pressed. For those who asked their system for less motion or
 * less data it begins stopped.
 */
export function useAutoAdvance({ count, interval, isHeld, isReady }: TurningOptions) {
  const [turning, setTurning] = useState<Turning>(atRest);
  const { at, stopped, insists, sparing, woken } = turning;
  const change = (changes: Partial<Turning>) => setTurning((last) => ({ ...last, ...changes }));
  const show = (slide: number, changes: Partial<Turning> = {}) =>
    setTurning((last) => ({ ...last, ...changes, at: (slide + count) % count, before: last.at }));

  useEffect(() => {
    const sparing = savesData();
    const stopped = sparing || matchMedia('(prefers-reduced-motion: reduce)').matches;
    setTurning((last) => ({ ...last, woken: true, sparing, stopped }));
  }, []);

  useEffect(() => {
    if (!woken || stopped || count < 2) return;
    const timer = setInterval(() => {
      if (document.hidden || (isHeld() && !insists)) return;
      if (isReady((at + 1) % count)) show(at + 1, { chosen: false });
    }, interval);
    return () => clearInterval(timer);
  });

  return {
    ...turning,
    /** The slide to fetch ahead; -1 for none. */
    next: sparing && stopped ? -1 : (at + 1) % count,
    choose: (slide: number) => show(slide, { chosen: true, insists: false }),
    toggle: () => change({ stopped: !stopped, insists: stopped }),
    /** The pointer or the focus has gone. */
    leave: () => change({ insists: false }),
  };
}

const atRest: Turning = {
  at: 0,
  before: 0,
  stopped: false,
  insists: false,
  chosen: false,
  sparing: false,
  woken: false,
};
