import { indianDate } from '#domain/calendar/indian-date.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import { settleTexts } from '#domain/site-words/settle-texts.ts';
import { siteWordsProblems } from '#domain/site-words/site-words-problems.ts';
import type { SiteWordsRecord, SiteWordsVersion } from '#domain/site-words/site-words-record.ts';
import type { Actor } from '../ports/actor.ts';
import type { SiteWordsStore } from '../ports/catalogue.ts';
import type { CompanyStore } from '../ports/company.ts';
import type { System } from '../ports/system.ts';
import { currentSiteWords } from './current-site-words.ts';

type Ports = { system: System; siteWords: SiteWordsStore; companies: Pick<CompanyStore, 'current'> };

/** `onto`: the version that the person edited. A newer one is not overwritten. */
type SaveSiteWords = { onto: number; words: SiteWordsRecord };

/** Saves the next version of what the site says of the firm; visitors see it within a second. */
export async function saveSiteWords(
  ports: Ports,
  { onto, words }: SaveSiteWords,
  actor: Actor,
): Promise<Outcome<SiteWordsVersion>> {
  const now = ports.system.now();
  const look = { ...words.look, accent: words.look.accent.trim().toLowerCase() };
  const settled = { ...settleTexts(words), look };
  const problems = siteWordsProblems(settled, Number(indianDate(now).slice(0, 4)));
  if (problems.length > 0) return failed('invalid', 'The words of the site are not saved.', { problems });
  const { version, words: before } = await currentSiteWords(ports);
  const saved = version === onto ? await ports.siteWords.saveOnto(onto, { before, words: settled }, now, actor) : null;
  return saved ? ok(saved) : failed('conflict', 'The words of the site were saved by somebody else meanwhile.');
}
