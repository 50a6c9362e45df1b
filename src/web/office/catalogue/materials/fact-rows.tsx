import type { CatalogueCategory } from '#domain/catalogue/catalogue-record.ts';
import type { CatalogueMaterial } from '#domain/materials/catalogue-material.ts';
import { factKinds, factKindTitles, factUnits } from '#domain/materials/fact-kinds.ts';
import { blankFact, usualUnit } from '#domain/materials/usual-facts.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import styles from './materials.module.css';

type Facts = CatalogueMaterial['facts'];

type FactRowsProps = {
  facts: Facts;
  /** Of the material: its numbers have the units of the trade. */
  category: CatalogueCategory | undefined;
  /** What is wrong with a field of the material. */
  about: (field: string) => string | undefined;
  onChange: (facts: Facts) => void;
};

/** The facts as rows: what, a number with its unit, and the rest in words. Blank rows are not saved. */
export function FactRows({ facts, category, about, onChange }: FactRowsProps) {
  const change = (nth: number, part: Partial<Facts[number]>) =>
    onChange(facts.map((fact, at) => (at === nth ? { ...fact, ...part } : fact)));
  const wrongOf = (nth: number) =>
    about(`facts.${nth}`) ?? about(`facts.${nth}.label.en`) ?? about(`facts.${nth}.text.en`);
  return (
    <fieldset>
      <legend>Facts</legend>
      <ul className={styles.list}>
        {facts.map(({ kind, label, number, unit, text }, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be of one kind
          <li key={nth}>
            <Select
              aria-label={`Fact ${nth + 1}`}
              value={kind}
              options={factKinds.map((each) => ({ value: each, text: factKindTitles[each] }))}
              onChange={(event) => change(nth, { kind: factKinds.find((each) => each === event.target.value) ?? kind })}
            />
            {kind === 'own' && (
              <input
                aria-label={`Name of fact ${nth + 1}`}
                value={label.en}
                onChange={(event) => change(nth, { label: { ...label, en: event.target.value } })}
              />
            )}
            <input
              id={`facts.${nth}`}
              aria-label={`Number of fact ${nth + 1}`}
              inputMode="decimal"
              type="number"
              step="any"
              min="0"
              {...(wrongOf(nth) ? { 'aria-invalid': true, 'aria-describedby': `fact-${nth}-wrong` } : {})}
              value={number ?? ''}
              onChange={({ target }) => change(nth, numberOf(target.value, unit || usualUnit(kind, category)))}
            />
            <Select
              aria-label={`Unit of fact ${nth + 1}`}
              value={unit}
              options={[{ value: '', text: 'no number' }, ...factUnits.map((each) => ({ value: each, text: each }))]}
              onChange={(event) => change(nth, { unit: factUnits.find((each) => each === event.target.value) ?? '' })}
            />
            <input
              className={styles.long}
              aria-label={`Text of fact ${nth + 1}`}
              value={text.en}
              onChange={(event) => change(nth, { text: { ...text, en: event.target.value } })}
            />
            <Button
              look="slim"
              aria-label={`Without fact ${nth + 1}`}
              onClick={() => onChange(facts.toSpliced(nth, 1))}
            >
              ×
            </Button>
            {wrongOf(nth) && (
              <p id={`fact-${nth}-wrong`} className={styles.wrong}>
                {wrongOf(nth)}
              </p>
            )}
          </li>
        ))}
      </ul>
      <Button look="slim" onClick={() => onChange([...facts, blankFact('size')])}>
        Add a fact
      </Button>
    </fieldset>
  );
}

/** The usual unit comes with the first digit, and goes with the last. */
function numberOf(typed: string, unit: Facts[number]['unit']): Partial<Facts[number]> {
  if (typed === '') return { number: null, unit: '' };
  return { number: Number(typed), unit };
}
