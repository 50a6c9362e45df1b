import { useState } from 'react';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { DeletedPhotoAnswer } from '#contract/photos.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { callStaff } from '../parts/frame/call-staff.ts';
import { shownTime } from '../parts/shown-time.ts';
import { useLoad } from '../parts/use-load.ts';
import { FailedLoad } from '../parts/when-loaded.tsx';
import styles from './deletion-page.module.css';

type DeletedListProps = { folder: string; onRestored: () => void };

/** What was deleted from a folder in the last 30 days, the last one first, each with a button that brings it back. Nothing where nothing was. */
export function DeletedList({ folder, onRestored }: DeletedListProps) {
  const { state, reload } = useLoad(folder, (signal) =>
    callStaff(path(paths.deletedImages, { product: folder }), {
      read: (response) => response.json() as Promise<DeletedPhotoAnswer[]>,
      signal,
    }),
  );
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ kind: 'good' | 'bad'; title: string } | null>(null);
  const restore = async ({ key, name }: DeletedPhotoAnswer) => {
    if (busy) return;
    setBusy(true);
    const where = path(paths.restoreImage, { product: folder, names: name });
    const answer = await callStaff(`${where}?key=${encodeURIComponent(key)}`, {
      method: 'POST',
      read: (response) => response.text(),
    });
    setBusy(false);
    setSaid(answer.ok ? { kind: 'good', title: answer.value } : { kind: 'bad', title: answer.message });
    if (answer.ok) onRestored();
    reload();
  };
  if (state.kind === 'failed') return <FailedLoad failure={state.failure} onRetry={reload} />;
  if (state.kind === 'loading') return null;
  return (
    <>
      {/* Each outcome is another notice, so that it takes the focus again. */}
      {said && <Notice key={`${said.title} ${state.value.length}`} {...said} takesFocus />}
      {state.value.length > 0 && (
        <details className={styles.deleted}>
          <summary>Deleted in the last 30 days: {state.value.length}</summary>
          <ul className="listed">
            {state.value.map((photo) => (
              <li key={photo.key} className={`line ${styles.file}`}>
                <img src={photo.placeholder} alt="" width={40} height={30} />
                <span>
                  {photo.name} <span className="quiet">{shownTime(photo.deletedAt)}</span>
                </span>
                <Button
                  aria-disabled={busy}
                  aria-label={`Restore ${photo.name}, deleted ${shownTime(photo.deletedAt)}`}
                  onClick={() => restore(photo)}
                >
                  Restore
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
