import styles from './audit-page.module.css';

const SHOWN = 3;

/** What is to be known of a line; of much, the beginning, and the rest when it is opened. */
export function AuditDetails({ details }: { details: readonly string[] }) {
  if (details.length <= SHOWN) return <Texts texts={details} />;
  const hidden = details.slice(SHOWN - 1);
  return (
    <>
      <Texts texts={details.slice(0, SHOWN - 1)} />
      <details className={styles.more}>
        <summary>{hidden.length} more</summary>
        <Texts texts={hidden} />
      </details>
    </>
  );
}

function Texts({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <span key={text} className={styles.text}>
      {text}
    </span>
  ));
}
