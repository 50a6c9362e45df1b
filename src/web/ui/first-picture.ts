import { createContext } from 'react';
import type { PhotoAnswer } from '#contract/photos.ts';

/** A picture at the top of a page, and how it is shown. */
export type FirstPicture = { photo: Pick<PhotoAnswer, 'hash' | 'avif' | 'jpg'>; sizes: string; large: boolean };

/** The server notes the first picture of a page while it draws the page, and preloads it. Null in browsers. */
export const NoteFirstPicture = createContext<((picture: FirstPicture) => void) | null>(null);
