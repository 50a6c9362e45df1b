import { measuresCall } from '#contract/measures.ts';
import { soldAs, soldBy } from '#domain/materials/sold-as.ts';
import { measureWords } from '#domain/measures/measure-words.ts';
import { reckon, type Sold } from '#domain/measures/reckon.ts';
import { failed } from '#domain/outcome.ts';
import type { SearchLimit } from '../limit-searches.ts';
import { refuse } from '../respond.ts';
import { type Route, route } from '../route.ts';
import type { ServerPorts } from '../server-ports.ts';

type Ports = Pick<ServerPorts, 'catalogues' | 'materials' | 'photos'>;

/** How much is needed, for anyone. A price is told where visitors see it; a hidden product is unknown. */
export function measureRoutes(ports: Ports, limit: SearchLimit): Route[] {
  return [
    route(measuresCall, async ({ context, body }) => {
      const retryAfter = limit(context);
      if (retryAfter > 0) return refuse(context, failed('too-many', tooMany(retryAfter), { retryAfter }));
      const sold = body.pack ? { pack: body.pack, rate: null } : await soldIn(ports, body);
      if (!sold) return refuse(context, failed('not-found', 'There is no such product with a pack.'));
      const answer = reckon(sold, body.walls, measureWords(body.language, body.for));
      return answer.ok ? context.json(answer.value) : refuse(context, answer);
    }),
  ];
}

async function soldIn(
  ports: Ports,
  { product, picture }: { product?: string; picture?: string },
): Promise<Sold | null> {
  const { record } = await ports.catalogues.current();
  if (picture === undefined) {
    const {
      pack,
      unit = '',
      rate = null,
    } = record.products.find(({ name, hidden }) => !hidden && name === product) ?? {};
    return pack ? { pack, unit, rate } : null;
  }
  const materials = (await ports.materials.current()).materials.map(({ material }) => material);
  const [folder = '', ...name] = picture.split('/');
  const photo = await ports.photos.find(folder, name.join('/'));
  return soldAs(soldBy(record, [folder], materials, photo ? [photo] : []), picture);
}

function tooMany(seconds: number): string {
  return `Too many questions came from here. Wait ${seconds} seconds and try again.`;
}
