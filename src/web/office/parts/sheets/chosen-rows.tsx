import { type ReactNode, useState } from 'react';
import { CountedChoice } from '../fields/counted-choice.tsx';
import { Pager } from '../pager.tsx';
import styles from './chosen-rows.module.css';
import { countKinds, type RowKind, rowKinds } from './row-kinds.ts';

type ChosenRowsProps<Row> = {
  rows: readonly Row[];
  /** Beside the choice. */
  hint: ReactNode;
  /** The table of the rows that are shown. */
  children: (shown: readonly Row[]) => ReactNode;
};

/** The rows of a file before they are taken in: all, or those of one kind, page by page. */
export function ChosenRows<Row extends { what: RowKind }>({ rows, hint, children }: ChosenRowsProps<Row>) {
  const [kind, setKind] = useState<RowKind | 'all'>('all');
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(50);
  const chosen = kind === 'all' ? rows : rows.filter(({ what }) => what === kind);
  return (
    <>
      <div className={styles.choice}>
        <CountedChoice
          label="Which rows"
          names={rowKinds}
          counts={countKinds({ rows })}
          chosen={kind}
          takesFocus
          onChoose={(value) => {
            setKind(value);
            setPage(1);
          }}
        >
          <span className={styles.hint}>{hint}</span>
        </CountedChoice>
      </div>
      {children(chosen.slice((page - 1) * size, page * size))}
      <Pager
        count={chosen.length}
        page={page}
        size={size}
        onPage={setPage}
        onSize={(to) => {
          setSize(to);
          setPage(1);
        }}
      />
    </>
  );
}
