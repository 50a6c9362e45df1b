import { mostPictures } from '#domain/callbacks/most-pictures.ts';
import { type ChosenPhoto, readChosen, writeChosen } from './chosen-photos.ts';

/** `full`: the last choice had no room for all its pictures. */
export type Selection = { chosen: readonly ChosenPhoto[]; full: boolean };

const KEY = 'selection';

let current: Selection | null = null;
// Storage may be refused or full. The selection then lasts as long as the page.
let isStored = true;
const listeners = new Set<() => void>();

/** The selection of this device. The same object until it changes. */
export function readSelection(): Selection {
  current ??= { chosen: load(), full: false };
  return current;
}

/** Changes the newest selection: another tab may have changed it meanwhile. */
export function changeSelection(change: (chosen: readonly ChosenPhoto[]) => readonly ChosenPhoto[]): void {
  const wanted = change(isStored ? load() : readSelection().chosen);
  const chosen = wanted.slice(0, mostPictures);
  store(chosen);
  show({ chosen, full: wanted.length > mostPictures });
}

/** Calls `listener` after each change, also of another tab, and when Back restores the page in its old state. */
export function onSelection(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('storage', followStorage);
    addEventListener('pageshow', followRestored);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('storage', followStorage);
    removeEventListener('pageshow', followRestored);
  };
}

function show(selection: Selection) {
  current = selection;
  for (const listener of listeners) listener();
}

function followStorage({ key }: StorageEvent) {
  // Without a key everything was removed.
  if (key === KEY || key === null) reload();
}

function followRestored({ persisted }: PageTransitionEvent) {
  if (persisted) reload();
}

function reload() {
  if (isStored) show({ chosen: load(), full: false });
}

function load(): ChosenPhoto[] {
  try {
    return readChosen(localStorage.getItem(KEY), Date.now());
  } catch {
    isStored = false;
    return [];
  }
}

function store(chosen: readonly ChosenPhoto[]) {
  try {
    localStorage.setItem(KEY, writeChosen(chosen, Date.now()));
    isStored = true;
  } catch {
    isStored = false;
  }
}
