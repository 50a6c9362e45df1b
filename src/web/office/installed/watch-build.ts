import { paths } from '#contract/paths.ts';
import { isOtherBuild } from './is-other-build.ts';

/** Milliseconds between two looks, at least. */
const PAUSE = 600_000;
/** Milliseconds until it is time to ask whether the pause is over: a timer of the same length as the pause may come just before its end. */
const TICK = 60_000;

/**
 * Looks now and then whether the server has another build than the one that draws this page, and says so once. A page that is opened
 * is always of the newest build; this is for one that stays open. Returns how to stop.
 */
export function watchBuild(onNew: () => void): () => void {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"]');
  const entry = script ? new URL(script.src).pathname : '';
  let looked = Date.now();
  const look = async () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine || Date.now() - looked < PAUSE) return;
    looked = Date.now();
    const answer = await fetch(paths.operations, { cache: 'no-cache' }).catch(() => null);
    if (!answer?.ok || !isOtherBuild(await answer.text(), entry)) return;
    stop();
    onNew();
  };
  const timer = setInterval(look, TICK);
  const stop = () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
  document.addEventListener('visibilitychange', look);
  return stop;
}
