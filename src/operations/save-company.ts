import type { Company, CompanyVersion } from '#domain/company/company.ts';
import { companyProblems } from '#domain/company/company-problems.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import type { Actor, CompanyStore, World } from './ports.ts';

/** Saves the next version of the company record; documents that are issued keep theirs. */
export const saveCompany = async (
  { world, companies }: { world: World; companies: CompanyStore },
  company: Company,
  demo: boolean,
  actor: Actor,
): Promise<Outcome<CompanyVersion>> => {
  const problems = companyProblems(company);
  if (problems.length > 0) return failed('invalid', 'The company record is not complete.', { problems });
  return ok(await companies.save(company, demo, world.now(), actor));
};
