import type { SiteWordsAnswer } from '#contract/catalogue/site-words.ts';
import { paths } from '#contract/paths.ts';
import { isAccent } from '#domain/site-words/look/accent-problem.ts';
import { type AccentTokens, accentTokens } from '#domain/site-words/look/accent-tokens.ts';
import { openingLook, type SiteLook } from '#domain/site-words/look/site-look.ts';
import { variables } from '../../parts/variables.ts';
import desk from '../category/visitors-desk.module.css';
import styles from './look.module.css';
import words from './words.module.css';

type LookDeskProps = { look: SiteLook; facts: SiteWordsAnswer['facts'] };

/** The look on a small page, and on a dark screen of the office. */
export function LookDesk({ look: { accent, letters }, facts: { firm, n } }: LookDeskProps) {
  const { light, dark } = accentTokens(isAccent(accent) ? accent : openingLook.accent);
  return (
    <aside className={desk.desk} aria-labelledby="seen">
      <div className={desk.deskHead}>
        <h2 id="seen">As visitors see it</h2>
      </div>
      <div className={`${desk.seen} ${styles.page}`} style={tokensOf(light)}>
        <div className={styles.bar}>
          <span>{firm}</span>
          <span className={styles.here}>Products</span>
        </div>
        <div className={styles.body}>
          <p className={`${styles.title} ${styles[letters]}`}>{firm}</p>
          <p>
            {n} categories. <span className={styles.link}>Look at the pictures</span>
          </p>
          <span className={styles.button}>Talk to us</span>
          <span className={`${styles.button} ${styles.over}`}>Talk to us, under the pointer</span>
        </div>
        <p className={styles.foot}>© Copyright {firm}</p>
      </div>
      <div className={styles.dark} style={tokensOf(dark)}>
        <span>The office at night</span> <span className={styles.link}>A link</span>
        <span className={styles.button}>A button</span>
      </div>
      <p className={words.pages}>
        The saved look on its pages: <a href={paths.home}>Home</a>, <a href={paths.products}>Products</a>,{' '}
        <a href={paths.contact}>Contact</a>.
      </p>
    </aside>
  );
}

function tokensOf({ accent, hover, on }: AccentTokens) {
  return variables({ accent, 'accent-hover': hover, 'on-accent': on });
}
