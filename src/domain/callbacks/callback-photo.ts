/** The photo of a wall that a visitor sent with a request; sizes in pixels, instants ISO UTC. */
export type CallbackPhoto = {
  /** The id of the request. */
  callback: string;
  /** The SHA-256 of the JPEG; null once it is deleted. */
  file: string | null;
  width: number;
  height: number;
  bytes: number;
  receivedAt: string;
  deletedAt: string | null;
};

/** What a visitor may send, and what is stored, in bytes. */
export const maxCallbackPhotoBytes = 400_000;

/** The longest side of what is stored, in pixels. */
export const maxCallbackPhotoPixels = 1600;

/** How many days a photo is kept. */
export const callbackPhotoDays = 180;
