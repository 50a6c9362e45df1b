import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import type { PhotoAnswer } from '#contract/photos.ts';
import { deletionOptions, folderTitle } from '#domain/catalogue/categories.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Dock } from '../ui/dock.tsx';
import { Field } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { PhotoPicture } from '../ui/photo-picture.tsx';
import { Select } from '../ui/select.tsx';
import { DeletePhotosQuestion } from './delete-photos-question.tsx';
import { DeletedNotice } from './deleted-notice.tsx';
import { keepDeleted, readDeleted } from './deleted-photos.ts';
import styles from './deletion-page.module.css';
import { fetchPhotos } from './folder-photos.ts';
import { PhotoTiles } from './photo-tiles.tsx';
import { PageHead, StaffPage } from './staff-page.tsx';
import { useAnswer } from './use-answer.ts';
import { useTileChoice } from './use-tile-choice.ts';

const TITLE = 'Delete Images';

export const DeletionPage = () => (
  <StaffPage title={TITLE} ownHead>
    {() => <DeleteImages />}
  </StaffPage>
);

const DeleteImages = () => {
  const [deleted] = useState(() => readDeleted(location.hash));
  const [folder, setFolder] = useState(deleted.folder);
  const { state, again } = useAnswer<PhotoAnswer[]>(folder, async (signal) =>
    folder === '' ? { ok: true, value: [], headers: new Headers() } : fetchPhotos(folder, signal),
  );
  const photos = state.is === 'ready' ? state.value : [];
  const { chosen, toggle, clear } = useTileChoice(photos.map(({ name }) => name));
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState('');

  return (
    <>
      <PageHead title={TITLE}>
        <span className="quiet" role="status">
          {folder !== '' && state.is === 'ready' && `${count(photos.length)}, ${chosen.length} selected`}
        </span>
        <p className={styles.keys} aria-hidden="true">
          <span>
            <kbd>Space</kbd> selects
          </span>
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> <kbd>←</kbd> <kbd>→</kbd> move
          </span>
          <span>
            <kbd>Shift</kbd> click selects a run
          </span>
        </p>
      </PageHead>
      <div className={styles.type}>
        <Field id="product-type" label="Product type">
          {(control) => (
            <Select
              {...control}
              options={deletionOptions}
              value={folder}
              onChange={({ currentTarget }) => {
                setFolder(currentTarget.value);
                keepDeleted({ folder: currentTarget.value, names: [] });
                setFailure('');
                clear();
              }}
            />
          )}
        </Field>
      </div>
      <div className={styles.notices}>
        {failure && <Notice kind="bad" title={failure} />}
        {deleted.names.length > 0 && <DeletedNotice {...deleted} onRestored={again} />}
      </div>
      {folder === '' && <p className="quiet">Choose a product type to see its images.</p>}
      {folder !== '' && state.is === 'loading' && (
        <p className="quiet">Loading the images of {folderTitle(folder)} …</p>
      )}
      {state.is === 'failed' && (
        <Notice kind="bad" title={state.failure.message} actions={<Button onClick={again}>Try again</Button>} />
      )}
      {folder !== '' && state.is === 'ready' && photos.length === 0 && (
        <>
          <p className={styles.none}>There are no images in {folderTitle(folder)}.</p>
          <ButtonLink href={paths.uploadImage}>Upload Images</ButtonLink>
        </>
      )}
      {photos.length > 0 && (
        <PhotoTiles
          key={folder}
          label={`Images of ${folderTitle(folder)}`}
          photos={photos}
          chosen={chosen}
          onToggle={toggle}
        />
      )}
      {chosen.length > 0 && (
        <Dock>
          <div className={styles.minis} aria-hidden="true">
            {photos
              .filter(({ name }) => chosen.includes(name))
              .slice(0, 6)
              .map((photo) => (
                <span key={photo.name}>
                  <PhotoPicture photo={photo} alt="" sizes="60px" width={60} height={36} />
                </span>
              ))}
          </div>
          <p className={styles.names}>
            <b>{chosen.length} selected</b>, {chosen.join(', ')}
          </p>
          <Button onClick={clear}>Clear</Button>
          <Button look="bad" onClick={() => setAsking(true)}>
            Delete !!
          </Button>
        </Dock>
      )}
      {asking && (
        <DeletePhotosQuestion
          folder={folder}
          names={chosen}
          onCancel={() => setAsking(false)}
          onFailed={(message) => {
            setAsking(false);
            setFailure(message);
            again();
          }}
        />
      )}
    </>
  );
};

const count = (photos: number) => (photos === 1 ? '1 image' : `${photos} images`);
