import panel from '../../ui/panel.module.css';
import styles from './waiting-for-database.module.css';

/**
 * Says that a form which is being sent waits for the database. It stands outside of the form, which is inert meanwhile, and over it,
 * because nobody knows where the form is scrolled to. `done`: issued, entered.
 */
export function WaitingForDatabase({ isWaiting = false, done }: { isWaiting?: boolean | undefined; done: string }) {
  return (
    <div role="status">
      {isWaiting && (
        <p className={`${panel.panel} ${styles.over}`}>
          The database is away for a moment. This goes on by itself, and is {done} once: keep the page open.
        </p>
      )}
    </div>
  );
}
