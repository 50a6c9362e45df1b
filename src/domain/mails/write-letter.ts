import { formatDate } from '../calendar/indian-date.ts';
import type { CustomerFields } from '../customers/customer.ts';
import { formatRupees } from '../money/format-rupees.ts';
import { fillInLink, linkPlace } from './fill-in-link.ts';
import { type LetterKind, type LetterWords, letterWords } from './letter-words.ts';

type Language = CustomerFields['language'];

/** What a letter says. Money in paise, dates `YYYY-MM-DD`. */
export type LetterFacts = { firm: string } & (
  | {
      kind: 'tax' | 'pro' | 'credit' | 'challan' | 'refund' | 'settlement';
      number: string;
      date: string;
      amount: number;
      due: string | null;
      /** The terms of payment as staff typed them; '' for none. */
      terms: string;
    }
  | { kind: 'receipt'; number: string; date: string; amount: number }
  | { kind: 'statement'; from: string; to: string; owed: number }
  | {
      kind: 'reminder';
      customer: string;
      today: string;
      overdue: number;
      from: string;
      to: string;
      debts: Debt[];
    }
);

type Debt = { number: string; due: string; owed: number; terms: string };

/** Texts that staff can change before they send them. */
type Letter = {
  /** For WhatsApp: with `[link]` and `[until]`, which are filled in when the link is made. */
  message: string;
  subject: string;
  /** Of a mail; the link is added below them, unless they have `[link]`. */
  words: string;
};

/** A reminder lists at most this many debts; the statement has all of them. */
export const mostListed = 12;
/** The most characters of the terms of one bill among others: a mail has room for those of all that are listed. */
const SHORT_TERMS = 160;

/** `writeLetter({ kind: 'tax', number: 'DL/26-27/0042', … }, 'en').subject` → `'Tax invoice DL/26-27/0042 from Aangan Interiors'` */
export function writeLetter(facts: LetterFacts, language: Language): Letter {
  const words = letterWords[language];
  const values = valuesOf(facts, language);
  const said = (template: string) => fillIn(template, values);
  const link = [said(words.open), said(words.until)];
  switch (facts.kind) {
    case 'tax':
    case 'pro':
    case 'credit':
    case 'challan':
    case 'refund':
    case 'settlement': {
      const terms = termsLine(words.terms, facts.terms);
      return {
        message: [said(facts.due ? words.documentDue : words.document), ...terms, ...link].join('\n'),
        subject: said(words.subject),
        words: [said(facts.due ? words.attachedDue : words.attached), ...terms].join('\n'),
      };
    }
    case 'receipt':
      return {
        message: [said(words.receipt), ...link].join('\n'),
        subject: said(words.subject),
        words: said(words.receipt),
      };
    case 'statement': {
      const sentence = said(facts.owed > 0 ? words.statement : words.statementPaid);
      return { message: [sentence, ...link].join('\n'), subject: said(words.subjectOfPeriod), words: sentence };
    }
    case 'reminder': {
      const debts = debtLines(facts.debts.slice(0, mostListed), words);
      const more = facts.debts.length > mostListed ? ['…'] : [];
      const lines = [said(words.reminder), ...debts, ...more, said(words.reminderOpen), said(words.reminderEnd)];
      const message = lines.join('\n');
      return { message, subject: said(words.subjectOfReminder), words: message };
    }
  }
}

/** Terms that all bills share are said once, below them; else each bill is followed by its own. */
function debtLines(debts: readonly Debt[], words: LetterWords): string[] {
  const [one = '', ...others] = new Set(debts.map(({ terms }) => onOneLine(terms)));
  const isShared = others.length === 0;
  const lines = debts.flatMap(({ number, due, owed, terms }) => [
    fillIn(words.reminderLine, { number, due: formatDate(due), owed: formatRupees(owed) }),
    ...(isShared ? [] : termsLine(words.terms, shortened(onOneLine(terms)))),
  ]);
  return [...lines, ...(isShared ? termsLine(words.terms, one) : [])];
}

/** `termsLine('Terms of payment: {terms}', 'half now,\nhalf later')` → `['Terms of payment: half now, half later']`; none for ''. */
function termsLine(template: string, terms: string): string[] {
  const quoted = onOneLine(terms);
  return quoted === '' ? [] : [fillIn(template, { terms: quoted })];
}

/** What marks the place of the link is no such place where it is quoted. */
function onOneLine(terms: string): string {
  return terms
    .trim()
    .replace(/\s*[\r\n]\s*/g, ' ')
    .replace(/\[(link|until)\]/g, '($1)');
}

function shortened(text: string): string {
  const letters = [...text];
  return letters.length > SHORT_TERMS ? `${letters.slice(0, SHORT_TERMS - 1).join('')}…` : text;
}

/** The whole text of a mail: `words` with the link in its place, else below them. */
export function mailText(
  words: string,
  link: { url: string; until: string },
  firm: string,
  language: Language,
): string {
  if (words.includes(linkPlace)) return `${fillInLink(words.trim(), link)}\n`;
  const { open, until } = letterWords[language];
  const values = { link: link.url, until: formatDate(link.until) };
  return [words.trim(), '', fillIn(open, values), fillIn(until, values), '', firm, ''].join('\n').trimStart();
}

function valuesOf(facts: LetterFacts, language: Language): Record<string, string> {
  const kind = letterWords[language].kinds[facts.kind satisfies LetterKind];
  const shared = { firm: facts.firm, kind, Kind: capital(kind), link: linkPlace, until: '[until]' };
  switch (facts.kind) {
    case 'statement':
      return { ...shared, from: formatDate(facts.from), to: formatDate(facts.to), amount: formatRupees(facts.owed) };
    case 'reminder': {
      const { customer, today, overdue } = facts;
      return { ...shared, customer, today: formatDate(today), amount: formatRupees(overdue) };
    }
    default: {
      const due = 'due' in facts && facts.due ? formatDate(facts.due) : '';
      return { ...shared, number: facts.number, date: formatDate(facts.date), amount: formatRupees(facts.amount), due };
    }
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** In one pass: what is filled in is not read again. */
function fillIn(template: string, values: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
