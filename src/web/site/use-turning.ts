import { useEffect, useState } from 'react';

type Turning = {
  at: number;
  before: number;
  stopped: boolean;
  /** Play was pressed: it turns although the pointer or the focus is still there. */
  insists: boolean;
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
 * its tab is hidden, and stands still once it is stopped or somebody has chosen a slide. For those who asked their
 * system for less motion it begins stopped.
 */
export const useTurning = ({ count, interval, isHeld, isReady }: TurningOptions) => {
  const [turning, setTurning] = useState<Turning>(atRest);
  const { at, stopped, insists, woken } = turning;
  const change = (changes: Partial<Turning>) => setTurning((last) => ({ ...last, ...changes }));
  const show = (slide: number, changes: Partial<Turning> = {}) =>
    setTurning((last) => ({ ...last, ...changes, at: (slide + count) % count, before: last.at }));

  useEffect(() => {
    const stopped = matchMedia('(prefers-reduced-motion: reduce)').matches;
    setTurning((last) => ({ ...last, woken: true, stopped }));
  }, []);

  useEffect(() => {
    if (!woken || stopped || count < 2) return;
    const timer = setInterval(() => {
      if (document.hidden || (isHeld() && !insists)) return;
      if (isReady((at + 1) % count)) show(at + 1);
    }, interval);
    return () => clearInterval(timer);
  });

  return {
    ...turning,
    next: (at + 1) % count,
    choose: (slide: number) => show(slide, { stopped: true, insists: false }),
    stop: () => change({ stopped: true, insists: false }),
    toggle: () => change({ stopped: !stopped, insists: stopped }),
    /** Whoever pressed Play has gone. */
    leave: () => change({ insists: false }),
  };
};

const atRest: Turning = { at: 0, before: 0, stopped: false, insists: false, woken: false };
