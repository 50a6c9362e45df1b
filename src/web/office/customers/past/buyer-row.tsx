import { formatDate } from '#domain/calendar/indian-date.ts';
import { Button } from '../../../ui/button.tsx';
import { signedRupees } from '../../parts/signed-rupees.ts';
import table from '../../parts/table/table.module.css';
import type { headOfBuyer, PastBuyer } from './past-choice.ts';
import styles from './past-page.module.css';

type BuyerRowProps = {
  buyer: PastBuyer;
  head: ReturnType<typeof headOfBuyer>;
  /** The id of its checkbox. */
  id: string;
  isTicked: boolean;
  isOpen: boolean;
  /** Why it could not be added. */
  refusal: string | undefined;
  onTick: (isTicked: boolean) => void;
  onCorrect: () => void;
};

export function BuyerRow({ buyer, head, id, isTicked, isOpen, refusal, onTick, onCorrect }: BuyerRowProps) {
  const { name, gstin, place, pin } = head;
  return (
    <tr>
      <td className={styles.tick}>
        <input
          id={id}
          type="checkbox"
          data-buyer=""
          aria-label={name}
          aria-describedby={refusal ? `${id}-refusal` : undefined}
          checked={isTicked}
          onChange={({ target }) => onTick(target.checked)}
        />
      </td>
      <th scope="row" className={styles.name}>
        {name}
        {refusal && (
          <span className={styles.refusal} id={`${id}-refusal`}>
            {refusal}
          </span>
        )}
      </th>
      <td className={`quiet ${table.hidden}`}>{gstin || 'none'}</td>
      <td className={styles.place}>{[place, pin].filter(Boolean).join(' ')}</td>
      <td className={table.hidden}>{documentsText(buyer)}</td>
      <td className={table.number}>{signedRupees(buyer.billed)}</td>
      <td className={`${table.action} ${styles.correct}`}>
        <Button look="slim" aria-expanded={isOpen} aria-label={`Correct ${name}`} onClick={onCorrect}>
          Correct
        </Button>
      </td>
    </tr>
  );
}

/** `'7 from 07/05/2025 to 14/11/2026'`, `'1 of 04/02/2025'` */
function documentsText({ documents, firstDate, lastDate }: PastBuyer) {
  if (firstDate === lastDate) return `${documents} of ${formatDate(firstDate)}`;
  return `${documents} from ${formatDate(firstDate)} to ${formatDate(lastDate)}`;
}
