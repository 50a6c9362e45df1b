import { formatDate } from '#domain/calendar/indian-date.ts';
import type { SharedPage } from '#domain/shares/shared-page.ts';
import { sharedWords } from '#domain/shares/shared-words.ts';
import { fillWords } from '#domain/text/fill-words.ts';
import { telLink } from '../../ui/tel-link.ts';
import { ShareAsk } from './share-ask.tsx';
import { ShareFacts } from './share-facts.tsx';
import { ShareFrame } from './share-frame.tsx';
import { SharePay } from './share-pay.tsx';
import { SharePictures } from './share-pictures.tsx';

/** What the reader of a link sees. */
export function SharePage({ page }: { page: SharedPage }) {
  const { firm } = page;
  return (
    <ShareFrame address={page.address} language={page.language} firm={firm.name}>
      <article className="share-paper">
        <ShareFacts page={page} />
        <SharePictures page={page} />
        <SharePay page={page} />
      </article>
      <ShareAsk page={page} />
      <footer className="share-letter targets">
        <address lang="en">
          {[firm.name, ...firm.address].map((line) => (
            <span key={line}>{line}</span>
          ))}
          {firm.gstin !== '' && <span>GSTIN {firm.gstin}</span>}
          {firm.phone !== '' && <a href={telLink(firm.phone)}>{firm.phone}</a>}
        </address>
        <p>{fillWords(sharedWords(page.language).private, { date: formatDate(page.endsOn) })}</p>
      </footer>
    </ShareFrame>
  );
}
