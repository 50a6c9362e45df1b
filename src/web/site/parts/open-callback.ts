import { sitePaths } from '#contract/site-paths.ts';

const EVENT = 'vitrine:callback';

/** What the visitor asks about: a text for the Description, and the hashes of the selected pictures. */
type Subject = { about: string; pictures: readonly string[] };

/** Opens the dialog ‘Callback Details’, with `about` in its Description. When no dialog listens, opens its page instead. */
export function openCallback(subject: Subject = { about: '', pictures: [] }): void {
  const event = new CustomEvent(EVENT, { detail: subject, cancelable: true });
  // A listener calls preventDefault when it opens the dialog.
  if (document.dispatchEvent(event)) location.assign(sitePaths.callbackDetails);
}

/** Calls `open` each time a visitor asks for a callback. Returns a function that stops this. */
export function onCallback(open: (subject: Subject) => void): () => void {
  const listen = (event: Event) => {
    event.preventDefault();
    open((event as CustomEvent<Subject>).detail);
  };
  document.addEventListener(EVENT, listen);
  return () => document.removeEventListener(EVENT, listen);
}
