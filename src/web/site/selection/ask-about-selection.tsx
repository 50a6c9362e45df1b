import { useRef } from 'react';
import { photoReference } from '#domain/selection/selection-address.ts';
import { countWords } from '#domain/text/fill-words.ts';
import { CallbackForm } from '../parts/callback-form.tsx';
import { askAbout } from '../parts/chosen-photos.ts';
import { PageSheet } from '../parts/page-sheet.tsx';
import type { Site } from '../parts/site-page.ts';
import { useMentioned } from '../parts/use-mentioned.ts';
import { useWords } from '../words/site-words.tsx';
import styles from './ask-about-selection.module.css';
import type { ShownPhoto } from './use-shown-selection.ts';

/** The form for a callback, with the names of the pictures in its Description. They follow when one is removed. */
export function AskAboutSelection({ site, photos }: { site: Site; photos: readonly ShownPhoto[] }) {
  const { words } = useWords();
  const { selection, gallery, callback } = words;
  const about = askAbout(
    photos.map(({ called }) => called.text),
    gallery,
  );
  const form = useRef<HTMLDivElement>(null);
  const first = useMentioned(form, about);
  return (
    <PageSheet id="ask" title={countWords(photos.length, selection.askOne, selection.ask)} note={callback.note}>
      <div ref={form} className={styles.ask}>
        <CallbackForm id="callback" site={site} about={first} pictures={photos.map(photoReference)} selection={false} />
      </div>
    </PageSheet>
  );
}
