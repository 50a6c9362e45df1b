import { sitePaths } from '#contract/site-paths.ts';
import type { GonePage } from '#domain/shares/shared-page.ts';
import { sharedWords } from '#domain/shares/shared-words.ts';
import { fillWords } from '#domain/text/fill-words.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { telLink } from '../../ui/tel-link.ts';
import { ShareFrame } from './share-frame.tsx';

/** The page of a link that opens nothing. It says nothing about any document. */
export function GoneShare({ page }: { page: GonePage }) {
  const words = sharedWords(page.language);
  return (
    <ShareFrame address={page.address} language={page.language} firm={page.firm}>
      <section className="share-gone">
        <div className="share-say">
          <h1>{words.goneTitle}</h1>
          <p>{words.goneText}</p>
          <div className="share-ways">
            <ButtonLink look="go" href={sitePaths.callbackDetails}>
              {words.askForCall}
            </ButtonLink>
            {page.phone !== '' && (
              <ButtonLink href={telLink(page.phone)}>{fillWords(words.call, { phone: page.phone })}</ButtonLink>
            )}
          </div>
        </div>
        <svg className="share-void" viewBox="0 0 210 297" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 0L210 297M210 0L0 297" stroke="currentColor" vectorEffect="non-scaling-stroke" />
        </svg>
      </section>
      <footer className="share-letter targets">
        {page.offices.map(({ city, address, phone }) => (
          <address key={city} lang="en">
            {[page.firm, ...address].map((line) => (
              <span key={line}>{line}</span>
            ))}
            {phone !== '' && <a href={telLink(phone)}>{phone}</a>}
          </address>
        ))}
      </footer>
    </ShareFrame>
  );
}
