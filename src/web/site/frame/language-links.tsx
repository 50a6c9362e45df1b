import { localPath } from '#contract/local-path.ts';
import { type Language, languages } from '#domain/text/language.ts';
import type { Site } from '../parts/site-page.ts';
import { useWords } from '../words/site-words.tsx';
import styles from './language-links.module.css';

/** The same page in each language, under the language's own name. */
export function LanguageLinks({ site: { path, query } }: { site: Pick<Site, 'path' | 'query'> }) {
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
            {ownNames[each]}
          </a>
        </li>
      ))}
    </ul>
  );
}

const ownNames: Record<Language, string> = { en: 'English', hi: 'हिन्दी', or: 'ଓଡ଼ିଆ' };
