import { useRef } from 'react';
import { fillWords } from '#domain/text/fill-words.ts';
import { CallbackForm } from '../parts/callback-form.tsx';
import { PageSheet } from '../parts/page-sheet.tsx';
import type { Site } from '../parts/site-page.ts';
import { useMentioned } from '../parts/use-mentioned.ts';
import { useWords } from '../words/site-words.tsx';
import styles from './material-page.module.css';

/** The form, whose Description names the material and the colourway that is shown. */
export function AskAboutMaterial({
  site,
  code,
  about,
  pictures,
}: {
  site: Site;
  code: string;
  about: string;
  pictures: readonly string[];
}) {
  const { words } = useWords();
  const { material } = words;
  const form = useRef<HTMLDivElement>(null);
  const first = useMentioned(form, about);
  return (
    <PageSheet id="ask" title={fillWords(material.ask, { code })} note={fillWords(material.askNote, { code })}>
      <div ref={form} className={styles.ask}>
        <CallbackForm id="callback" site={site} about={first} pictures={pictures} />
      </div>
    </PageSheet>
  );
}
