import type { MaterialListAnswer } from '#contract/materials.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { PhotoAnswer } from '#contract/photos.ts';
import { type CallAnswer, callApi, FAILED_CALL } from '../../call-api.ts';
import { callStaff } from './frame/call-staff.ts';

/** Pictures with these names, or a page of them; `page` is from 1. */
type Part = { names: readonly string[] } | { size: number; page?: number };

/** Fetches the pictures of a product folder, newest first: all of them, or a part. */
export function fetchPhotos(folder: string, signal: AbortSignal, part?: Part): Promise<CallAnswer<PhotoAnswer[]>> {
  return callApi(path(paths.filenames, { group: folder }) + queryOf(part), {
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

/** Fetches all materials with their codes. */
export function fetchMaterials(signal: AbortSignal): Promise<CallAnswer<MaterialListAnswer>> {
  return callStaff(paths.materialList, { read: (response) => response.json() as Promise<MaterialListAnswer>, signal });
}

function queryOf(part: Part | undefined): string {
  if (!part) return '';
  if ('names' in part) return `?names=${part.names.map(encodeURIComponent).join(',')}`;
  return `?size=${part.size}${part.page ? `&page=${part.page}` : ''}`;
}
