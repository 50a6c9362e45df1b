import styles from './prose.module.css';

type ProseProps = {
  paragraphs: readonly string[];
  /** Where it is not the language of the page. */
  lang: string | undefined;
};

/** What the owner wrote, in paragraphs. */
export function Prose({ paragraphs, lang }: ProseProps) {
  return (
    <div className={styles.prose} lang={lang}>
      {paragraphs.map((paragraph, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may be the same
        <p key={nth}>{paragraph}</p>
      ))}
    </div>
  );
}
