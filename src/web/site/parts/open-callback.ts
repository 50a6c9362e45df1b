import { paths } from '#contract/paths.ts';

const EVENT = 'vitrine:callback';

/** Opens ‘Callback Details’ over the page; `about` goes into its Description. Where no dialog listens, its page is opened instead. */
export function openCallback(about = ''): void {
  const event = new CustomEvent(EVENT, { detail: about, cancelable: true });
  // A listener says by preventDefault that it has opened.
  if (document.dispatchEvent(event)) location.assign(paths.callbackDetails);
}

/** Calls `open` whenever a callback is asked for; answers how to stop. */
export function onCallback(open: (about: string) => void): () => void {
  const listen = (event: Event) => {
    event.preventDefault();
    open((event as CustomEvent<string>).detail);
  };
  document.addEventListener(EVENT, listen);
  return () => document.removeEventListener(EVENT, listen);
}
