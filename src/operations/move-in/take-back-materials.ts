import { failed, type Outcome, ok } from '#domain/outcome.ts';
import type { Actor } from '../ports/actor.ts';
import type { MaterialStore } from '../ports/catalogue.ts';
import type { System } from '../ports/system.ts';

type Ports = { system: Pick<System, 'now'>; materials: Pick<MaterialStore, 'takeBack'> };

const ONE_DAY = 24 * 60 * 60 * 1000;

/** Takes back what a file brought, as a whole: within a day, while no material was saved on top of it. Answers how many materials that were. */
export async function takeBackMaterials(
  { system, materials }: Ports,
  version: number,
  actor: Actor,
): Promise<Outcome<number>> {
  const now = system.now();
  const since = new Date(Date.parse(now) - ONE_DAY).toISOString();
  const taken = await materials.takeBack(version, since, now, actor);
  return typeof taken === 'string' ? failed('conflict', refusals[taken]) : ok(taken.taken);
}

const refusals = {
  changed: 'A material was saved since: change the materials on their pages.',
  'no-file': 'This version of the materials came from no file.',
  late: 'More than a day has passed: change the materials on their pages, or say there that they are discontinued.',
};
