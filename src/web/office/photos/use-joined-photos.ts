import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { MaterialListAnswer, SavedMaterialAnswer } from '#contract/materials.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { codeOfPicture } from '#domain/materials/code-of-picture.ts';
import { type JoinedPhoto, joinPhoto, materialsByLetters, withPicturesAdded } from '#domain/materials/join-photo.ts';
import { fetchMaterials } from '../parts/fetch-photos.ts';
import { callStaff } from '../parts/frame/call-staff.ts';
import { useLoad } from '../parts/use-load.ts';

/** `said`: the name of the file that was dropped; the same picture may have been stored under another one before. */
export type DroppedPhoto = { folder: string; name: string; said: string };

export type JoinedRow = DroppedPhoto & { key: string; joined: JoinedPhoto; isTicked: boolean };

/** What became of the deed. `refused`: a sentence for each material that was not saved. */
export type PutPhotos = { codes: string[]; count: number; refused: string[] };

/** Pictures that are on no material yet, with what their names say of materials, ticked where all of it was understood. */
export function useJoinedPhotos(pictures: readonly DroppedPhoto[]) {
  const { state, reload } = useLoad('materials', fetchMaterials);
  const saved = state.kind === 'ready' ? state.value.materials : none;
  const found = useMemo(() => {
    const materials = saved.map(({ material }) => material);
    const letters = materialsByLetters(materials);
    // The same picture dropped twice is one.
    return [...new Map(pictures.map((picture) => [`${picture.folder}/${picture.name}`, picture]))]
      .filter(([, picture]) => codeOfPicture(materials, picture) === '')
      .map(([key, picture]) => ({ ...picture, key, joined: joinPhoto(picture.said, letters) }));
  }, [saved, pictures]);
  /** What staff chose against the proposal. */
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<PutPhotos | null>(null);

  const rows = found.map(
    (row): JoinedRow => ({
      ...row,
      isTicked: row.joined.kind === 'joined' && (ticks.get(row.key) ?? row.joined.left === ''),
    }),
  );
  const chosen = rows.flatMap(({ joined, isTicked, ...row }) =>
    isTicked && joined.kind === 'joined' ? [{ ...row, ...joined }] : [],
  );
  /** Saves the next version of each material in turn. One that is refused leaves its pictures in the list. */
  const put = async () => {
    if (busy || chosen.length === 0) return;
    setDone(null);
    setBusy(true);
    const result: PutPhotos = { codes: [], count: 0, refused: [] };
    for (const [material, photos] of Map.groupBy(chosen, (each) => each.material)) {
      const { code } = material;
      const answer = await callStaff(path(paths.material, { code }), {
        method: 'POST',
        body: {
          onto: saved.find((each) => each.material === material)?.version ?? 0,
          material: withPicturesAdded(material, photos),
        },
        read: (response) => response.json() as Promise<SavedMaterialAnswer>,
      });
      if (answer.ok) {
        result.codes.push(code);
        result.count += photos.length;
      } else if (answer.status === 409)
        result.refused.push(`${code} was changed by somebody else meanwhile: once more.`);
      else
        result.refused.push([`${code}:`, answer.message, ...answer.problems.map(({ message }) => message)].join(' '));
    }
    flushSync(() => {
      setBusy(false);
      setDone(result);
    });
    reload();
  };
  const tick = (key: string, isTicked: boolean) => setTicks((before) => new Map(before).set(key, isTicked));
  return { rows, count: chosen.length, tick, put, busy, done, state, reload };
}

const none: MaterialListAnswer['materials'] = [];
