import type { CataloguePicture } from '#contract/catalogue.ts';
import type { HomeSlide } from '#domain/catalogue/catalogue-record.ts';
import { Button } from '../../../ui/button.tsx';
import { TinyPicture } from '../record/small-picture.tsx';
import { useNewestPhotos } from '../record/use-newest-photos.ts';
import styles from './slide-picture.module.css';

type SlidePictureProps = {
  picture: HomeSlide['picture'];
  /** The folder of the slide's category. */
  folder: string;
  onChoose: (picture: HomeSlide['picture'], shown: CataloguePicture | null) => void;
};

/** The picture of a slide, from its category's folder; without one of its own it shows the category's cover. */
export function SlidePicture({ picture, folder, onChoose }: SlidePictureProps) {
  const { state, photos, count, showMore } = useNewestPhotos(folder, STEP);
  return (
    <fieldset className={styles.pictures}>
      <legend>Picture</legend>
      <label>
        <input type="radio" name="slide-picture" checked={picture === null} onChange={() => onChoose(null, null)} />
        <span>the category’s cover</span>
      </label>
      {photos.map((photo) => (
        <label key={photo.name}>
          <input
            type="radio"
            name="slide-picture"
            checked={picture?.name === photo.name && picture.folder === folder}
            onChange={() => onChoose({ folder, name: photo.name }, photo)}
          />
          <TinyPicture picture={photo} width={96} height={72} />
          <span>{photo.name}</span>
        </label>
      ))}
      {count > photos.length && (
        <Button look="slim" onClick={showMore}>
          Show more of {count}
        </Button>
      )}
      {state.kind !== 'ready' && (
        <p className="quiet">{state.kind === 'loading' ? 'Loading …' : state.failure.message}</p>
      )}
    </fieldset>
  );
}

const STEP = 24;
