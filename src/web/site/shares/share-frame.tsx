import type { ReactNode } from 'react';
import { path } from '#contract/path.ts';
import { sitePaths } from '#contract/site-paths.ts';
import { customerLanguages } from '#domain/customers/customer.ts';
import type { Share } from '#domain/shares/share.ts';
import { sharedWords } from '#domain/shares/shared-words.ts';

type ShareFrameProps = {
  address: string;
  language: Share['language'];
  firm: string;
  children: ReactNode;
};

/** The site's frame around one shared thing: the languages and the logo, and no menu. */
export function ShareFrame({ address, language, firm, children }: ShareFrameProps) {
  const words = sharedWords(language);
  return (
    <div className="share-page">
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <nav className="share-strip" aria-label={words.languages}>
        <ul className="share-languages speaks">
          {customerLanguages.map((each) => (
            <li key={each}>
              <a
                href={`${address}?l=${each}`}
                hrefLang={each}
                lang={each}
                aria-current={each === language ? 'true' : undefined}
              >
                {languageNames[each]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <header id="header" className="share-head">
        <a className="share-brand" href={sitePaths.home} lang="en">
          <img src={path(sitePaths.download, { category: 'general', file: 'logo' })} width={44} height={44} alt="" />
          <span>{firm}</span>
        </a>
      </header>
      <main id="main" className="share-main page">
        {children}
      </main>
    </div>
  );
}

const languageNames: Record<Share['language'], string> = { en: 'English', hi: 'हिन्दी', or: 'ଓଡ଼ିଆ' };
