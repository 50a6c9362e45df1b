import type { Company } from '../../company/company.ts';
import { registrationIn } from '../../company/registered-states.ts';
import { type TaxState, taxStates } from '../../tax/states.ts';

/** A name and its value. */
export type SheetFact = [name: string, value: string];

/** The firm at the head of a paper. */
export type SheetSeller = { name: string; lines: string[]; gstin: string; state: string; contact: string };

/** `sheetSeller(company, 'kerala').state` → `'Kerala, code 32'` */
export function sheetSeller(company: Pick<Company, 'name' | 'registrations'>, taxState: TaxState): SheetSeller {
  const { gstin, address, phone, email } = registrationIn(company, taxState);
  const { name, code } = taxStates[taxState];
  return {
    name: company.name,
    lines: address,
    gstin,
    state: `${name}, code\u00a0${code}`,
    contact: [phone, email].filter((way) => way !== '').join(', '),
  };
}

/** `sheetBank(company.bank)[3]` → `['IFSC', 'SMPL0000123']` */
export function sheetBank(bank: NonNullable<Company['bank']>): SheetFact[] {
  return [
    ['Account name', bank.accountName],
    ['Bank', bank.bank],
    ['Account no.', bank.accountNumber],
    ['IFSC', bank.ifsc],
  ];
}

/** Who signs. A signatory called only 'Authorised Signatory' has no name of a person. */
export function sheetSigning({ name, signatory }: Pick<Company, 'name' | 'signatory'>) {
  return {
    signFor: `for ${name}`,
    signName: signatory.trim().toLowerCase() === signRole.toLowerCase() ? '' : signatory.trim(),
    signRole,
  };
}

const signRole = 'Authorised Signatory';
