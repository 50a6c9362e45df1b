import type { PublicCompany } from '#domain/company/contact.ts';

/** The texts of About Us, from facts of the firm only. Each string is a paragraph, or a line of the reasons. */
export function aboutWords({ name, contact }: PublicCompany, categories: number) {
  const cities = listed(contact.offices.map(({ city }) => city));
  return {
    history: [
      `${name} was established in 2005, as a wholesaler and trader of interior and building-finishing products.`,
      `The catalogue now holds ${categories} categories, for walls, floors, ceilings, facades, windows and outdoors.`,
    ],
    reasons: [
      `${categories} product categories from one trader.`,
      ...(cities ? [`${contact.offices.length === 1 ? 'An office' : 'Offices'} in ${cities}.`] : []),
      'Galleries and brochures to look through before you decide.',
      'A quotation in writing, with the rate, the unit and the GST of each line.',
    ],
    overview: [
      'Wholesale and trade supply of wallpapers, PVC panels, WPC louvers, wooden and gym flooring, artificial grass, ceilings, carpets, blinds, awnings, solar films and more.',
    ],
    services: [
      `We supply architects, designers, builders, showrooms, institutions and homeowners${cities ? ` from ${cities}` : ''}.`,
    ],
  };
}

function listed(words: readonly string[]) {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
