import { useState } from 'react';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { holdsPdfs } from '#domain/catalogue/brochure-folder.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useFolders } from '../parts/folders.ts';
import { callStaff } from '../parts/frame/call-staff.ts';
import type { DeletedPhotos } from './deleted-photos.ts';

type DeletedNoticeProps = DeletedPhotos & { onRestored: () => void };

/** Names the deleted pictures, with an Undo button. */
export function DeletedNotice({ folder, names, onRestored }: DeletedNoticeProps) {
  const { titleOf } = useFolders();
  const [outcome, setOutcome] = useState<{ kind: 'good' | 'bad'; message: string } | 'busy' | null>(null);
  const what = names.length === 1 ? names[0] : `${names.length} ${holdsPdfs(folder) ? 'files' : 'images'}`;
  const undo = async () => {
    if (outcome === 'busy') return;
    setOutcome('busy');
    const answer = await callStaff(path(paths.restoreImage, { product: folder, names: names.join(',') }), {
      method: 'POST',
      read: (response) => response.text(),
    });
    setOutcome({ kind: answer.ok ? 'good' : 'bad', message: answer.ok ? answer.value : answer.message });
    if (answer.ok) onRestored();
  };
  if (outcome !== null && outcome !== 'busy' && outcome.kind === 'good')
    return <Notice kind="good" title={outcome.message} takesFocus />;
  return (
    <>
      {outcome !== null && outcome !== 'busy' && <Notice kind="bad" title={outcome.message} />}
      <Notice
        kind="good"
        takesFocus
        title={`${what} ${names.length === 1 ? 'is' : 'are'} deleted from ${titleOf(folder)}`}
        actions={
          <Button aria-disabled={outcome === 'busy'} onClick={undo}>
            Undo
          </Button>
        }
      />
    </>
  );
}
