import { sitePaths } from '#contract/site-paths.ts';
import { countWords, fillWords } from '#domain/text/fill-words.ts';
import { SiteFrame } from '../frame/site-frame.tsx';
import { PageTitle } from '../parts/page-sheet.tsx';
import { noPhotos, type Site, type SitePage, titleOf } from '../parts/site-page.ts';
import { useWords } from '../words/site-words.tsx';
import { SampleForm } from './sample-form.tsx';
import styles from './samples-page.module.css';
import { SamplesSent } from './samples-sent.tsx';

/** The form for samples of materials; while they are off, and without a material, a sentence and the way on. */
function Samples({ site }: { site: Site }) {
  const { words, language, to } = useWords();
  const { samples: said } = words;
  const { samples } = site;
  const terms = samples?.terms;
  const parts = terms && [terms.size, terms.price, terms.days];
  const isSent = site.query === 'sent';
  const isEmpty = samples?.materials.length === 0;
  return (
    <SiteFrame site={site}>
      <PageTitle title={said.title}>
        {terms && (
          <ul className={styles.terms}>
            <li>{countWords(terms.most, said.upToOne, said.upTo)}</li>
            {parts?.map(
              (part) =>
                part && (
                  <li key={part.text} lang={part.lang === language ? undefined : part.lang}>
                    {part.text}
                  </li>
                ),
            )}
          </ul>
        )}
      </PageTitle>
      {isSent && <SamplesSent site={site} />}
      {!isSent && !terms && !site.refusedSample && (
        <p className={styles.none}>
          {said.off} <a href={to(sitePaths.callbackDetails)}>{said.offAsk}</a>
        </p>
      )}
      {!isSent && samples && (terms || site.refusedSample) && (
        <>
          <Apart site={site} />
          {isEmpty && !site.refusedSample ? (
            <p className={styles.none}>
              {said.empty} <a href={to(sitePaths.products)}>{words.site.allProducts}</a>
            </p>
          ) : (
            <SampleForm site={site} samples={samples} />
          )}
        </>
      )}
    </SiteFrame>
  );
}

/** What the address names of which there is no sample, and what to do about it. */
function Apart({ site: { samples } }: { site: Site }) {
  const { words, to } = useWords();
  const { samples: said, material } = words;
  if (!samples || samples.gone.length + samples.unknown.length + samples.loose === 0) return null;
  return (
    <ul className={styles.apart}>
      {samples.gone.map(({ code, successor }) => (
        <li key={code}>
          {fillWords(material.gone, { code })}{' '}
          {successor && (
            <a href={`${to(sitePaths.samples)}?m=${encodeURIComponent(successor.code)}`}>
              {fillWords(material.instead, { name: successor.name.text, code: successor.code })}
            </a>
          )}
        </li>
      ))}
      {samples.unknown.map((code) => (
        <li key={code}>{fillWords(said.unknown, { code })}</li>
      ))}
      {samples.loose > 0 && (
        <li>
          {countWords(samples.loose, said.looseOne, said.loose)}{' '}
          <a href={to(sitePaths.callbackDetails)}>{words.callback.title}</a>
        </li>
      )}
    </ul>
  );
}

export const samplesPage: SitePage = {
  name: ({ samples }) => samples.title,
  title: (site, words) => titleOf([words.samples.title], site, words),
  description: (site, words) => fillWords(words.samples.description, { firm: site.company.name }),
  select: noPhotos,
  picture: () => null,
  hidden: true,
  Body: Samples,
};
