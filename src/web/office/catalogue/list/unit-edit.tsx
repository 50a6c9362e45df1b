import type { Unit } from '#domain/catalogue/catalogue-record.ts';
import type { Problem } from '#domain/outcome.ts';
import { codeOfWord, uqcLabel } from '#domain/tax/unit-code.ts';
import { uqcNames } from '#domain/tax/uqc-names.ts';
import { Button } from '../../../ui/button.tsx';
import field from '../../../ui/field.module.css';
import { Select } from '../../../ui/select.tsx';
import styles from './units-section.module.css';

type UnitEditProps = {
  unit: Unit;
  problems: readonly Problem[];
  onChange: (unit: Unit) => void;
  onRemove: () => void;
};

/** A new unit: its word, and its code, which follows the word until somebody chooses another. */
export function UnitEdit({ unit, problems, onChange, onRemove }: UnitEditProps) {
  const { value, uqc } = unit;
  const id = `units.${value}`;
  const found = problems.filter((problem) => problem.field === id || problem.field === `${id}.uqc`);
  const note = `${id}.note`;
  const rename = (typed: string) => {
    const word = typed.toLowerCase().replaceAll(/[^a-z]/g, '');
    onChange({ value: word, text: word, uqc: uqc === codeOfWord(value) ? codeOfWord(word) : uqc });
  };
  return (
    <>
      <tr
        data-new-unit=""
        className={styles.edit}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onRemove();
        }}
      >
        <th scope="row">
          <input
            id={id}
            className={field.control}
            aria-label="New unit"
            aria-describedby={note}
            aria-invalid={found.length > 0 || undefined}
            value={value}
            maxLength={10}
            autoComplete="off"
            autoCapitalize="none"
            onChange={({ target }) => rename(target.value)}
          />
        </th>
        <td>
          <div className={styles.code}>
            <Select
              id={`${id}.uqc`}
              className={field.control}
              aria-label={`Code of ${value || 'the new unit'} in the returns`}
              aria-describedby={note}
              options={codes}
              value={uqc}
              onChange={({ target }) => onChange({ ...unit, uqc: target.value })}
            />
            <Button look="slim" onClick={onRemove}>
              Remove
            </Button>
          </div>
        </td>
      </tr>
      <tr className={styles.note}>
        <td colSpan={2} id={note}>
          {found.length > 0 ? (
            <b className={styles.fault}>{found.map(({ message }) => message).join(' ')}</b>
          ) : (
            <Meaning unit={unit} />
          )}
        </td>
      </tr>
    </>
  );
}

function Meaning({ unit: { value, uqc } }: { unit: Unit }) {
  if (value === '') return 'Small letters, as documents print it: box, carton, kg.';
  if (uqc !== 'OTH')
    return `Documents print “${value}”, the returns say ${uqcLabel(uqc)}. Both stay once they are saved.`;
  return (
    <>
      <b className={styles.warn}>“{value}” is reported as OTH (others).</b> Choose a code only if it is the same
      measure: quantities are not converted.
    </>
  );
}

const codes = Object.keys(uqcNames).map((code) => ({ value: code, text: uqcLabel(code) }));
