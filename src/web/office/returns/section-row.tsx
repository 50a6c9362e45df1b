import type { ReturnAnswer } from '#contract/returns/returns.ts';
import { Button } from '../../ui/button.tsx';
import { signedRupees } from '../parts/signed-rupees.ts';
import table from '../parts/table/table.module.css';
import { DocumentsBehind } from './documents-behind.tsx';
import { issuedSaid } from './issued-said.ts';
import type { Sums } from './return-sums.ts';
import styles from './returns.module.css';
import type { Section } from './use-return.ts';

type Opening = { shown: ReturnAnswer; open: boolean; onToggle: () => void };

type SectionRowProps = Opening & { section: Section; number: string; name: string; counts: string; sums: Sums };

/** A table of GSTR-1. Its name and each of its figures open the documents behind it. */
export function SectionRow({ section, number, name, counts, sums, shown, open, onToggle }: SectionRowProps) {
  return (
    <>
      <tr>
        <td>{number}</td>
        <th scope="row">
          <OpenButton name={name} open={open} onToggle={onToggle} />
        </th>
        <td>{counts}</td>
        {heads.map(({ head, label }) => (
          <td key={head} className={`${table.number} ${sums[head] === 0 ? styles.nil : ''}`} data-label={label}>
            {sums[head] === 0 ? (
              signedRupees(0)
            ) : (
              // By keyboard the name of the row does the same.
              <button type="button" className={styles.figure} tabIndex={-1} onClick={onToggle}>
                {signedRupees(sums[head])}
              </button>
            )}
          </td>
        ))}
      </tr>
      {open && <Behind section={section} name={name} shown={shown} onToggle={onToggle} />}
    </>
  );
}

/** A sum between two lines. */
export function SumRow({ name, counts, sums }: { name: string; counts: string; sums: Sums }) {
  return (
    <tr className={styles.sum}>
      <td />
      <th scope="row">{name}</th>
      <td>{counts}</td>
      {heads.map(({ head, label }) => (
        <td key={head} className={table.number} data-label={label}>
          {signedRupees(sums[head])}
        </td>
      ))}
    </tr>
  );
}

/** Table 13: which numbers were used. */
export function NumbersRow({ shown, open, onToggle }: Opening) {
  return (
    <>
      <tr className={styles.issued}>
        <td>13</td>
        <th scope="row">
          <OpenButton name="Documents issued" open={open} onToggle={onToggle} />
        </th>
        <td colSpan={5}>{issuedSaid(shown.sections.documents.runs)}</td>
      </tr>
      {open && <Behind section="documents" name="Documents issued" shown={shown} onToggle={onToggle} />}
    </>
  );
}

type BehindProps = { section: Section; name: string; shown: ReturnAnswer; onToggle: () => void };

function Behind({ section, name, shown, onToggle }: BehindProps) {
  return (
    <tr className={styles.behind}>
      <td colSpan={7}>
        <DocumentsBehind section={section} name={name} shown={shown} />
        <Button look="slim" onClick={onToggle}>
          Close
        </Button>
      </td>
    </tr>
  );
}

function OpenButton({ name, open, onToggle }: { name: string; open: boolean; onToggle: () => void }) {
  return (
    <button type="button" className={styles.open} aria-expanded={open} onClick={onToggle}>
      {name}
    </button>
  );
}

const heads: readonly { head: keyof Sums; label: string }[] = [
  { head: 'taxable', label: 'Taxable ₹' },
  { head: 'igst', label: 'IGST ₹' },
  { head: 'cgst', label: 'CGST ₹' },
  { head: 'sgst', label: 'SGST ₹' },
];
