import type { FoundPicture } from '#domain/search/search-answer.ts';
import { PhotoPicture } from '../../ui/photo-picture.tsx';
import { useWords } from '../words/site-words.tsx';
import { FoundText } from './found-text.tsx';
import styles from './result-tiles.module.css';

type ResultTilesProps = {
  pictures: readonly FoundPicture[];
  label: string;
  /** The tiles are at the top of the page. */
  first: boolean;
};

/** Pictures that were found, with their title and their category. The title leads to the picture's own page. */
export function ResultTiles({ pictures, label, first }: ResultTilesProps) {
  const { language, to } = useWords();
  return (
    <ul className={styles.tiles} aria-label={label}>
      {pictures.map(({ folder, photo, title, category, path }, position) => (
        <li key={`${folder}/${photo.name}`}>
          <span className={styles.photo}>
            <PhotoPicture
              photo={photo}
              alt=""
              sizes="(min-width: 1680px) 290px, (min-width: 1000px) 17vw, (min-width: 640px) 31vw, 46vw"
              width={250}
              height={150}
              first={first && position === 0}
            />
          </span>
          <a className={styles.name} href={to(path)}>
            <FoundText text={title} />
          </a>
          <span className={styles.category} lang={category.lang === language ? undefined : category.lang}>
            {category.text}
          </span>
        </li>
      ))}
    </ul>
  );
}
