import type { Problem } from '../outcome.ts';
import type { Contact } from './contact.ts';

/** What is wrong with the firm's addresses on the web: a link that visitors press leads to a page, and to nothing else. `contactProblems(noContact)` → `[]` */
export const contactProblems = ({ companySite, social }: Pick<Contact, 'companySite' | 'social'>): Problem[] => {
  const links = { companySite, ...social };
  return Object.entries(links)
    .filter(([, link]) => link !== '' && !/^https?:\/\/[^\s/]+\.[^\s/]+(\/\S*)?$/i.test(link))
    .map(([name]) => ({
      field: `contact.${name === 'companySite' ? name : `social.${name}`}`,
      message: 'An address on the web begins with https:// or http:// and has no spaces.',
    }));
};
