import { useState } from 'react';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { holdsPdfs } from '#domain/catalogue/brochure-folder.ts';
import { Question } from '../../ui/question.tsx';
import { useFolders } from '../parts/folders.ts';
import { callStaff } from '../parts/frame/call-staff.ts';
import { type DeletedPhotos, keepDeleted } from './deleted-photos.ts';

type DeletePhotosQuestionProps = DeletedPhotos & { onCancel: () => void; onFailed: (message: string) => void };

/** The specification's question, with the names. Afterwards the page reloads with the same product type. */
export function DeletePhotosQuestion({ folder, names, onCancel, onFailed }: DeletePhotosQuestionProps) {
  const { titleOf } = useFolders();
  const [busy, setBusy] = useState(false);
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
  return (
    <Question
      title={holdsPdfs(folder) ? 'Delete the selected files?' : 'Are you sure you want delete selected image !!'}
      yes="Delete"
      busy={busy}
      onYes={deletePhotos}
      onCancel={onCancel}
    >
      <p>{names.join(', ')}</p>
      <p className="quiet">
        {names.length === 1 ? 'It is' : 'They are'} removed from {titleOf(folder)} at once. You can restore{' '}
        {names.length === 1 ? 'it' : 'them'} for 30 days.
      </p>
    </Question>
  );
}
