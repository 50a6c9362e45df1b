import type { ReactNode } from 'react';
import { sitePaths } from '#contract/site-paths.ts';
import type { MeasuredWall } from '#domain/measures/measured-wall.ts';

const EVENT = 'vitrine:callback';

/** What the visitor asks about: a text for the Description, the pictures that it is about (folder/name), and the walls measured for them. */
type Subject = {
  about: string;
  pictures: readonly string[];
  measures?: readonly AskedWall[];
  enclosure?: Enclosure | undefined;
};

/** A part of the form for what may follow the question. `stored`: the id of the question, once it is stored. */
export type Enclosure = (stored: string | null) => ReactNode;

/** A wall that was measured for a picture, by its hash. */
export type AskedWall = MeasuredWall & { picture: string };

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
