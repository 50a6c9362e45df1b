import { detailIds, detailNames } from '../record/change-words.ts';
import styles from './category.module.css';
import { type CategoryParts, categoryField, problemAt, scriptWarning } from './category-fields.ts';
import { ThreeLanguages } from './three-languages.tsx';

/** What a visitor asks before buying. Closed until it is wanted, or until something in it is wrong. */
export function DetailsSection({ category, problems, change }: CategoryParts) {
  const isWrong = problemAt(problems, categoryField(category, 'details')) !== undefined;
  const written = detailIds.filter((id) => category.details[id].en !== '').length;
  return (
    <details className={`${styles.section} ${styles.details}`} open={isWrong || undefined}>
      <summary>
        <h2>
          What visitors ask{' '}
          <span>{written === 0 ? 'nothing written' : `${written} of ${detailIds.length} written`}</span>
        </h2>
      </summary>
      {detailIds.map((id) => (
        <section key={id} aria-label={detailNames[id]}>
          <h3>{detailNames[id]}</h3>
          <ThreeLanguages
            label={detailNames[id]}
            idOf={(language) => categoryField(category, 'details', id, language)}
            about={(language) => ({
              note: category.details[id][language] === '' ? 'optional' : '',
              error: problemAt(problems, categoryField(category, 'details', id, language)),
              warning: scriptWarning(language, category.details[id][language]),
            })}
          >
            {(language, control) => (
              <textarea
                {...control}
                value={category.details[id][language]}
                maxLength={400}
                onChange={({ target }) =>
                  change((now) => ({
                    ...now,
                    details: { ...now.details, [id]: { ...now.details[id], [language]: target.value } },
                  }))
                }
              />
            )}
          </ThreeLanguages>
        </section>
      ))}
    </details>
  );
}
