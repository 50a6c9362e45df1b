import type { CallbackPhoto } from '#domain/callbacks/callback-photo.ts';
import type { Actor } from './actor.ts';

/* The photos that visitors send with their requests, apart from the pictures of the catalogue. Instants are ISO UTC text. */

export type CallbackPhotoStore = {
  /** Those of these requests, deleted ones too. */
  of(callbacks: readonly string[]): Promise<CallbackPhoto[]>;
  /** False, and nothing is stored, when the request has one already, or is not there any more. */
  add(photo: CallbackPhoto): Promise<boolean>;
  /**
   * Takes its file from each photo that came before `before`, at most `most` of them, the oldest first; the audit log says which.
   * Returns the files: nothing refers to them any more.
   */
  forget(before: string, most: number, at: string): Promise<string[]>;
  /** The same for the photo of one request, by one of the staff; null when it has none, or not any more. */
  forgetOne(callback: string, at: string, actor: Actor): Promise<string | null>;
};
