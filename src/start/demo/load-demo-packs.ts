import type { Pack, Rate } from '#domain/measures/pack.ts';
import type { Actor } from '#operations/ports/actor.ts';
import type { Ports } from '../open-ports.ts';

/** How products of the demo are packed, and what visitors are told of their price; by the name of the product. */
export type DemoPacks = Record<string, { pack: Pack; rate?: Rate }>;

/** Saves them as the next version of the opening catalogue. A load that was interrupted finds them saved. */
export async function loadDemoPacks(
  { catalogues, system }: Pick<Ports, 'catalogues' | 'system'>,
  packs: DemoPacks,
  actor: Actor,
): Promise<void> {
  const { version, record } = await catalogues.current();
  if (version !== 1) return;
  const products = record.products.map((product) => ({ ...product, ...packs[product.name] }));
  await catalogues.saveOnto(version, { ...record, products }, system.now(), actor);
}
