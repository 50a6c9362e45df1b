import { useState } from 'react';
import type { PhotoAnswer } from '#contract/photos.ts';
import type { BrochurePicture } from '#domain/brochures/brochure-draft.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { tilesBetween } from '../../ui/tiles-between.ts';
import { useFolders } from '../parts/folders.ts';
import { PhotoTiles } from '../parts/photo-tiles.tsx';
import styles from './brochure-maker.module.css';

type PictureChoiceProps = {
  folder: string;
  /** The pictures of that folder; undefined before they are loaded. */
  photos: readonly PhotoAnswer[] | undefined;
  loading: boolean;
  chosen: readonly BrochurePicture[];
  error: string | undefined;
  onFolder: (folder: string) => void;
  onChange: (chosen: BrochurePicture[]) => void;
};

/** A folder and its pictures. A chosen picture goes to the end of the brochure. */
export function PictureChoice({ folder, photos, loading, chosen, error, onFolder, onChange }: PictureChoiceProps) {
  const { pictures: options, titleOf } = useFolders();
  const [last, setLast] = useState<string | null>(null);
  const here = chosen.filter((picture) => picture.folder === folder).map(({ name }) => name);
  const toggle = (name: string, isRange: boolean) => {
    const names = (photos ?? []).map((photo) => photo.name);
    const touched = isRange ? tilesBetween(names, last, name) : [name];
    setLast(name);
    if (here.includes(name))
      return onChange(chosen.filter((picture) => picture.folder !== folder || !touched.includes(picture.name)));
    const added = touched.filter((each) => !here.includes(each)).map((each) => ({ folder, name: each }));
    onChange([...chosen, ...added]);
  };
  return (
    <section className={styles.section}>
      <h2>
        Pictures <span>{chosen.length === 0 ? 'none chosen yet' : `${chosen.length} chosen`}</span>
      </h2>
      <Field
        id="folder"
        label="Folder"
        note={folder && photos ? `${countOf(photos.length)}, ${here.length} chosen` : ''}
        error={error}
      >
        {(control) => (
          <Select
            {...control}
            options={options}
            value={folder}
            onChange={({ currentTarget }) => {
              setLast(null);
              onFolder(currentTarget.value);
            }}
          />
        )}
      </Field>
      {folder !== '' && !photos && loading && <p className="quiet">Loading the pictures of {titleOf(folder)} …</p>}
      {photos?.length === 0 && <p className="quiet">There are no pictures in {titleOf(folder)}.</p>}
      {photos && photos.length > 0 && (
        <div className={styles.tiles}>
          <PhotoTiles
            key={folder}
            small
            label={`Pictures of ${titleOf(folder)}`}
            photos={photos}
            chosen={here}
            onToggle={toggle}
          />
        </div>
      )}
    </section>
  );
}

function countOf(pictures: number) {
  return pictures === 1 ? '1 picture' : `${pictures} pictures`;
}
