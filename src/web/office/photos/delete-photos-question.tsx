import { useState } from 'react';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { brochureFolder, holdsPdfs } from '#domain/catalogue/brochure-folder.ts';
import type { CatalogueMaterial } from '#domain/materials/catalogue-material.ts';
import { materialsNaming } from '#domain/materials/code-of-picture.ts';
import { materialKey } from '#domain/materials/material-key.ts';
import { Question } from '../../ui/question.tsx';
import { fetchMaterials } from '../parts/fetch-photos.ts';
import { useFolders } from '../parts/folders.ts';
import { callStaff } from '../parts/frame/call-staff.ts';
import { useLoad } from '../parts/use-load.ts';
import { type DeletedPhotos, keepDeleted } from './deleted-photos.ts';

type DeletePhotosQuestionProps = DeletedPhotos & { onCancel: () => void; onFailed: (message: string) => void };

/**
 * The specification's question, with the names, and the materials that name them. Afterwards the page reloads with the same
 * product type.
 */
export function DeletePhotosQuestion({ folder, names, onCancel, onFailed }: DeletePhotosQuestionProps) {
  const { titleOf } = useFolders();
  const [busy, setBusy] = useState(false);
  const { state } = useLoad('materials', fetchMaterials);
  const it = names.length === 1 ? 'it' : 'them';
  const deletePhotos = async () => {
    setBusy(true);
    const answer = await callStaff(path(paths.deleteImage, { product: folder, names: names.join(',') }), {
      method: 'DELETE',
      read: (response) => response.text(),
    });
    if (!answer.ok) return onFailed(answer.message);
    keepDeleted({ folder, names });
    location.reload();
  };
  // Who is asked has read it, however fast the keys are.
  if (state.kind === 'loading') return <p role="status">Looking which materials name {it} …</p>;
  return (
    <Question
      title={holdsPdfs(folder) ? 'Delete the selected files?' : 'Are you sure you want delete selected image !!'}
      yes="Delete"
      busy={busy}
      onYes={deletePhotos}
      onCancel={onCancel}
    >
      <p>{names.join(', ')}</p>
      {folder !== brochureFolder && state.kind === 'failed' && (
        <p>
          Which materials name {it} is not known. {state.failure.message}
        </p>
      )}
      {folder !== brochureFolder && state.kind === 'ready' && (
        <Naming folder={folder} names={names} materials={state.value.materials.map(({ material }) => material)} />
      )}
      <p className="quiet">
        {names.length === 1 ? 'It is' : 'They are'} removed from {titleOf(folder)} at once. You can restore {it} for 30
        days.
      </p>
    </Question>
  );
}

/** More would hide the buttons. */
const MOST_NAMED = 5;

/** Which materials name the files, and what becomes of their pages. */
function Naming({ folder, names, materials }: DeletedPhotos & { materials: readonly CatalogueMaterial[] }) {
  const naming = materialsNaming(materials, folder, names);
  const [it, isBack] = names.length === 1 ? ['it', 'it is back'] : ['them', 'they are back'];
  if (naming.length === 0) return <p>No material names {it}.</p>;
  return (
    <>
      <p>
        {naming.length === 1 ? '1 material names' : `${naming.length} materials name`} {it}:
      </p>
      <dl className="about">
        {naming.slice(0, MOST_NAMED).map(({ material: { code, names: called }, names: files }) => (
          <div key={code}>
            <dt>
              <a href={path(paths.materialPage, { id: materialKey(code) })} target="_blank" rel="noopener">
                {code}
              </a>
            </dt>
            <dd>{names.length === 1 ? called.en : `${called.en}: ${files.join(', ')}`}</dd>
          </div>
        ))}
      </dl>
      {naming.length > MOST_NAMED && <p>and {naming.length - MOST_NAMED} more</p>}
      <p>
        Visitors no longer find {it} there. The record keeps the name: restored, {isBack} there.
      </p>
    </>
  );
}
