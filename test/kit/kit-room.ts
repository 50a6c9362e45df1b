import type { ComponentType } from 'react';

/** One state of a room's parts, drawn in a window of its own: ids, keys and the dock of one do not meet those of another. */
export type KitState = {
  title: string;
  /** Also shown as wide as a phone. */
  onPhone?: true;
  Show: ComponentType;
};

/** A room of the office's kit, and its states by their names in the address. */
export type KitRoom = { title: string; folder: string; states: Readonly<Record<string, KitState>> };
