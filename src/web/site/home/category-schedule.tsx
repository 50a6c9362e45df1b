import type { MenuCategory } from '#domain/catalogue/page-catalogue.ts';
import { PhotoPicture } from '../../ui/photo-picture.tsx';
import { type Covered, menuNumber } from '../parts/category-plate.tsx';
import { ExploreLink } from '../parts/explore-link.tsx';
import { MaterialSquare } from '../parts/material-square.tsx';
import { pictureAlt } from '../parts/picture-alt.ts';
import { useWords } from '../words/site-words.tsx';
import styles from './category-schedule.module.css';

/** A list of categories: photo, name, number and Explore on one line, which is all one link. */
export function CategorySchedule({ cards }: { cards: (MenuCategory & Covered)[] }) {
  const { words } = useWords();
  const isBare = !cards.some(({ photo, closeUp }) => photo || closeUp);
  return (
    <ol className={`${styles.schedule} ${isBare ? 'lines names-alone' : 'lines'}`}>
      {cards.map(({ id, title, route, photo, closeUp }) => (
        <li key={id}>
          {!isBare && (
            <>
              <div className={styles.photo}>
                {photo && (
                  <PhotoPicture
                    photo={photo}
                    alt={pictureAlt(photo.title, title, 1, words)}
                    sizes="176px"
                    width={4}
                    height={3}
                  />
                )}
              </div>
              <div className={styles.material}>
                {closeUp && <MaterialSquare square={closeUp} sizes="(max-width: 999px) 128px, 448px" />}
              </div>
            </>
          )}
          <h3>{title}</h3>
          <span className={styles.number}>{menuNumber(id, words)}</span>
          <ExploreLink href={route} name={title} whole />
        </li>
      ))}
    </ol>
  );
}
