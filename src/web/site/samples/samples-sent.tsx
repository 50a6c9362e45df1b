import { useLayoutEffect, useRef } from 'react';
import { sitePaths } from '#contract/site-paths.ts';
import type { Site } from '../parts/site-page.ts';
import { WhatComesNext } from '../parts/what-comes-next.tsx';
import { useWords } from '../words/site-words.tsx';
import styles from './samples-page.module.css';

/** What comes next, and when. It takes the focus: the form that had it is gone. */
export function SamplesSent({ site }: { site: Site }) {
  const { words, language, to } = useWords();
  const { samples: said } = words;
  const days = site.samples?.terms?.days;
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => box.current?.focus(), []);
  return (
    <section
      ref={box}
      className={styles.sent}
      aria-labelledby="sent"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without script only the browser can give the focus to what the visitor waits for
      autoFocus={site.query === 'sent'}
    >
      <h2 id="sent">{said.thanksTitle}</h2>
      <p>{said.thanks}</p>
      {days && <p lang={days.lang === language ? undefined : days.lang}>{days.text}</p>}
      <WhatComesNext contact={site.company.contact} />
      <p>
        <a href={to(sitePaths.products)}>{words.site.allProducts}</a>
      </p>
    </section>
  );
}
