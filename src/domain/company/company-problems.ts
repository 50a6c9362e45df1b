import type { Problem } from '../outcome.ts';
import { isGstin } from '../tax/gstin.ts';
import { taxStates } from '../tax/states.ts';
import type { Company } from './company.ts';
import { contactProblems } from './contact-problems.ts';

const MOST_IMAGE_CHARACTERS = 700_000;

/** What is wrong with a company record; a document of it must satisfy rule 46(a). `companyProblems(record)` → `[]` */
export const companyProblems = (company: Company): Problem[] => {
  const problems: Problem[] = [];
  const say = (field: string, message: string) => problems.push({ field, message });
  if (!company.name.trim()) say('name', 'The firm needs a name.');
  for (const [state, { name, code }] of Object.entries(taxStates) as [
    keyof typeof taxStates,
    { name: string; code: string },
  ][]) {
    const registration = company.registrations[state];
    if (!isGstin(registration.gstin) || registration.gstin !== registration.gstin.toUpperCase())
      say(
        `registrations.${state}.gstin`,
        `The GSTIN for ${name} is not right: fifteen capital letters and digits, of which the last is a check digit.`,
      );
    else if (!registration.gstin.startsWith(code))
      say(`registrations.${state}.gstin`, `A GSTIN of ${name} begins with ${code}.`);
    if (registration.address.length === 0)
      say(`registrations.${state}.address`, `The registration for ${name} needs an address.`);
  }
  for (const field of ['logo', 'signature'] as const) {
    if (company[field] && !/^data:image\/(png|jpeg);base64,[A-Za-z0-9+/]+=*$/.test(company[field]))
      say(field, `The ${field} must be a PNG or JPEG picture as a data URL.`);
    if (company[field].length > MOST_IMAGE_CHARACTERS) say(field, `The ${field} must be smaller than 500 kB.`);
  }
  for (const [prefix, next] of Object.entries(company.openingNumbers))
    if (!/^(?:PI-|CN-)?(?:DL|OD)\/\d\d-\d\d\/$/.test(prefix))
      say('openingNumbers', `“${prefix}” is no series: write DL/26-27/, PI-OD/26-27/ or CN-DL/26-27/.`);
    else if (!Number.isSafeInteger(next) || next < 1)
      say('openingNumbers', `The opening number of ${prefix} must be a whole number from 1.`);
  if (company.contact) problems.push(...contactProblems(company.contact));
  return problems;
};
