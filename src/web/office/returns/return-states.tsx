import { type Period, periodName } from '#domain/returns/period.ts';
import type { CallFailure } from '../../call-api.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './returns.module.css';
import { SectionsLoading } from './sections-table.tsx';

/** While the return is being calculated. */
export function ReturnLoading() {
  return (
    <div className={styles.split}>
      <div className={styles.main}>
        <section className={styles.mend} aria-busy="true">
          <h2>
            <span role="status">Calculating the return …</span>
          </h2>
        </section>
        <SectionsLoading />
      </div>
      <aside className={styles.desk} />
    </div>
  );
}

type ReturnFailedProps = {
  failure: CallFailure;
  /** The period with a return, where the chosen one has none; else null. */
  instead: Period | null;
  onRetry: () => void;
  onPeriod: (period: Period) => void;
};

export function ReturnFailed({ failure, instead, onRetry, onPeriod }: ReturnFailedProps) {
  const isFinal = failure.status === 422 || failure.status === 404;
  return (
    <Notice
      kind="bad"
      title={failure.message}
      actions={
        isFinal ? (
          instead && <Button onClick={() => onPeriod(instead)}>Open {periodName(instead)}</Button>
        ) : (
          <Button onClick={onRetry}>Try again</Button>
        )
      }
    />
  );
}
