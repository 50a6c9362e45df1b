import { AccentSection } from './accent-section.tsx';
import { LettersSection } from './letters-section.tsx';
import { LookDesk } from './look-desk.tsx';
import { SiteRecord, type SiteRecordPart } from './site-record.tsx';
import styles from './words.module.css';

/** How the site looks: one colour and the letters of headings. */
export function SiteLookPage({ title }: { title: string }) {
  return (
    <SiteRecord
      title={title}
      fields={(part) => <LookFields {...part} />}
      desk={({ look }, facts) => <LookDesk look={look} facts={facts} />}
    />
  );
}

function LookFields({ words: { look }, problemAt, change }: SiteRecordPart) {
  const put = (part: Partial<typeof look>) => change((now) => ({ ...now, look: { ...now.look, ...part } }));
  return (
    <>
      <p className={styles.intro}>
        One colour and the letters of headings are yours; the rest stays, so that the pictures stand out. The colour is
        also on printed selections, on brochures, on shared documents and in this office. The logo is in Company.
      </p>
      <AccentSection accent={look.accent} error={problemAt('look.accent')} change={(accent) => put({ accent })} />
      <LettersSection letters={look.letters} sample="Louvers for walls" change={(letters) => put({ letters })} />
    </>
  );
}
