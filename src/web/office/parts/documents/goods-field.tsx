import styles from './cancel-reason-field.module.css';

type GoodsFieldProps = { haveLeft: boolean; onChoose: (haveLeft: boolean) => void };

/** Only an invoice whose goods are still here is cancelled. */
export function GoodsField({ haveLeft, onChoose }: GoodsFieldProps) {
  return (
    <>
      <fieldset className={styles.reasons}>
        <legend>Have the goods left?</legend>
        {[false, true].map((value) => (
          <label key={String(value)}>
            <input type="radio" name="goods" checked={haveLeft === value} onChange={() => onChoose(value)} />
            {value ? 'Yes' : 'No'}
          </label>
        ))}
      </fieldset>
      {haveLeft && (
        <p>Then the invoice is not cancelled: write a credit note. It takes back what the buyer does not pay.</p>
      )}
    </>
  );
}
