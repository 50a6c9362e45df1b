import { useState } from 'react';
import type { BrochurePicture } from '#domain/brochures/brochure-draft.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { tilesBetween } from '../../ui/tiles-between.ts';
import { useFolders } from '../parts/folders.ts';
import { PhotoPages } from '../parts/photo-pages.tsx';
import type { PhotoPage } from '../parts/use-photo-page.ts';
import styles from './brochure-maker.module.css';

type PictureChoiceProps = {
  folder: string;
  /** Of the pictures of that folder; null before they are loaded. */
  page: PhotoPage | null;
  loading: boolean;
  chosen: readonly BrochurePicture[];
  error: string | undefined;
  onFolder: (folder: string) => void;
  onTurn: (page: number) => void;
  onChange: (chosen: BrochurePicture[]) => void;
};

/** A folder and its pictures. A chosen picture goes to the end of the brochure. */
export function PictureChoice({
  folder,
  page,
  loading,
  chosen,
  error,
  onFolder,
  onTurn,
  onChange,
}: PictureChoiceProps) {
  const { pictures: options, titleOf } = useFolders();
  const [last, setLast] = useState<string | null>(null);
  const here = chosen.filter((picture) => picture.folder === folder).map(({ name }) => name);
  const toggle = (name: string, isRange: boolean) => {
    const names = (page?.photos ?? []).map((photo) => photo.name);
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
        note={page ? `${countOf(page.count)}, ${here.length} chosen` : ''}
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
      {folder !== '' && !page && loading && <p className="quiet">Loading the pictures of {titleOf(folder)} …</p>}
      {page?.count === 0 && <p className="quiet">There are no pictures in {titleOf(folder)}.</p>}
      {page && page.count > 0 && (
        <div className={styles.tiles}>
          <PhotoPages
            key={folder}
            small
            label={`Pictures of ${titleOf(folder)}`}
            shown={page}
            chosen={here}
            onToggle={toggle}
            onTurn={onTurn}
          />
        </div>
      )}
    </section>
  );
}

function countOf(pictures: number) {
  return pictures === 1 ? '1 picture' : `${pictures} pictures`;
}
