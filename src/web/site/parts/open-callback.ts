import { paths } from '#contract/paths.ts';

const EVENT = 'vitrine:callback';

/** Opens the dialog ‘Callback Details’, with `about` in its Description. When no dialog listens, opens its page instead. */
export function openCallback(about = ''): void {
  const event = new CustomEvent(EVENT, { detail: about, cancelable: true });
  // A listener calls preventDefault when it opens the dialog.
  if (document.dispatchEvent(event)) location.assign(paths.callbackDetails);
}

/** Calls `open` each time a visitor asks for a callback. Returns a function that stops this. */
export function onCallback(open: (about: string) => void): () => void {
  const listen = (event: Event) => {
    event.preventDefault();
    open((event as CustomEvent<string>).detail);
  };
  document.addEventListener(EVENT, listen);
  return () => document.removeEventListener(EVENT, listen);
}
