import { askMailCall, type Letters, lettersCall, mailListCall, retryMailCall } from '#contract/mails.ts';
import { letterFacts } from '#domain/mails/letter-facts.ts';
import { writeLetter } from '#domain/mails/write-letter.ts';
import { failed } from '#domain/outcome.ts';
import type { SharedThing } from '#domain/shares/share.ts';
import { askMail, retryMail } from '#operations/mails/ask-mail.ts';
import { readReminder } from '#operations/mails/read-reminder.ts';
import type { Login } from '#operations/ports/staff.ts';
import { readSharedThing } from '#operations/shares/read-shared-thing.ts';
import type { SharedContent } from '#operations/shares/shared-content.ts';
import { mailAnswerOf } from '../answers/mail-answer-of.ts';
import { sharedThingOf } from '../answers/shared-thing-of.ts';
import { requireKey } from '../http/read-idempotency.ts';
import { limitRate } from '../limit-rate.ts';
import { refuse } from '../respond.ts';
import { type Route, route } from '../route.ts';
import type { ServerSettings } from '../server-ports.ts';
import type { SharePorts } from '../share-ports.ts';

/** Far more than a person writes, and too few for a stolen login to mail the whole book at once. */
const MAILS_A_MINUTE = 30;

export function mailRoutes(ports: SharePorts, settings: ServerSettings): Route[] {
  const mailReach = settings.mailReach ?? 'nobody';
  const mailPorts = { ...ports, mailReach };
  const allowed = limitRate(settings.rateLimits ? MAILS_A_MINUTE : Number.POSITIVE_INFINITY);
  const tooMany = (login: Login) => {
    const wait = allowed(login.tokenHash, Date.parse(ports.system.now()));
    return wait === 0
      ? null
      : failed('too-many', `Too many mails at once. Wait ${wait} seconds.`, { retryAfter: wait });
  };
  return [
    route(askMailCall, async ({ context, body, actor, login }) => {
      const limited = tooMany(login);
      if (limited) return refuse(context, limited);
      const key = requireKey(context);
      if (!key.ok) return refuse(context, key);
      const of = sharedThingOf(body);
      const content = await readContent(ports, of);
      if (!content) return refuse(context, unknownThing(of));
      const { to, subject, words, language, days } = body;
      const idempotency = { key: key.value, bodyHash: ports.system.sha256(JSON.stringify(body)) };
      const written = { of, about: content.subject, to, subject, words, language, days, idempotency };
      const mail = await askMail(mailPorts, written, actor);
      return mail.ok ? context.json(mailAnswerOf(mail.value), 202) : refuse(context, mail);
    }),

    route(mailListCall, async ({ context, query }) => {
      if (query.of !== '') return context.json((await ports.mails.about(query.of, query.size)).map(mailAnswerOf));
      const { mails, count } = await ports.mails.toMend(query.page, query.size);
      context.header('X-Total-Count', String(count));
      return context.json(mails.map(mailAnswerOf));
    }),

    route(retryMailCall, async ({ context, params, actor, login }) => {
      const limited = tooMany(login);
      if (limited) return refuse(context, limited);
      const mail = await retryMail(mailPorts, params.id, actor);
      return mail.ok ? context.json(mailAnswerOf(mail.value), 202) : refuse(context, mail);
    }),

    route(lettersCall, async ({ context, query: { customer, state, from, to, remind, ...named } }) => {
      if (customer !== undefined && state === undefined) return refuse(context, noState);
      const statement = customer === undefined || state === undefined ? undefined : { customer, state, from, to };
      const of = sharedThingOf({ ...named, statement });
      const content = await readContent(ports, of);
      if (!content) return refuse(context, unknownThing(of));
      const [buyer, facts] = await Promise.all([
        content.customer === null ? null : ports.customers.find(content.customer),
        factsOf(ports, of, content, remind === '1'),
      ]);
      const { name, fileName } = content;
      const answer: Letters = {
        name,
        fileName,
        language: buyer?.language ?? 'en',
        phone: buyer?.phone ?? '',
        email: buyer?.email ?? '',
        mail: mailReach,
        letters: { en: writeLetter(facts, 'en'), hi: writeLetter(facts, 'hi'), or: writeLetter(facts, 'or') },
      };
      return context.json(answer);
    }),
  ];
}

/** A statement has no paper yet: it is drawn when its link is made. */
function readContent(ports: SharePorts, of: SharedThing): Promise<SharedContent | null> {
  return readSharedThing(ports, of, of.kind === 'statement' ? '' : null);
}

async function factsOf(ports: SharePorts, of: SharedThing, content: SharedContent, isReminder: boolean) {
  const firm = (await ports.companies.current())?.company.name ?? '';
  if (of.kind !== 'statement' || !isReminder) return letterFacts(firm, content.facts);
  return readReminder(ports, of, { firm, customer: content.facts.buyer });
}

function unknownThing({ kind }: SharedThing) {
  return failed('not-found', `There is no such ${kind}.`);
}

const noState = failed('invalid', 'Choose the registration of the statement.', {
  problems: [{ field: 'state', message: 'Choose the registration of the statement.' }],
});
