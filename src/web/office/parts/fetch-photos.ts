import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { PhotoAnswer } from '#contract/photos.ts';
import { type CallAnswer, callApi, FAILED_CALL } from '../../call-api.ts';

/** Fetches the pictures of a product folder, newest first: all of them, or at most `most`. */
export function fetchPhotos(folder: string, signal: AbortSignal, most?: number): Promise<CallAnswer<PhotoAnswer[]>> {
  return callApi(path(paths.filenames, { group: folder }) + (most ? `?size=${most}` : ''), {
    logged: FAILED_CALL,
    read: (response) => response.json() as Promise<PhotoAnswer[]>,
    signal,
  });
}

/** Fetches the file names in a folder: pictures or brochures. */
export function fetchNames(folder: string, signal: AbortSignal): Promise<CallAnswer<string[]>> {
  return callApi(path(paths.filenames, { group: folder }), {
    logged: FAILED_CALL,
    read: async (response) =>
      ((await response.json()) as (PhotoAnswer | string)[]).map((each) =>
        typeof each === 'string' ? each : each.name,
      ),
    signal,
  });
}
