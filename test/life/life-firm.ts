import type { Company } from '#domain/company/company.ts';
import { type TaxState, taxStates } from '#domain/tax/states.ts';
import { buildFirm, buildGstin } from '#test/build/build-firm.ts';
import * as specified from '#test/specification/specified-firm.ts';

/** A town of each state in which a firm of a life trades, as addresses end. */
const towns = {
  [specified.home]: 'New Delhi 110024',
  [specified.branch]: 'Bhubaneswar, Odisha 751013',
  maharashtra: 'Pune 411001',
  ladakh: 'Leh, Ladakh 194101',
  puducherry: 'Puducherry 605001',
  'west-bengal': 'Kolkata 700016',
  kerala: 'Kochi 682016',
  gujarat: 'Surat 395003',
  assam: 'Guwahati 781001',
  'andaman-and-nicobar-islands': 'Port Blair 744101',
} as const satisfies Partial<Record<TaxState, string>>;

export type LifeState = keyof typeof towns;

/**
 * The firm that lives: nearly all is done with its first registration, `home`. `second` is the next one, if there is one; the buyers of
 * another state are there. Buyers of `stranger` and `unknown` are in no book until their documents are there, `zone` is a unit of a special
 * economic zone. GSTINs belong to nobody.
 */
export type LifeFirm = ReturnType<typeof lifeFirm>;

/** A firm with registrations in these states, in this order: `lifeFirm(['maharashtra'])`. */
export function lifeFirm(states: readonly [LifeState, ...LifeState[]]) {
  const [home, second] = states;
  const away = second ?? (home === specified.branch ? specified.home : specified.branch);
  const here = (name: string, street: string) => `${name}\n${street}\n${towns[home]}`;
  return {
    home,
    second,
    /** In the order of the firm. */
    states,
    company: companyOf(states),
    buyers: {
      hotel: `${here('Lived Hotels', '7 Example Marg')}\nGSTIN ${buildGstin(home, 'AAACB5678L')}`,
      house: `Namuna Gruha\nJaydev Vihar\n${towns[away]}\nGSTIN ${buildGstin(away, 'AAAAA0000A')}`,
      studio: here('Lived Studio', '8 Example Marg'),
      double: here('Lived Studios', '8 Example Marg'),
      gone: here('Lived Cafe', '9 Example Marg'),
      stranger: here('Lived Stranger', '10 Example Marg'),
      zone: 'Lived Labs\nSector 62\nNoida 201301\nGSTIN 09AAAAA0000A1Z0',
      unknown: here('Lived Walk-in', '11 Example Marg'),
    },
  };
}

/** The firm of the specification, whose record the demo brings. */
export const firmOfDemo = lifeFirm([specified.home, specified.branch]);

function companyOf(states: readonly LifeState[]): Company {
  const firm = buildFirm(states);
  for (const state of states) {
    const registration = firm.registrations[state];
    if (registration) registration.address = ['1 Sample Road', `${towns[state]}, ${taxStates[state].name}`];
  }
  return firm;
}
