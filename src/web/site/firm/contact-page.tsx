import { fillWords } from '#domain/text/fill-words.ts';
import { SiteFrame } from '../frame/site-frame.tsx';
import { CallbackForm } from '../parts/callback-form.tsx';
import { ContactLines } from '../parts/contact-lines.tsx';
import { OfficeList } from '../parts/office-list.tsx';
import { PageSheet, PageTitle } from '../parts/page-sheet.tsx';
import { Prose } from '../parts/prose.tsx';
import { saidLang, saidLines } from '../parts/said-lines.ts';
import { named, noPhotos, type Site, type SitePage } from '../parts/site-page.ts';
import { useWords } from '../words/site-words.tsx';
import styles from './contact-page.module.css';

function Contact({ site }: { site: Site }) {
  const { words } = useWords();
  const said = saidLines(site, 'contact', words);
  return (
    <SiteFrame site={site}>
      <PageTitle title={words.site.contact} />
      <PageSheet id="callback" title={words.callback.title} note={words.callback.note}>
        {said.length > 0 && <Prose paragraphs={said} lang={saidLang(site, 'contact')} />}
        <div className={styles.pair}>
          <CallbackForm id="callback" site={site} />
          <ContactLines contact={site.company.contact} />
        </div>
      </PageSheet>
      {site.company.contact.offices.length > 0 && (
        <PageSheet id="offices" title={words.contact.offices}>
          <OfficeList company={site.company} />
        </PageSheet>
      )}
    </SiteFrame>
  );
}

export const contactPage: SitePage = {
  ...named(({ site }) => site.contact),
  description: ({ company: { name, contact } }, { contact: words }) => {
    const isReached = [contact.phones, contact.emails, contact.offices].every((ways) => ways.length > 0);
    return fillWords(isReached ? words.description : words.descriptionAlone, { firm: name });
  },
  says: ['contact'],
  select: noPhotos,
  picture: () => null,
  Body: Contact,
};
