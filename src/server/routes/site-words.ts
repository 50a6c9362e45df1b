import { saveSiteWordsCall, siteWordsCall } from '#contract/catalogue/site-words.ts';
import { currentSiteWords } from '#operations/site-words/current-site-words.ts';
import { saveSiteWords } from '#operations/site-words/save-site-words.ts';
import { refuse } from '../respond.ts';
import { type Route, route } from '../route.ts';
import type { ServerPorts } from '../server-ports.ts';

export function siteWordsRoutes(ports: ServerPorts): Route[] {
  return [
    route(siteWordsCall, async ({ context }) => context.json(await currentSiteWords(ports))),

    route(saveSiteWordsCall, async ({ context, body, actor }) => {
      const saved = await saveSiteWords(ports, body, actor);
      return saved.ok ? context.json(saved.value) : refuse(context, saved);
    }),
  ];
}
