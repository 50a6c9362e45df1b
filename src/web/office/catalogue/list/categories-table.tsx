import type { CatalogueAnswer } from '#contract/catalogue.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { CatalogueCategory, CatalogueRecord } from '#domain/catalogue/catalogue-record.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import table from '../../parts/table/table.module.css';
import { withItem } from '../record/edit-lists.ts';
import { coverPicture } from '../record/picture-of.ts';
import { RowOrder } from '../record/row-order.tsx';
import { SmallPicture } from '../record/small-picture.tsx';
import { useMoves } from '../record/use-moves.ts';
import styles from './categories-table.module.css';

type CategoriesTableProps = {
  record: CatalogueRecord;
  answer: CatalogueAnswer;
  onChange: (categories: CatalogueRecord['categories']) => void;
};

/** The categories in the order of the menu. A row is moved, hidden or opened. */
export function CategoriesTable({ record: { categories }, answer, onChange }: CategoriesTableProps) {
  const { said, move, onKeyDown } = useMoves({ list: categories, nameOf: ({ names }) => names.en, onChange });
  return (
    <section aria-labelledby="categories">
      <h2 id="categories">
        Categories{' '}
        <span>
          in the order of the menu
          <span className={styles.keys}>
            . <kbd>Alt</kbd> <kbd>↑</kbd> <kbd>↓</kbd> move a row, or type its place and <kbd>Enter</kbd>
          </span>
        </span>
      </h2>
      <table className={`${table.table} ${styles.categories}`} aria-labelledby="categories">
        <thead>
          <tr>
            <th>Order</th>
            <th>Cover</th>
            <th>Name</th>
            <th className={styles.route}>Address</th>
            <th className={`${table.number} ${styles.count}`}>Pictures</th>
            <th>Shown</th>
            <th>Edit</th>
          </tr>
        </thead>
        <tbody onKeyDown={onKeyDown}>
          {categories.map((category, at) => (
            <tr key={category.id} data-at={at} className={category.hidden ? styles.off : undefined}>
              <td>
                <RowOrder at={at} name={category.names.en} onMove={move} />
              </td>
              <td className={styles.cover}>
                <SmallPicture picture={coverPicture(answer.shown, category)} />
              </td>
              <th scope="row" className={styles.name}>
                <b>{category.names.en}</b>
                <small>
                  <OtherNames category={category} />
                </small>
              </th>
              <td className={styles.route}>{category.route}</td>
              <td className={`${table.number} ${styles.count}`}>{answer.pictures[category.folder] ?? 0}</td>
              <td className={styles.state}>
                <label className={`${styles.check} ${category.hidden ? styles.hidden : ''}`}>
                  <input
                    type="checkbox"
                    checked={!category.hidden}
                    aria-label={`Shown: ${category.names.en}`}
                    onChange={({ target }) =>
                      onChange(withItem(categories, at, { ...category, hidden: !target.checked }))
                    }
                  />
                  {category.hidden ? 'Hidden' : 'Shown'}
                </label>
              </td>
              <td className={styles.open}>
                <ButtonLink
                  look="slim"
                  href={path(paths.categoryPage, { id: String(category.id) })}
                  aria-label={`Edit ${category.names.en}`}
                >
                  Edit
                </ButtonLink>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <span className="sr" role="status">
        {said}
      </span>
    </section>
  );
}

function OtherNames({ category: { names } }: { category: CatalogueCategory }) {
  return (
    <>
      {names.hi === '' ? <span className={styles.missing}>no Hindi name</span> : <span lang="hi">{names.hi}</span>}
      {', '}
      {names.or === '' ? <span className={styles.missing}>no Odia name</span> : <span lang="or">{names.or}</span>}
    </>
  );
}
