import styles from './company-form.module.css';
import type { TextField } from './text-field.tsx';

type FiguresFieldsProps = { text: TextField; value: string; change: (field: string, value: string) => void };

/** Who sees Figures, and who gets them by mail. */
export function FiguresFields({ text, value, change }: FiguresFieldsProps) {
  return (
    <section aria-labelledby="figures">
      <h2 id="figures">Figures</h2>
      <p className="quiet">Sales, money, what is owed, products, customers and enquiries. Owners always see them.</p>
      <fieldset className={styles.choices} aria-labelledby="figures">
        <label>
          <input
            type="checkbox"
            id="staffSeeFigures"
            checked={value === 'yes'}
            onChange={({ target }) => change('staffSeeFigures', target.checked ? 'yes' : '')}
          />
          Staff see Figures too
        </label>
      </fieldset>
      <p className="quiet">
        The weekly letter says by mail how it goes: on Monday morning, the first within the hour, and nothing in a week
        without anything to say.
      </p>
      <div className={styles.fields}>
        {text('weeklyLetterTo', 'Weekly letter to', {
          kind: 'lines',
          optional: true,
          note: 'an address on each line; blank: nobody',
          most: 1300,
        })}
      </div>
    </section>
  );
}
