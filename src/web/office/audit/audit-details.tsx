import styles from './audit-page.module.css';

const MAX_SHOWN = 3;

/** The details of a line. A long list shows the first ones; the rest opens on click. */
export function AuditDetails({ details }: { details: readonly string[] }) {
  if (details.length <= MAX_SHOWN) return <Texts texts={details} />;
  const hidden = details.slice(MAX_SHOWN - 1);
  return (
    <>
      <Texts texts={details.slice(0, MAX_SHOWN - 1)} />
      <details className={styles.more}>
        <summary>{hidden.length} more</summary>
        <Texts texts={hidden} />
      </details>
    </>
  );
}

function Texts({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <div key={text}>{text}</div>);
}
