import { changedOpenings } from '#domain/company/changed-openings.ts';
import type { Company } from '#domain/company/company.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import type { Actor } from '../ports/actor.ts';
import type { CompanyStore } from '../ports/company.ts';
import type { System } from '../ports/system.ts';

type Ports = { system: Pick<System, 'now'>; companies: Pick<CompanyStore, 'current' | 'version' | 'saveOnto'> };

const ONE_DAY = 24 * 60 * 60 * 1000;

/**
 * Takes back the last numbers that a file brought, as a whole: within a day, while nothing was saved on top of them and none of their series
 * has a document. Answers how many series begin again as before.
 */
export async function takeBackNumbers(
  { system, companies }: Ports,
  version: number,
  actor: Actor,
): Promise<Outcome<number>> {
  const now = await companies.current();
  if (now?.version !== version)
    return failed('conflict', 'The company record was saved since: change its numbers there.');
  const before = version > 1 ? await companies.version(version - 1) : null;
  if (!before || !isOfNumbersAlone(before.company, now.company))
    return failed('conflict', 'This version of the company record came from no file of numbers.');
  if (Date.parse(system.now()) - Date.parse(now.savedAt) > ONE_DAY)
    return failed('conflict', 'More than a day has passed: change the opening numbers in the company record instead.');
  const saved = await companies.saveOnto(version, before.company, now.demo, system.now(), actor);
  if (saved === 'series-begun')
    return failed('conflict', 'One of these series has a document by now: its numbers go on from it.');
  if (!saved) return failed('conflict', 'The company record was saved meanwhile.');
  return ok(changedOpenings(before.company.openingNumbers, now.company.openingNumbers).length);
}

function isOfNumbersAlone(before: Company, after: Company): boolean {
  const rest = ({ openingNumbers: _, ...company }: Company) => JSON.stringify(company);
  return rest(before) === rest(after);
}
