import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { BrochurePicture } from '#domain/brochures/brochure-draft.ts';
import { pageOfPicture } from '#domain/brochures/brochure-pages.ts';
import { movePicture } from '#domain/brochures/move-picture.ts';
import { Button } from '../../ui/button.tsx';
import { PhotoPicture } from '../../ui/photo-picture.tsx';
import { OrderField } from '../parts/fields/order-field.tsx';
import { useFolders } from '../parts/folders.ts';
import styles from './picture-order.module.css';
import type { ChosenPicture } from './use-folder-photos.ts';

type PictureOrderProps = {
  pictures: readonly ChosenPicture[];
  errorOf: (field: string) => string | undefined;
  onChange: (chosen: BrochurePicture[]) => void;
};

/** The chosen pictures in their order. Alt+Up and Alt+Down move a row, and so does its number. */
export function PictureOrder({ pictures, errorOf, onChange }: PictureOrderProps) {
  const { titleOf } = useFolders();
  const [announced, setAnnounced] = useState('');
  // Moving a row in the page takes the focus from it.
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    document.getElementById(wanted.current)?.focus();
    wanted.current = null;
  });

  const move = (from: number, to: number, control: 'order' | 'remove') => {
    const at = Math.max(0, Math.min(to, pictures.length - 1));
    if (at === from) return;
    wanted.current = `${control}-${at}`;
    setAnnounced(`${nameOf(pictures[from])} is now number ${at + 1} of ${pictures.length}`);
    onChange(movePicture(pictures, from, at).map(plain));
  };
  const remove = (position: number) => {
    wanted.current = pictures.length === 1 ? 'folder' : `remove-${Math.min(position, pictures.length - 2)}`;
    setAnnounced(`${nameOf(pictures[position])} is removed`);
    onChange(pictures.toSpliced(position, 1).map(plain));
  };
  const onKeyDown = (event: KeyboardEvent, position: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step || !event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(position, position + step, (event.target as HTMLElement).id.startsWith('remove') ? 'remove' : 'order');
  };

  return (
    <section className={styles.order}>
      <h2 id="inside">
        In the brochure <span>two on a page</span>
      </h2>
      {pictures.length === 0 ? (
        <p className={`quiet ${styles.none}`}>Choose a folder and its pictures. They appear here in their order.</p>
      ) : (
        <ol aria-labelledby="inside">
          {pictures.map((picture, position) => (
            <li key={`${picture.folder}/${picture.name}`} onKeyDown={(event) => onKeyDown(event, position)}>
              <OrderField
                id={`order-${position}`}
                label={`Order of ${nameOf(picture)}`}
                position={position}
                invalid={errorOf(`pictures.${position}`) !== undefined || picture.photo === null}
                onMove={(to) => move(position, to, 'order')}
              />
              <span className={styles.photo}>
                {picture.photo && <PhotoPicture photo={picture.photo} alt="" sizes="64px" width={64} height={48} />}
              </span>
              <div>
                <b>{nameOf(picture)}</b>
                {picture.photo === null ? (
                  <small className={styles.gone}>no longer in {titleOf(picture.folder)}: remove it</small>
                ) : (
                  <small>
                    <span>{titleOf(picture.folder)}, </span>page {pageOfPicture(position)}
                  </small>
                )}
              </div>
              <Button
                id={`remove-${position}`}
                look="slim"
                aria-label={`Remove ${nameOf(picture)}`}
                onClick={() => remove(position)}
              >
                Remove
              </Button>
            </li>
          ))}
        </ol>
      )}
      <span className="sr" role="status">
        {announced}
      </span>
    </section>
  );
}

function nameOf(picture: ChosenPicture | undefined): string {
  return picture?.photo?.title || picture?.name || '';
}

function plain({ folder, name }: ChosenPicture): BrochurePicture {
  return { folder, name };
}
