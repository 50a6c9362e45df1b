import { fillWords } from '#domain/text/fill-words.ts';
import { SiteFrame } from '../frame/site-frame.tsx';
import { CallbackForm } from '../parts/callback-form.tsx';
import { refusalWords } from '../parts/refusal-words.ts';
import { noPhotos, type Site, type SitePage, titleOf } from '../parts/site-page.ts';
import { useWords } from '../words/site-words.tsx';
import styles from './callback-page.module.css';

function Callback({ site }: { site: Site }) {
  const { words } = useWords();
  const refusedPictures = site.refused?.pictures ?? [];
  return (
    <SiteFrame site={site}>
      <div className={styles.page}>
        <div className={styles.words}>
          <h1>{words.callback.title}</h1>
          <p>{words.callback.pageNote}</p>
        </div>
        <div className={styles.rest}>
          <CallbackForm
            id="callback"
            site={site}
            refused={site.refused}
            pictures={refusedPictures}
            selection={refusedPictures.length === 0}
          />
        </div>
      </div>
    </SiteFrame>
  );
}

/** The form on its own page: without script, 'Talk to Us !!' leads here, and a refused form is shown here again. */
export const callbackPage: SitePage = {
  name: ({ callback }) => callback.title,
  title: (site, words) => {
    const [problem] = site.refused?.problems ?? [];
    const page = problem ? refusalWords(problem, site.language, words).title : words.callback.title;
    return titleOf([page], site, words);
  },
  description: ({ company }, { callback }) => fillWords(callback.pageDescription, { firm: company.name }),
  select: noPhotos,
  picture: () => null,
  hidden: true,
  Body: Callback,
};
