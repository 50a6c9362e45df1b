import type { ReactNode } from 'react';
import { CountedChoice } from '../fields/counted-choice.tsx';
import { Pager } from '../list/pager.tsx';
import { useChoice } from '../list/use-choice.ts';
import styles from './chosen-rows.module.css';
import { countKinds, type RowKind, rowKinds } from './row-kinds.ts';

type ChosenRowsProps<Row> = {
  rows: readonly Row[];
  /** Beside the choice. */
  hint: ReactNode;
  /** The table of the rows that are shown. */
  children: (shown: readonly Row[]) => ReactNode;
};

type Choice = { kind: RowKind | 'all'; page: number; size: number };

/** The rows of a file before they are taken in: all, or those of one kind, page by page. */
export function ChosenRows<Row extends { what: RowKind }>({ rows, hint, children }: ChosenRowsProps<Row>) {
  const [{ kind, page, size }, choose] = useChoice<Choice>({ kind: 'all', page: 1, size: 50 });
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
          onChoose={(to) => choose({ kind: to })}
        >
          <span className="remark">{hint}</span>
        </CountedChoice>
      </div>
      {children(chosen.slice((page - 1) * size, page * size))}
      <Pager count={chosen.length} page={page} size={size} onChoose={choose} />
    </>
  );
}
