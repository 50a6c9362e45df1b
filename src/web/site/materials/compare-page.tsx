import { wallFromTyped } from '#contract/see/read-see-query.ts';
import { sitePaths } from '#contract/site-paths.ts';
import type { Comparison } from '#domain/materials/compare-pictures.ts';
import { asksOnlyDiffering, compareQuery } from '#domain/selection/compare-query.ts';
import { referencesIn, selectionQuery } from '#domain/selection/selection-address.ts';
import { countWords, fillWords } from '#domain/text/fill-words.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CopyLink } from '../../ui/copy-link.tsx';
import { SiteFrame } from '../frame/site-frame.tsx';
import { openCallback } from '../parts/open-callback.ts';
import { PageTitle } from '../parts/page-sheet.tsx';
import { named, noPhotos, type Site, type SitePage } from '../parts/site-page.ts';
import { useWords } from '../words/site-words.tsx';
import styles from './compare-page.module.css';
import { compareRows } from './compare-rows.ts';
import { CompareTable } from './compare-table.tsx';
import { CompareWall } from './compare-wall.tsx';

/** Two to four pictures of a selection beside each other. The address names them, so that it can be sent. */
function Compare({ site }: { site: Site }) {
  const { words, language, to } = useWords();
  const { compare, selection, onWall } = words;
  const { pictures, count, gone } = comparedOn(site);
  const references = referencesIn(site.query);
  const back = to(sitePaths.selection) + selectionQuery(references);
  const lost = gone > 0 && <p>{countWords(gone, selection.goneOne, selection.gone)}</p>;
  if (pictures.length < 2)
    return (
      <SiteFrame site={site}>
        <PageTitle title={compare.title} />
        <div className={styles.few}>
          {lost}
          <p>{compare.few}</p>
          <ButtonLink href={back}>{compare.back}</ButtonLink>
        </div>
      </SiteFrame>
    );
  const only = asksOnlyDiffering(site.query);
  const wall = site.comparedWall;
  const rows = compareRows(pictures, words, language, wall);
  const differing = rows.filter(({ differs }) => differs);
  const shown = pictures.map(({ reference }) => reference);
  const measures = shown
    .filter((_, at) => wall?.needs[at])
    .map((picture) => ({ picture, ...wallFromTyped(wall ?? blank) }));
  return (
    <SiteFrame site={site}>
      <PageTitle title={compare.title}>
        <span>
          {differing.length > 0 ? compare.note : compare.same}{' '}
          {(only || differing.length > 0) && (
            <a href={to(sitePaths.compare) + compareQuery(references, !only, wall)}>
              {only ? compare.allRows : compare.onlyDiffering}
            </a>
          )}
        </span>
      </PageTitle>
      {(lost || count > pictures.length) && (
        <div className={styles.said}>
          {lost}
          {count > pictures.length && <p>{fillWords(compare.many, { n: count })}</p>}
        </div>
      )}
      <CompareTable
        pictures={pictures}
        rows={only ? differing : rows}
        addressOf={(of) => to(sitePaths.compare) + compareQuery(of, only, wall)}
        references={references}
      />
      {wall && <CompareWall wall={wall} references={references} onlyDiffering={only} />}
      <div className={styles.deeds}>
        <ButtonLink
          look="go"
          href={`${to(sitePaths.selection)}${selectionQuery(shown)}#ask`}
          onClick={(event) => {
            if (!wall || measures.length === 0) return;
            event.preventDefault();
            const size = `${wall.w} × ${wall.h}`;
            const about = pictures.flatMap(({ name }, at) => {
              const sum = wall.needs[at];
              return sum ? fillWords(onWall.asked, { name: name.text, size, sum }) : [];
            });
            openCallback({ about: about.join('\n'), pictures: shown, measures });
          }}
        >
          {fillWords(compare.ask, { n: pictures.length })}
        </ButtonLink>
        {site.offersSamples && (
          <ButtonLink href={to(sitePaths.samples) + selectionQuery(shown)}>{selection.samples}</ButtonLink>
        )}
        <CopyLink address={site.origin + to(sitePaths.compare) + compareQuery(shown, only, wall)} words={selection} />
        <ButtonLink href={back}>{compare.back}</ButtonLink>
      </div>
    </SiteFrame>
  );
}

const blank = { w: '', h: '', openings: [] };

const nothing: Comparison = { pictures: [], count: 0, gone: 0 };

function comparedOn({ compared = nothing }: Site): Comparison {
  return compared;
}

export const comparePage: SitePage = {
  ...named(({ compare }) => compare.title),
  description: (site, { compare }) => {
    const names = comparedOn(site).pictures.map(({ name }) => name.text);
    return names.length > 1 ? fillWords(compare.description, { names: names.join(', ') }) : compare.few;
  },
  select: noPhotos,
  picture: (site) => comparedOn(site).pictures[0]?.photo ?? null,
  sentQuery: ({ query }) => selectionQuery(referencesIn(query)),
  hidden: 'but-sent',
  Body: Compare,
};
