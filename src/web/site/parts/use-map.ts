import { type RefObject, useEffect, useRef, useState } from 'react';
import { savesData } from './saves-data.ts';

/** Milliseconds that the map's page has to answer, and then to be drawn. */
const PATIENCE = 10_000;

/** 'asked': its page is on the way; 'framed': the frame loads over the drawing; 'shown': it is there. */
type MapState = 'drawn' | 'asked' | 'framed' | 'shown' | 'failed';

/**
 * Loads the map at `address` once the visitor has scrolled to `box`: never on arrival, and not for those who save data.
 * A frame says `load` for a browser's error page too, so its page is asked for first: offline or blocked, that fails.
 */
export function useMap(address: string, box: RefObject<Element | null>) {
  const [state, setState] = useState<MapState>('drawn');

  // A second press, or the scroll after a press, must not take away the frame that loads or stands.
  const busy = useRef(false);

  const load = async () => {
    if (busy.current) return;
    busy.current = true;
    setState('asked');
    try {
      await fetch(address, { mode: 'no-cors', credentials: 'omit', signal: AbortSignal.timeout(PATIENCE) });
      setState('framed');
    } catch {
      setState('failed');
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the visitor comes to it once
  useEffect(() => {
    if (savesData()) return;
    const near = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      load();
    });
    const watch = () => box.current && near.observe(box.current);
    // A link to this part of the page, or Back, has brought the visitor here.
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
    const timer = setTimeout(() => setState('failed'), PATIENCE);
    return () => clearTimeout(timer);
  }, [state]);

  return { state, load, show: () => setState('shown') };
}
