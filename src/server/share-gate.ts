import type { Context } from 'hono';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { customerLanguages } from '#domain/customers/customer.ts';
import type { GonePage } from '#domain/shares/shared-page.ts';
import { sharedWords } from '#domain/shares/shared-words.ts';
import { addressNetwork } from '#domain/staff/address-network.ts';
import { fillWords } from '#domain/text/fill-words.ts';
import { type OpenedShare, openShare } from '#operations/shares/open-share.ts';
import { currentSiteWords } from '#operations/site-words/current-site-words.ts';
import { limitRate } from './limit-rate.ts';
import { sendText, statusOf } from './respond.ts';
import type { Env } from './route.ts';
import type { ServerSettings } from './server-ports.ts';
import type { SharePorts } from './share-ports.ts';

/** The limit of one network. Many phones share one address, and a document of twenty pages is twenty requests. */
const REQUESTS_A_MINUTE = 300;
/** Far more than a mistyped link needs. */
const MISSES_A_MINUTE = 30;

type Answer = Response | null | Promise<Response | null>;

export type ShareGate = {
  /**
   * Lets a request with a valid token through. A wrong one, an ended one and a lapsed one, and `null` for a part that does not
   * exist, get one and the same page.
   */
  open(context: Context<Env>, token: string, answer: (opened: OpenedShare) => Answer): Promise<Response>;
  /** The page for an address below `/d/` that has no meaning. */
  refuse(context: Context<Env>): Promise<Response>;
};

/** Counted in this process, by network: nothing about a reader is stored. */
export function createShareGate(ports: SharePorts, settings: Pick<ServerSettings, 'rateLimits'>): ShareGate {
  const most = (count: number) => limitRate(settings.rateLimits ? count : Number.POSITIVE_INFINITY);
  const [requests, misses] = [most(REQUESTS_A_MINUTE), most(MISSES_A_MINUTE)];
  const now = () => Date.parse(ports.system.now());

  const refuse = async (context: Context<Env>): Promise<Response> => {
    const wait = misses(addressNetwork(context.get('address')), now());
    if (wait > 0) return sendTooMany(context, wait);
    const { words } = await currentSiteWords(ports);
    const html = await ports.pages.renderGoneShare(await gonePage(ports, languageOf(context)), words.look);
    return context.body(html, statusOf('not-found'), { 'Content-Type': 'text/html; charset=utf-8' });
  };

  return {
    open: async (context, token, answer) => {
      const wait = requests(addressNetwork(context.get('address')), now());
      if (wait > 0) return sendTooMany(context, wait);
      const opened = await openShare(ports, token);
      return (opened && (await answer(opened))) ?? refuse(context);
    },
    refuse,
  };
}

function sendTooMany(context: Context<Env>, wait: number): Response {
  const sentence = fillWords(sharedWords(languageOf(context)).tooMany, { n: wait });
  return sendText(context, sentence, statusOf('too-many'), { 'Retry-After': String(wait) });
}

function languageOf(context: Context<Env>): GonePage['language'] {
  return customerLanguages.find((each) => each === context.req.query('l')) ?? 'en';
}

/** Its links to other languages lead to no real token: the page is the same for every wrong address. */
async function gonePage({ companies }: SharePorts, language: GonePage['language']): Promise<GonePage> {
  const company = (await companies.current())?.company;
  return {
    address: path(paths.sharedPage, { token: 'ended' }),
    language,
    firm: company?.name ?? 'Vitrine',
    offices: (company?.contact?.offices ?? []).map(({ city, address, phone }) => ({ city, address, phone })),
    phone: company?.contact?.phones[0] ?? '',
  };
}
