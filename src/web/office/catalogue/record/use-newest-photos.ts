import { useState } from 'react';
import type { PhotoAnswer } from '#contract/photos.ts';
import { fetchPhotos } from '../../parts/fetch-photos.ts';
import { useLoad } from '../../parts/use-load.ts';

/**
 * The newest pictures of a folder, `step` at first and as many again with each `showMore`: a folder can have thousands. `count` is
 * the number of its pictures; 0 without a folder.
 */
export function useNewestPhotos(folder: string, step: number) {
  const [asked, setAsked] = useState({ folder, most: step });
  const most = asked.folder === folder ? asked.most : step;
  const { state, latest } = useLoad<{ folder: string; photos: PhotoAnswer[]; count: number }>(
    `${folder} ${most}`,
    async (signal) => {
      if (folder === '') return { ok: true, value: { folder, photos: [], count: 0 }, headers: new Headers() };
      const answer = await fetchPhotos(folder, signal, { size: most });
      const count = answer.ok ? Number(answer.headers.get('X-Total-Count')) : 0;
      return answer.ok ? { ...answer, value: { folder, photos: answer.value, count } } : answer;
    },
  );
  // While more of them load, those that are there stay.
  const shown = latest?.folder === folder ? latest : null;
  return {
    state,
    photos: shown?.photos ?? [],
    count: shown?.count ?? 0,
    showMore: () => setAsked({ folder, most: most + step }),
  };
}
