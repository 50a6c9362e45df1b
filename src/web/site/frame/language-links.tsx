import { localPath } from '#contract/local-path.ts';
import { languageFacts } from '#domain/text/language.ts';
import type { Site } from '../parts/site-page.ts';
import { useWords } from '../words/site-words.tsx';
import styles from './language-links.module.css';

type LinkedSite = Pick<Site, 'path' | 'query' | 'languages'>;

/** The same page in each language of the site, under the language's own name. */
export function LanguageLinks({ site: { path, query, languages } }: { site: LinkedSite }) {
  const { language } = useWords();
  // An unknown address may begin with two slashes, which would lead to another site.
  const page = /^\/(?![/\\])/.test(path) ? path : '/';
  return (
    <ul className={styles.languages}>
      {languages.map((each) => (
        <li key={each}>
          <a
            href={localPath(each, page) + (query && `?${query}`)}
            hrefLang={each}
            lang={each}
            aria-current={each === language ? 'true' : undefined}
          >
            {languageFacts[each].name}
          </a>
        </li>
      ))}
    </ul>
  );
}
