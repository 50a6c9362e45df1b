import type { DraftChange } from './change-draft.ts';
import styles from './invoice-form.module.css';

type WithoutGstProps = { chosen: boolean; change: (what: DraftChange) => void };

/** The choice of a credit note that takes back no tax. */
export function WithoutGst({ chosen, change }: WithoutGstProps) {
  return (
    <div className={styles.choice}>
      <label className="line">
        <input
          type="checkbox"
          id="withoutGst"
          name="withoutGst"
          data-optional=""
          aria-describedby="withoutGst-note"
          checked={chosen}
          onChange={({ target }) => change({ kind: 'without gst', chosen: target.checked })}
        />
        Without GST
      </label>
      <span className="quiet" id="withoutGst-note">
        Credits the amount alone, and is not in GSTR-1. The GST of the rows is not charged.
      </span>
    </div>
  );
}
