import { measuresCall } from '#contract/measures.ts';
import { measureWords } from '#domain/measures/measure-words.ts';
import { reckon } from '#domain/measures/reckon.ts';
import { failed } from '#domain/outcome.ts';
import type { SearchLimit } from '../limit-searches.ts';
import { refuse } from '../respond.ts';
import { type Route, route } from '../route.ts';
import type { ServerPorts } from '../server-ports.ts';

/** How much is needed, for anyone. A price is told where visitors see it; a hidden product is unknown. */
export function measureRoutes({ catalogues }: Pick<ServerPorts, 'catalogues'>, limit: SearchLimit): Route[] {
  return [
    route(measuresCall, async ({ context, body }) => {
      const retryAfter = limit(context);
      if (retryAfter > 0) return refuse(context, failed('too-many', tooMany(retryAfter), { retryAfter }));
      const { record } = await catalogues.current();
      const named = record.products.find(({ name, hidden }) => !hidden && name === body.product);
      const pack = body.pack ?? named?.pack;
      if (!pack) return refuse(context, failed('not-found', 'There is no such product with a pack.'));
      const words = measureWords(body.language, body.for);
      const answer = reckon({ pack, rate: named?.rate ?? null }, body.walls, words);
      return answer.ok ? context.json(answer.value) : refuse(context, answer);
    }),
  ];
}

function tooMany(seconds: number): string {
  return `Too many questions came from here. Wait ${seconds} seconds and try again.`;
}
