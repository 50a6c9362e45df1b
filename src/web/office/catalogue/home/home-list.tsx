import type { HomeListId } from '#domain/catalogue/catalogue-record.ts';
import { Button } from '../../../ui/button.tsx';
import { categoryName } from '../record/change-words.ts';
import { coverOfId } from '../record/picture-of.ts';
import { RowOrder } from '../record/row-order.tsx';
import { SmallPicture } from '../record/small-picture.tsx';
import { useMoves } from '../record/use-moves.ts';
import { AddToList } from './add-to-list.tsx';
import { focusNextRow } from './focus-next-row.ts';
import styles from './home.module.css';
import list from './home-list.module.css';
import type { HomeProps } from './home-props.ts';

type HomeListProps = HomeProps & {
  id: HomeListId;
  name: string;
  /** How the site draws it. */
  shape: string;
  error: string | undefined;
  onChange: (ids: readonly number[]) => void;
};

/** The categories of one list of the home page. */
export function HomeList({ id, name, shape, record, pictures, error, onChange }: HomeListProps) {
  const ids = record.home[id];
  const { said, move, onKeyDown } = useMoves({ list: ids, nameOf: (each) => categoryName(record, each), onChange });
  const others = record.categories.filter((category) => !ids.includes(category.id));
  return (
    <section className={list.list} aria-labelledby={`home-${id}`}>
      <h2 id={`home-${id}`}>
        {name} <span className={styles.remark}>{error ? <b className={styles.fault}>{error}</b> : shape}</span>
      </h2>
      <ol onKeyDown={onKeyDown}>
        {ids.map((each, at) => (
          <li key={each} data-at={at}>
            <RowOrder at={at} name={categoryName(record, each)} onMove={move} />
            <SmallPicture picture={coverOfId(pictures, record, each)} />
            <span className={styles.name}>
              {categoryName(record, each)}
              {isHidden(record, each) && <b className={styles.lost}> hidden</b>}
            </span>
            <Button
              look="slim"
              aria-label={`Remove ${categoryName(record, each)} from ${name}`}
              onClick={({ currentTarget }) => {
                focusNextRow(currentTarget);
                onChange(ids.filter((other) => other !== each));
              }}
            >
              Remove
            </Button>
          </li>
        ))}
      </ol>
      <AddToList
        label={`Add a category to ${name}`}
        text="Add a category"
        button={`Add to ${name}`}
        options={others.map(({ id: value, names }) => ({ value: String(value), text: names.en }))}
        onAdd={(value) => onChange([...ids, Number(value)])}
      />
      <span className="sr" role="status">
        {said}
      </span>
    </section>
  );
}

function isHidden({ categories }: HomeProps['record'], id: number) {
  return categories.find((category) => category.id === id)?.hidden === true;
}
