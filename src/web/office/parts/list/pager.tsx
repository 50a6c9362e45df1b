import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import field from '../../../ui/field.module.css';
import { Select } from '../../../ui/select.tsx';
import styles from './pager.module.css';
import { pageSizes } from './use-choice.ts';

type PagerProps = {
  /** Null while it is not known. */
  count: number | null;
  /** How many rows this page has: while the count is not known, a full page may have a next one. */
  shown?: number;
  /** From 1. */
  page: number;
  size: number;
  /** Another page, or so many rows on each: those begin at the first. */
  onChoose: (part: { page: number } | { size: number }) => void;
  /** A remark on the figures of the list. */
  children?: ReactNode;
};

export function Pager({ count, shown = 0, page, size, onChoose, children }: PagerProps) {
  const before = (page - 1) * size;
  const last = count === null ? page + (shown < size ? 0 : 1) : Math.max(1, Math.ceil(count / size));
  return (
    <nav className={styles.pager} aria-label="Pages">
      <label htmlFor="rows">Rows</label>
      <Select
        id="rows"
        className={field.control}
        options={sizes}
        value={String(size)}
        onChange={({ target }) => onChoose({ size: Number(target.value) })}
      />
      {children && <span className="quiet">{children}</span>}
      <div className={styles.turn}>
        <Button aria-disabled={page === 1} onClick={() => page > 1 && onChoose({ page: page - 1 })}>
          Previous
        </Button>
        <span>
          {before + 1}-{count === null ? before + shown : `${Math.min(page * size, count)} of ${count}`}
        </span>
        <Button aria-disabled={page >= last} onClick={() => page < last && onChoose({ page: page + 1 })}>
          Next
        </Button>
      </div>
    </nav>
  );
}

const sizes = pageSizes.map((size) => ({ value: String(size), text: String(size) }));
