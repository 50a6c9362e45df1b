import { type RefObject, useEffect, useRef, useState } from 'react';
import { savesData } from './saves-data.ts';

/** Milliseconds for the map's page to answer, and again for the frame to load. */
const TIMEOUT = 10_000;

/** 'requested': the map's page is being fetched; 'framed': the frame loads over the drawing; 'shown': the map is there. */
type MapState = 'drawn' | 'requested' | 'framed' | 'shown' | 'failed';

/**
 * Loads the map at `address` when the visitor has scrolled to `box`: never on arrival, and not for visitors who save data. A
 * frame fires `load` for a browser's error page too, so the map's page is fetched first: that fails when offline or blocked.
 */
export function useMap(address: string, box: RefObject<Element | null>) {
  const [state, setState] = useState<MapState>('drawn');

  // A second press, or a scroll after a press, must not replace a frame that is loading or shown.
  const busy = useRef(false);

  const load = async () => {
    if (busy.current) return;
    busy.current = true;
    setState('requested');
    try {
      await fetch(address, { mode: 'no-cors', credentials: 'omit', signal: AbortSignal.timeout(TIMEOUT) });
      setState('framed');
    } catch {
      setState('failed');
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is set up once
  useEffect(() => {
    if (savesData()) return;
    const near = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      load();
    });
    const watch = () => box.current && near.observe(box.current);
    // A link to this part of the page, or Back, starts below the top.
    if (scrollY > 0) watch();
    else addEventListener('scroll', watch, { once: true });
    return () => {
      removeEventListener('scroll', watch);
      near.disconnect();
    };
  }, []);

  useEffect(() => {
    if (state === 'failed') busy.current = false;
    if (state !== 'framed') return;
    const timer = setTimeout(() => setState('failed'), TIMEOUT);
    return () => clearTimeout(timer);
  }, [state]);

  return { state, load, show: () => setState('shown') };
}
