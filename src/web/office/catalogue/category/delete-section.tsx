import { paths } from '#contract/paths.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './category.module.css';

type DeleteSectionProps = {
  /** The pictures that visitors see, in the category's folder. */
  pictures: number;
  folder: string;
  onDelete: () => void;
};

/** Deletes a category that has no pictures; of another it says what to do first. */
export function DeleteSection({ pictures, folder, onDelete }: DeleteSectionProps) {
  return (
    <section className={styles.section} aria-labelledby="delete">
      <h2 id="delete">Delete</h2>
      {pictures > 0 ? (
        <p className={styles.folder}>
          It has {pictures === 1 ? '1 picture' : `${pictures} pictures`}, so it cannot be deleted. Hide it under Facts,
          or delete its pictures under <a href={`${paths.imageDeletion}#${folder}`}>Delete Images</a>: 30 days later,
          when they cannot be brought back any more, the category can be deleted.
        </p>
      ) : (
        <div className={styles.delete}>
          <p className={styles.folder}>
            It has no pictures, so it can be deleted. You see first what visitors lose by it. To take it off the site
            for a while, hide it under Facts.
          </p>
          <Button look={['slim', 'bad']} onClick={onDelete}>
            Delete category
          </Button>
        </div>
      )}
    </section>
  );
}
