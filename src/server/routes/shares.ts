import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import {
  endShareCall,
  type ListedShare,
  type MadeShareAnswer,
  makeShareCall,
  shareListCall,
} from '#contract/shares.ts';
import { failed } from '#domain/outcome.ts';
import type { Share } from '#domain/shares/share.ts';
import { makeShare } from '#operations/shares/make-share.ts';
import { sharedThingOf } from '../answers/shared-thing-of.ts';
import { refuse } from '../respond.ts';
import { type Route, route } from '../route.ts';
import type { ServerSettings } from '../server-ports.ts';
import type { SharePorts } from '../share-ports.ts';

export function shareRoutes(ports: SharePorts, settings: ServerSettings): Route[] {
  const { shares, system } = ports;
  return [
    route(makeShareCall, async ({ context, body, actor }) => {
      const made = await makeShare(ports, { of: sharedThingOf(body), days: body.days, forWhom: body.for }, actor);
      if (!made.ok) return refuse(context, made);
      const { id, token, expiresAt } = made.value;
      const answer: MadeShareAnswer = { id, url: settings.publicOrigin + path(paths.sharedPage, { token }), expiresAt };
      return context.json(answer, 201);
    }),

    route(shareListCall, async ({ context, query }) => {
      const { shares: found, count } = await shares.page(query.of, query.page, query.size);
      context.header('X-Total-Count', String(count));
      return context.json(found.map((share) => onTheWire(share, system.now())));
    }),

    route(endShareCall, async ({ context, params, actor }) => {
      const ended = await shares.end(params.id, system.now(), actor);
      return ended
        ? context.json(onTheWire(ended, system.now()))
        : refuse(context, failed('not-found', 'There is no such link.'));
    }),
  ];
}

function onTheWire({ of, forWhom, ...share }: Share, now: string): ListedShare {
  return {
    ...share,
    for: forWhom,
    statement: of.kind === 'statement' ? { state: of.taxState, from: of.from, to: of.to } : null,
    live: share.endedAt === null && share.expiresAt > now,
  };
}
