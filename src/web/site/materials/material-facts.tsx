import type { ReactNode } from 'react';
import type { ShownMaterial } from '#domain/materials/material-at.ts';
import { fillWords } from '#domain/text/fill-words.ts';
import { cityIn } from '../parts/city-in.ts';
import { useWords } from '../words/site-words.tsx';
import { factText, rateText } from './fact-text.ts';
import styles from './material-page.module.css';

/** The rows of a material: what it is, its rate where visitors are told it, and when it is ready. */
export function MaterialFacts({ shown: { facts, rate, ready } }: { shown: ShownMaterial }) {
  const { language, words } = useWords();
  const { material } = words;
  const other = (lang: string) => (lang === language ? undefined : lang);
  const cities = ready.map(({ city, days }) => fillWords(material.readyIn, { city: cityIn(city, words), n: days }));
  return (
    <dl className={styles.rows}>
      {facts.map((fact, nth) => {
        const value = factText(fact, words);
        const label = fact.kind === 'own' ? fact.label : { text: material[fact.kind], lang: language };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may say the same
          <Row key={nth} label={label.text} lang={other(label.lang)}>
            <span lang={other(value.lang)}>{value.text}</span>
          </Row>
        );
      })}
      {rate && <Row label={material.rate}>{rateText(rate, words)}</Row>}
      {cities.length > 0 && <Row label={material.ready}>{cities.join(', ')}</Row>}
    </dl>
  );
}

function Row({ label, lang, children }: { label: string; lang?: string | undefined; children: ReactNode }) {
  return (
    <div>
      <dt lang={lang}>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
