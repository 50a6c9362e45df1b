import { useState } from 'react';
import type { PhotoAnswer } from '#contract/photos.ts';
import { fetchPhotos } from './fetch-photos.ts';
import { useLoad } from './use-load.ts';

/** A page of the pictures of a folder, and how many it has in all. */
export type PhotoPage = { folder: string; page: number; size: number; photos: PhotoAnswer[]; count: number };

/** The pictures of a folder in pages of `size`, newest first. While the next page loads, the last one stays. */
export function usePhotoPage(folder: string, size: number) {
  const [turned, setTurned] = useState({ folder, page: 1 });
  const page = turned.folder === folder ? turned.page : 1;
  const { state, latest, reload } = useLoad<PhotoPage | null>(`${folder} ${page}`, async (signal) => {
    if (folder === '') return { ok: true, value: null, headers: new Headers() };
    const answer = await fetchPhotos(folder, signal, { size, page });
    if (!answer.ok) return answer;
    const count = Number(answer.headers.get('X-Total-Count'));
    return { ...answer, value: { folder, page, size, photos: answer.value, count } };
  });
  const shown = latest?.folder === folder ? latest : null;
  return { state, shown, reload, turnTo: (to: number) => setTurned({ folder, page: to }) };
}
