import type { CompanyAnswer } from '#contract/company.ts';
import type { Company, Registration, TurnoverBand } from '#domain/company/company.ts';
import { chosenFields, compulsoryFields } from '#domain/company/compulsory-fields.ts';
import { isStarted } from '#domain/company/registered-states.ts';
import type { FilingFrequency } from '#domain/returns/period.ts';
import { type ChosenLedgers, tallyLedgerKeys } from '#domain/tally/tally-ledgers.ts';
import { isTaxState, type TaxState } from '#domain/tax/states.ts';
import { type CompanyDraft, linesOf, siteDraft, siteFrom } from './company-site-draft.ts';

/** The initial values of the form; all blank without a record. */
export function companyDraft({
  company,
  series,
  galleries,
}: Pick<CompanyAnswer, 'company' | 'series' | 'galleries'>): CompanyDraft {
  const registrations = Object.values(company?.registrations ?? {}).filter(isStarted);
  const openings = Object.fromEntries(
    series.map(({ prefix }) => [prefix, company?.openingNumbers[prefix]?.toString() ?? '']),
  );
  const { name = '', declaration = '', signatory = '', logo = '', signature = '' } = company ?? {};
  const { moneyKeptFrom = '', eInvoiceFrom = '', turnover = '' } = company ?? {};
  return {
    name,
    registrations: registrations.map(({ state }) => state).join(' '),
    ...Object.assign({}, ...registrations.map(registrationDraft)),
    ...named('bank.', company?.bank ?? blankBank),
    declaration,
    signatory,
    logo,
    signature,
    moneyKeptFrom,
    eInvoiceFrom,
    turnover,
    // A shop of its own starts with the fields of the law.
    compulsoryFields: company ? compulsoryFields(company).join(' ') : '',
    weeklyLetterTo: (company?.weeklyLetterTo ?? []).join('\n'),
    papersWithoutCodes: company?.papersWithoutCodes ? 'yes' : '',
    staffSeeFigures: company?.staffSeeFigures ? 'yes' : '',
    ...named('tallyLedgers.', { ...blankLedgers, ...company?.tallyLedgers }),
    ...named('openingNumbers.', openings),
    ...siteDraft({ company, galleries }),
  };
}

function registrationDraft({ state, address, upiId = '', filing, ...texts }: Registration): CompanyDraft {
  return named(`registrations.${state}.`, { ...texts, address: address.join('\n'), upiId, filing: filing ?? '' });
}

/** The states of the form, in the firm's order. */
export function statesOf({ registrations = '' }: CompanyDraft): TaxState[] {
  return registrations.split(' ').filter(isTaxState);
}

const blankLedgers = Object.fromEntries(tallyLedgerKeys.map((key) => [key, '']));

const blankBank = { accountName: '', bank: '', accountNumber: '', ifsc: '' };

function named(prefix: string, values: Record<string, string>): CompanyDraft {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [prefix + name, value]));
}

/** The record from the form values. Values that the form does not show come from `before`. */
export function companyFrom(draft: CompanyDraft, before: Company | null): Company {
  const text = (field: string) => (draft[field] ?? '').trim();
  const registration = (state: TaxState): Registration => ({
    state,
    gstin: text(`registrations.${state}.gstin`),
    address: linesOf(text(`registrations.${state}.address`)),
    phone: text(`registrations.${state}.phone`),
    email: text(`registrations.${state}.email`),
    ...given('upiId', text(`registrations.${state}.upiId`)),
    ...given<'filing', FilingFrequency>('filing', text(`registrations.${state}.filing`)),
  });
  const bank = {
    accountName: text('bank.accountName'),
    bank: text('bank.bank'),
    accountNumber: text('bank.accountNumber'),
    ifsc: text('bank.ifsc'),
  };
  return {
    name: text('name'),
    registrations: Object.fromEntries(statesOf(draft).map((state) => [state, registration(state)])),
    bank: Object.values(bank).some((value) => value !== '') ? bank : null,
    declaration: text('declaration'),
    logo: text('logo'),
    signature: text('signature'),
    signatory: text('signatory'),
    openingNumbers: openingNumbers(draft, before?.openingNumbers ?? {}),
    ...given('moneyKeptFrom', text('moneyKeptFrom')),
    ...given('eInvoiceFrom', text('eInvoiceFrom')),
    ...given<'turnover', TurnoverBand>('turnover', text('turnover')),
    ...fieldsFrom(text('compulsoryFields')),
    ...lettersFrom(text('weeklyLetterTo')),
    ...(text('papersWithoutCodes') === 'yes' ? { papersWithoutCodes: true } : {}),
    ...(text('staffSeeFigures') === 'yes' ? { staffSeeFigures: true } : {}),
    ...ledgersFrom(text),
    ...siteFrom(draft, before),
  };
}

/** All of them are what a record without a word about it says. */
function fieldsFrom(text: string): Pick<Company, 'compulsoryFields'> {
  const wanted = text.split(' ');
  const chosen = chosenFields.filter((field) => wanted.includes(field));
  return chosen.length === chosenFields.length ? {} : { compulsoryFields: chosen };
}

/** Without an address there is no letter. */
function lettersFrom(text: string): Pick<Company, 'weeklyLetterTo'> {
  const addresses = linesOf(text);
  return addresses.length === 0 ? {} : { weeklyLetterTo: addresses };
}

function ledgersFrom(text: (field: string) => string): Pick<Company, 'tallyLedgers'> {
  const typed = tallyLedgerKeys.map((key) => [key, text(`tallyLedgers.${key}`)] as const);
  const chosen: ChosenLedgers = Object.fromEntries(typed.filter(([, name]) => name !== ''));
  return Object.keys(chosen).length === 0 ? {} : { tallyLedgers: chosen };
}

/** A blank field is left out of the record, as in those of earlier releases. */
function given<Name extends string, Value extends string = string>(
  name: Name,
  value: string,
): { [name in Name]?: Value } {
  return value === '' ? {} : ({ [name]: value } as { [name in Name]: Value });
}

// The form has no numbers of other years: keep them. Of one that is written as it is printed, the last part counts.
function openingNumbers(draft: CompanyDraft, before: Company['openingNumbers']): Company['openingNumbers'] {
  const fieldPrefix = 'openingNumbers.';
  const typed = Object.keys(draft).flatMap((field) =>
    field.startsWith(fieldPrefix) ? [field.slice(fieldPrefix.length)] : [],
  );
  const unshown = Object.entries(before).filter(([prefix]) => !typed.includes(prefix));
  const given = typed.flatMap((prefix): [string, number][] => {
    const text = (draft[fieldPrefix + prefix] ?? '').trim();
    return text === '' ? [] : [[prefix, Number(/^(?:.+[/-])?(\d+)$/.exec(text)?.[1] ?? Number.NaN)]];
  });
  return Object.fromEntries([...unshown, ...given]);
}
