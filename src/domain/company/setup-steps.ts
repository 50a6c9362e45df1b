import type { Company } from './company.ts';
import { registeredStates } from './registered-states.ts';

/** What a shop of one's own needs, in the order in which it is done. */
export const setupSteps = [
  ...(['company', 'bank', 'numbers', 'movein', 'people', 'catalogue', 'pictures', 'words', 'contact'] as const),
  ...(['mail', 'backup', 'https'] as const),
] as const;

export type SetupStep = (typeof setupSteps)[number];

/** What is known of the shop beside its company record. */
type ShopFacts = {
  /** Whether a document was issued: its numbers then go on by themselves. */
  issued: boolean;
  customers: number;
  people: number;
  /** Whether an owner has changed the catalogue, which begins with the stock of a trader of interiors. */
  catalogue: boolean;
  pictures: number;
  /** Whether an owner wrote something that the site says of the firm. */
  words: boolean;
  /** Whether mail is sent, backups lie on another disk or machine, and visitors come by HTTPS. */
  mail: boolean;
  backup: boolean;
  https: boolean;
};

/** Whether each step is done: `stepsDone(null, facts).company` → `false` */
export function stepsDone(company: Company | null, facts: ShopFacts): Record<SetupStep, boolean> {
  const contact = company?.contact;
  const hasUpi = Object.values(company?.registrations ?? {}).some(({ upiId = '' }) => upiId !== '');
  return {
    company: registeredStates(company).length > 0,
    bank: hasUpi || (company !== null && company.bank !== null),
    numbers: facts.issued || Object.keys(company?.openingNumbers ?? {}).length > 0,
    movein: facts.customers > 0,
    people: facts.people > 1,
    catalogue: facts.catalogue,
    pictures: facts.pictures > 0,
    words: facts.words,
    contact: [contact?.phones, contact?.emails, contact?.offices].some((each) => each && each.length > 0),
    mail: facts.mail,
    backup: facts.backup,
    https: facts.https,
  };
}
