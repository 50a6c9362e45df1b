import { useEffect, useRef } from 'react';
import { callbackNames } from '#contract/callback-wire.ts';
import { countWords } from '#domain/text/fill-words.ts';
import { CallbackForm } from '../parts/callback-form.tsx';
import { askAbout } from '../parts/chosen-photos.ts';
import { mentionAbout } from '../parts/mention-about.ts';
import { PageSheet } from '../parts/page-sheet.tsx';
import type { Site } from '../parts/site-page.ts';
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
  const mentioned = useRef(about);
  useEffect(() => {
    const message = form.current?.querySelector<HTMLTextAreaElement>(`[name=${callbackNames.message}]`);
    if (!message || mentioned.current === about) return;
    message.value = message.value.includes(mentioned.current)
      ? message.value.replace(mentioned.current, () => about)
      : mentionAbout(message.value, about, mentioned.current);
    mentioned.current = about;
  }, [about]);
  return (
    <PageSheet id="ask" title={countWords(photos.length, selection.askOne, selection.ask)} note={callback.note}>
      <div ref={form} className={styles.ask}>
        <CallbackForm id="callback" site={site} about={mentioned.current} pictures={photos.map(({ hash }) => hash)} />
      </div>
    </PageSheet>
  );
}
