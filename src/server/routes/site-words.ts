import { type SiteWordsAnswer, saveSiteWordsCall, siteWordsCall } from '#contract/catalogue/site-words.ts';
import type { SiteWordsVersion } from '#domain/site-words/site-words-record.ts';
import { currentSiteWords } from '#operations/site-words/current-site-words.ts';
import { saveSiteWords } from '#operations/site-words/save-site-words.ts';
import type { PageSource } from '../pages/page-source.ts';
import { refuse } from '../respond.ts';
import { type Route, route } from '../route.ts';
import type { ServerPorts } from '../server-ports.ts';

export function siteWordsRoutes(ports: ServerPorts, pages: Pick<PageSource, 'snapshot'>): Route[] {
  return [
    route(siteWordsCall, async ({ context }) => context.json(await answerOf(pages, await currentSiteWords(ports)))),

    route(saveSiteWordsCall, async ({ context, body, actor }) => {
      const saved = await saveSiteWords(ports, body, actor);
      return saved.ok ? context.json(await answerOf(pages, saved.value)) : refuse(context, saved);
    }),
  ];
}

async function answerOf(pages: Pick<PageSource, 'snapshot'>, version: SiteWordsVersion): Promise<SiteWordsAnswer> {
  const { company, catalogue } = await pages.snapshot();
  const cities = [...new Set(company.contact.offices.map(({ city }) => city))];
  return { ...version, facts: { firm: company.name, n: catalogue.categories.length, cities } };
}
