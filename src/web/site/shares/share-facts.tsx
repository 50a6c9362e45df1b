import type { ReactNode } from 'react';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import type { SharedWords } from '#domain/shares/english-words.ts';
import type { SharedPage, SharedPayment } from '#domain/shares/shared-page.ts';
import { sharedWords } from '#domain/shares/shared-words.ts';
import { fillWords } from '#domain/text/fill-words.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { scriptOf } from './script-of.ts';
import { shareTitle } from './share-title.ts';

/** What it is, what it comes to, what was paid and what is still to pay; and what the reader can do. */
export function ShareFacts({ page }: { page: SharedPage }) {
  const words = sharedWords(page.language);
  const isCancelled = page.money?.kind === 'cancelled' || page.money?.kind === 'voided';
  const counted = (paise: number) => (isCancelled ? <s>{rupees(paise)}</s> : rupees(paise));
  return (
    <section className="share-facts">
      {isCancelled && <p className="share-stamp">{words.cancelled}</p>}
      <p className="share-kind">{words[page.kind]}</p>
      <h1>{page.period ? shareTitle(page).number : <span lang="en">{page.number}</span>}</h1>
      <p>{buyerLine(words.for, page.buyer)}</p>
      <dl>
        <Fact name={words.date} value={formatDate(page.date)} />
        {page.amount !== null && <Fact name={words.amount} value={rupees(page.amount)} />}
        {page.validUntil && <Fact name={words.validUntil} value={formatDate(page.validUntil)} />}
        {page.payments.map((payment, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two payments may be alike, and the list never changes.
          <Fact key={index} name={paymentWords(words, payment)} value={counted(payment.amount)} />
        ))}
        {page.money && <Money words={words} money={page.money} />}
        {page.terms !== '' && (
          <div className="share-terms">
            <dt>{words.terms}</dt>
            <dd lang={scriptOf(page.terms)}>{page.terms}</dd>
          </div>
        )}
      </dl>
      <div className="share-acts">
        {page.pay?.upi && (
          <span className="share-touch">
            <ButtonLink look="go" href={page.pay.upi.link}>
              {words.upi}
            </ButtonLink>
          </span>
        )}
        <span className="share-download">
          <ButtonLink href={`${page.address}/file.pdf`} download="">
            {words.download}
          </ButtonLink>
        </span>
        <ButtonLink href="#ask">{words.ask}</ButtonLink>
      </div>
    </section>
  );
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

type MoneyProps = { words: SharedWords; money: NonNullable<SharedPage['money']> };

function Money({ words, money }: MoneyProps) {
  if (money.kind === 'cancelled' || money.kind === 'voided')
    return (
      <div className="share-owed">
        <dt className="sr">{words.cancelled}</dt>
        <dd className="share-when">
          {fillWords(money.kind === 'voided' ? words.cancelledOn : words.cancelledText, { date: formatDate(money.on) })}
        </dd>
      </div>
    );
  if (money.kind === 'paid' || money.kind === 'closed')
    return (
      <div className="share-owed share-done">
        <dt className="sr">{words.stillToPay}</dt>
        <dd>{money.kind === 'paid' ? words.paidInFull : words.nothingToPay}</dd>
        <dd className="share-when">{words.thanks}</dd>
      </div>
    );
  return (
    <div className="share-owed">
      <dt>{words.stillToPay}</dt>
      <dd>{rupees(money.owed)}</dd>
      {money.due !== null && <dd className="share-when">{dueWords(words, money.due, money.overdue)}</dd>}
    </div>
  );
}

function dueWords(words: SharedWords, due: string, overdue: boolean): string {
  return overdue ? fillWords(words.overdue, { date: formatDate(due) }) : `${words.due} ${formatDate(due)}`;
}

function rupees(paise: number): string {
  return `₹ ${formatRupees(paise)}`;
}

const modeWords = {
  upi: 'modeUpi',
  bank: 'modeBank',
  cheque: 'modeCheque',
  cash: 'modeCash',
  card: 'modeCard',
  other: 'modeOther',
} as const;

function paymentWords(words: SharedWords, payment: SharedPayment): string {
  switch (payment.kind) {
    case 'paid':
      return fillWords(words.paidOn, { date: formatDate(payment.date), mode: words[modeWords[payment.mode]] });
    case 'tds':
      return fillWords(words.taxHeldBack, { date: formatDate(payment.date) });
    case 'settled':
      return fillWords(words.settledOn, { date: formatDate(payment.date) });
    case 'credited':
      return fillWords(words.creditedOn, { number: payment.number });
    case 'advance':
      return fillWords(words.advance, { number: payment.number });
  }
}

/** The name keeps its own language within the sentence. */
function buyerLine(pattern: string, buyer: string) {
  const [before, after] = pattern.split('{buyer}');
  return (
    <>
      {before}
      <span lang={scriptOf(buyer)}>{buyer}</span>
      {after}
    </>
  );
}
