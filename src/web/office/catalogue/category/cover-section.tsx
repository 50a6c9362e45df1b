import type { CataloguePicture } from '#contract/catalogue.ts';
import { paths } from '#contract/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { TinyPicture } from '../record/small-picture.tsx';
import { useNewestPhotos } from '../record/use-newest-photos.ts';
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

/** The cover of the category, chosen from its folder, and its close-up. */
export function CoverSection({ category, change, count, cover, onChoose }: CoverSectionProps) {
  const { folder } = category;
  const { state, photos, count: all, showMore } = useNewestPhotos(count === 0 ? '' : folder, STEP);
  const isLost = state.kind === 'ready' && category.cover.photo !== '' && cover?.name !== category.cover.photo;
  return (
    <section className={section.section} aria-labelledby="cover">
      <h2 id="cover">
        Cover{' '}
        <span>
          {all === 1 ? '1 picture' : `${all} pictures`} in the folder, <a href={paths.uploadImage}>Upload Images</a>.
          The square is the close-up in menus and lists: arrows move it
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
            {photos.map((photo) => (
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
          {all > photos.length && (
            <Button look="slim" onClick={showMore}>
              Show {Math.min(STEP, all - photos.length)} more of {all}
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

const STEP = 60;
const NONE = 'No pictures yet: upload some, and come back to choose the cover.';
