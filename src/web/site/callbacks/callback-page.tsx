import { fillWords } from '#domain/text/fill-words.ts';
import { SiteFrame } from '../frame/site-frame.tsx';
import { CallbackForm } from '../parts/callback-form.tsx';
import { noPhotos, type Site, type SitePage } from '../parts/site-page.ts';
import styles from './callback-page.module.css';

function Callback({ site }: { site: Site }) {
  return (
    <SiteFrame site={site}>
      <div className={styles.page}>
        <div className={styles.words}>
          <h1>Callback Details</h1>
          <p>Leave an e-mail address or a contact number and we call back.</p>
        </div>
        <div className={styles.rest}>
          <CallbackForm site={site} refused={site.refused} />
        </div>
      </div>
    </SiteFrame>
  );
}

/** The form on its own page: without script, 'Talk to Us !!' leads here, and a refused form is shown here again. */
export const callbackPage: SitePage = {
  name: ({ callback }) => callback.title,
  title: ({ company, refused }, { site, callback }) =>
    fillWords(site.titleOf, { page: refused?.problems[0]?.title ?? callback.title, firm: company.name }),
  description: ({ company }, { callback }) => fillWords(callback.pageDescription, { firm: company.name }),
  select: noPhotos,
  picture: () => null,
  hidden: true,
  Body: Callback,
};
