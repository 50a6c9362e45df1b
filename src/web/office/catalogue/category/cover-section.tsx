import { useState } from 'react';
import type { CataloguePicture } from '#contract/catalogue.ts';
import { paths } from '#contract/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { fetchPhotos } from '../../parts/fetch-photos.ts';
import { useLoad } from '../../parts/use-load.ts';
import { TinyPicture } from '../record/small-picture.tsx';
import section from './category.module.css';
import type { CategoryParts } from './category-fields.ts';
import { CloseUp } from './close-up.tsx';
import styles from './cover-section.module.css';

type CoverSectionProps = CategoryParts & {
  /** How many pictures its folder has. */
  count: number;
  cover: CataloguePicture | undefined;
  onChoose: (picture: CataloguePicture) => void;
};

/** The picture that stands for the category, chosen from its folder, and its close-up. */
export function CoverSection({ category, change, count, cover, onChoose }: CoverSectionProps) {
  const { folder } = category;
  const { state } = useLoad(folder, async (signal) =>
    count === 0 ? { ok: true as const, value: [], headers: new Headers() } : fetchPhotos(folder, signal),
  );
  const [most, setMost] = useState(STEP);
  const photos = state.kind === 'ready' ? state.value : [];
  const isLost = state.kind === 'ready' && category.cover.photo !== '' && cover?.name !== category.cover.photo;
  return (
    <section className={section.section} aria-labelledby="cover">
      <h2 id="cover">
        Cover{' '}
        <span>
          {photos.length === 1 ? '1 picture' : `${photos.length} pictures`} in the folder,{' '}
          <a href={paths.uploadImage}>Upload Images</a>. The square is the close-up in menus and lists: arrows move it
        </span>
      </h2>
      {isLost && (
        <p className={styles.lost} role="status">
          {category.cover.photo} was deleted: the newest picture is shown until you choose another.
        </p>
      )}
      <div className={styles.cover}>
        <div role="radiogroup" aria-labelledby="cover">
          <div className={styles.choose}>
            {photos.slice(0, most).map((photo) => (
              <label key={photo.name}>
                <input
                  type="radio"
                  name="cover"
                  checked={photo.name === cover?.name}
                  onChange={() => {
                    onChoose(photo);
                    change((now) => ({ ...now, cover: { ...now.cover, photo: photo.name } }));
                  }}
                />
                <TinyPicture picture={photo} width={96} height={72} />
                <span>{photo.name}</span>
              </label>
            ))}
          </div>
          {photos.length > most && (
            <Button look="slim" onClick={() => setMost(most + STEP)}>
              Show {Math.min(STEP, photos.length - most)} more of {photos.length}
            </Button>
          )}
          {photos.length === 0 && (
            <p className="quiet">
              {state.kind === 'loading' ? 'Loading …' : state.kind === 'failed' ? state.failure.message : NONE}
            </p>
          )}
        </div>
        {cover && (
          <CloseUp
            picture={cover}
            closeUp={category.cover.closeUp}
            onChange={(closeUp) => change((now) => ({ ...now, cover: { ...now.cover, closeUp } }))}
          />
        )}
      </div>
    </section>
  );
}

/** A folder can have thousands of pictures. */
const STEP = 40;
const NONE = 'No pictures yet: upload some, and come back to choose the cover.';
