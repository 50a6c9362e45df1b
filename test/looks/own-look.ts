import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { SiteWordsAnswer } from '#contract/catalogue/site-words.ts';
import type { CompanyAnswer } from '#contract/company.ts';
import { paths } from '#contract/paths.ts';
import { type LetterPair, letterPairs, openingLook } from '#domain/site-words/look/site-look.ts';
import { askShop, type OpenShop } from './kept-shops.ts';

/** What an owner may choose of the look: `accent` is `#rrggbb`, `logo` a data URL, '' for the demo's. */
export type OwnLook = { accent: string; letters: LetterPair; logo: string };

/** `ownLook({ accent: '#7a1f2b' })`: that colour, all else as the demo; null without any choice. `logo` is a file. */
export function ownLook(chosen: { accent?: string; letters?: string; logo?: string }): OwnLook | null {
  const { accent = openingLook.accent, letters = openingLook.letters, logo } = chosen;
  if (!chosen.accent && !chosen.letters && !logo) return null;
  const pair = letterPairs.find((each) => each === letters);
  if (!pair) throw new Error(`--letters is one of ${letterPairs.join(', ')}.`);
  return { accent, letters: pair, logo: logo ? dataUrl(logo) : '' };
}

/** For the name of a folder: `nameOfLook({ accent: '#7a1f2b', letters: 'serif', logo: '' })` → `'-7a1f2b-serif'`; '' for the demo's. */
export function nameOfLook(look: OwnLook | null): string {
  return look === null ? '' : `-${look.accent.slice(1)}-${look.letters}${look.logo && '-logo'}`;
}

/** Chooses the look as the owner does; a colour that cannot be read is refused. */
export async function wearLook(shop: OpenShop, { accent, letters, logo }: OwnLook): Promise<void> {
  const { version, words } = (await (await askShop(shop, paths.siteWords)).json()) as SiteWordsAnswer;
  await askShop(shop, paths.siteWords, { onto: version, words: { ...words, look: { accent, letters } } });
  if (!logo) return;
  const record = (await (await askShop(shop, paths.companyRecord)).json()) as CompanyAnswer;
  await askShop(shop, paths.companyRecord, { onto: record.version, company: { ...record.company, logo } });
}

function dataUrl(file: string): string {
  const type = extname(file) === '.png' ? 'png' : 'jpeg';
  return `data:image/${type};base64,${readFileSync(file).toString('base64')}`;
}
