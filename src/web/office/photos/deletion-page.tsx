import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import type { PhotoAnswer } from '#contract/photos.ts';
import { holdsPdfs } from '#domain/catalogue/brochure-folder.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { fetchPhotos } from '../parts/fetch-photos.ts';
import { useFolders } from '../parts/folders.ts';
import { PageHead, StaffPage } from '../parts/frame/staff-page.tsx';
import { PhotoPages } from '../parts/photo-pages.tsx';
import { usePhotoPage } from '../parts/use-photo-page.ts';
import { FailedLoad } from '../parts/when-loaded.tsx';
import { DeletePhotosQuestion } from './delete-photos-question.tsx';
import { DeletedList } from './deleted-list.tsx';
import { DeletedNotice } from './deleted-notice.tsx';
import { keepDeleted, readDeleted } from './deleted-photos.ts';
import styles from './deletion-page.module.css';
import { PdfDeletion } from './pdf-deletion.tsx';
import { PhotoDialog } from './photo-dialog.tsx';
import { SelectionDock } from './selection-dock.tsx';
import { TileFacts } from './tile-facts.tsx';
import { useFocusRecovery } from './use-focus-recovery.ts';
import { useTileChoice } from './use-tile-choice.ts';

export function DeletionPage({ title }: { title: string }) {
  return (
    <StaffPage title={title} ownHead>
      {() => <DeleteImages title={title} />}
    </StaffPage>
  );
}

function DeleteImages({ title }: { title: string }) {
  const { deletions, titleOf } = useFolders();
  const [deleted, setDeleted] = useState(() =>
    readDeleted(location.hash, deletions.map(({ value }) => value).slice(1)),
  );
  const [undone, setUndone] = useState(false);
  const [restores, setRestores] = useState(0);
  const [folder, setFolder] = useState(deleted.folder);
  const isPdf = holdsPdfs(folder);
  const { state, shown, reload, turnTo } = usePhotoPage(isPdf ? '' : folder, PAGE);
  const [describing, setDescribing] = useState<PhotoAnswer | null>(null);
  const { chosen, toggle, keep, clear } = useTileChoice(shown?.photos ?? []);
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState('');
  useFocusRecovery();
  const refresh = async () => {
    reload();
    const names = chosen.map(({ name }) => name);
    const there = await fetchPhotos(folder, new AbortController().signal, { names });
    if (there.ok) keep(there.value);
  };
  const bringBack = () => {
    keepDeleted({ folder, names: [] });
    setRestores((count) => count + 1);
    reload();
  };

  return (
    <>
      <PageHead title={title}>
        <span className="quiet" role="status">
          {shown && `${countOf(shown.count)}, ${chosen.length} selected`}
        </span>
        {!isPdf && (
          <p className={styles.keys} aria-hidden="true">
            <span>
              <kbd>Space</kbd> selects
            </span>
            <span>
              <kbd>↑</kbd> <kbd>↓</kbd> <kbd>←</kbd> <kbd>→</kbd> move
            </span>
            <span>
              <kbd>Shift</kbd> click selects a range
            </span>
          </p>
        )}
      </PageHead>
      <div className={styles.type}>
        <Field id="product-type" label="Product type">
          {(control) => (
            <Select
              {...control}
              options={deletions}
              value={folder}
              onChange={({ currentTarget }) => {
                setFolder(currentTarget.value);
                keepDeleted({ folder: currentTarget.value, names: [] });
                if (undone) setDeleted(nothing);
                setFailure('');
                clear();
              }}
            />
          )}
        </Field>
      </div>
      <div className={styles.notices}>
        {failure && <Notice kind="bad" title={failure} takesFocus />}
        {deleted.names.length > 0 && (
          <DeletedNotice
            {...deleted}
            onRestored={() => {
              setUndone(true);
              bringBack();
            }}
          />
        )}
      </div>
      {folder === '' && <p className="quiet">Choose a product type to see its images.</p>}
      {folder !== '' && !isPdf && !shown && state.kind === 'loading' && (
        <p className="quiet">Loading the images of {titleOf(folder)} …</p>
      )}
      {state.kind === 'failed' && <FailedLoad failure={state.failure} onRetry={reload} />}
      {shown?.count === 0 && (
        <>
          <p className={styles.none}>There are no images in {titleOf(folder)}.</p>
          <ButtonLink href={paths.uploadImage}>Upload Images</ButtonLink>
        </>
      )}
      {shown && shown.count > 0 && (
        <PhotoPages
          key={folder}
          label={`Images of ${titleOf(folder)}`}
          shown={shown}
          chosen={chosen.map(({ name }) => name)}
          facts={TileFacts}
          onToggle={toggle}
          onTurn={turnTo}
        />
      )}
      {chosen.length > 0 && (
        <SelectionDock
          names={chosen.map(({ name }) => name)}
          photos={chosen}
          onClear={() => {
            clear();
            focusTiles();
          }}
          onDescribe={setDescribing}
          onDelete={() => {
            setFailure('');
            setAsking(true);
          }}
        />
      )}
      {isPdf && <PdfDeletion key={`${folder} ${restores}`} folder={folder} onFailed={setFailure} />}
      {folder !== '' && (
        <DeletedList
          key={`${folder} ${undone}`}
          folder={folder}
          onRestored={() => {
            setDeleted(nothing);
            bringBack();
          }}
        />
      )}
      {describing && (
        <PhotoDialog folder={folder} photo={describing} onClose={() => setDescribing(null)} onSaved={refresh} />
      )}
      {asking && (
        <DeletePhotosQuestion
          folder={folder}
          names={chosen.map(({ name }) => name)}
          onCancel={() => setAsking(false)}
          onFailed={(message) => {
            setAsking(false);
            setFailure(message);
            refresh();
          }}
        />
      )}
    </>
  );
}

// The Clear button is gone with the dock: focus the tiles.
function focusTiles() {
  return document.querySelector<HTMLElement>('[data-tiles] [tabindex="0"]')?.focus();
}

const nothing = { folder: '', names: [] };

/** Pictures on a page. */
const PAGE = 120;

function countOf(photos: number) {
  return photos === 1 ? '1 image' : `${photos} images`;
}
