import { formatDate } from '../calendar/indian-date.ts';
import type { FolderTitle } from '../catalogue/folders-of.ts';
import { headerFields } from '../invoices/draft-fields.ts';
import { ledgerTitle } from '../tally/tally-ledgers.ts';
import { isTaxState, taxStates } from '../tax/states.ts';
import type { Company, TurnoverBand } from './company.ts';
import { compulsoryFields } from './compulsory-fields.ts';
import { numberedSeriesOf, titleOfKind } from './numbered-series.ts';
import { namesOfStates, registeredStates } from './registered-states.ts';

/** One field of the record that a save changed; `from` and `to` are readable text, '' for blank. */
export type CompanyChange = { field: string; from: string; to: string };

const LONGEST = 200;

/**
 * The differences between two versions of the record, in the order of the form. Long texts are cut at 200 characters, a
 * picture is described by its size. `companyChanges(before, after)` → `[{ field: 'bank.ifsc', from: 'SMPL0000123', to: 'SMPL0000999' }]`
 */
export function companyChanges(before: Company, after: Company): CompanyChange[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...Object.keys(now), ...Object.keys(old)])]
    .map((field) => ({ field, from: old[field] ?? '', to: now[field] ?? '' }))
    .filter(({ from, to }) => from !== to)
    .map(({ field, from, to }) => ({ field, from: shortened(from), to: shortened(to) }));
}

/** `companyFieldName('registrations.kerala.gstin', titleOf)` → `'GSTIN of Kerala'` */
export function companyFieldName(field: string, titleOf: FolderTitle): string {
  const [part = '', of = '', detail = ''] = field.split('.');
  if (part === 'registrations' && of !== '') return `${registrationNames[detail] ?? detail} of ${stateName(of)}`;
  if (part === 'openingNumbers') return `Opening number of ${seriesName(field.slice('openingNumbers.'.length))}`;
  if (part === 'offices') return `Office ${Number(of) + 1}, ${officeNames[detail] ?? detail}`;
  if (part === 'tallyLedgers') return `Tally ledger, ${ledgerTitle(of)}`;
  if (part === 'brochures') return `Brochure of ${titleOf(of)}`;
  return names[field] ?? field;
}

const registrationNames: Record<string, string> = {
  gstin: 'GSTIN',
  address: 'Address',
  phone: 'Phone',
  email: 'Email',
  upiId: 'UPI id',
  filing: 'GSTR-1 filed',
};

const officeNames: Record<string, string> = { city: 'city', address: 'address', phone: 'phone', place: 'map place' };

const names: Record<string, string> = {
  name: 'Name',
  signatory: 'Authorised signatory',
  registrations: 'Registrations',
  'bank.accountName': 'Bank, account name',
  'bank.bank': 'Bank and branch',
  'bank.accountNumber': 'Bank, account number',
  'bank.ifsc': 'Bank, IFSC',
  declaration: 'Declaration',
  logo: 'Logo',
  signature: 'Signature',
  moneyKeptFrom: 'Money kept from',
  eInvoiceFrom: 'E-invoices from',
  turnover: 'Turnover',
  compulsoryFields: 'Compulsory on documents',
  papersWithoutCodes: 'Codes of materials on papers',
  staffSeeFigures: 'Who sees Figures',
  weeklyLetterTo: 'Weekly letter to',
  phones: 'Phones on the site',
  emails: 'E-mail addresses on the site',
  hours: 'Opening hours',
  companySite: 'The firm’s own site',
  network: 'Social network',
  photos: 'Photo-sharing site',
  microblog: 'Microblog',
};

const turnoverNames: Record<TurnoverBand, string> = {
  'up-to-5': 'up to ₹ 5 crore',
  '5-to-10': '₹ 5 to 10 crore',
  'from-10': '₹ 10 crore and more',
};

function stateName(state: string) {
  return isTaxState(state) ? taxStates[state].name : state;
}

function seriesName(prefix: string) {
  const series = numberedSeriesOf(prefix);
  return series ? `${titleOfKind(series.kind)}, ${stateName(series.taxState)} (${prefix})` : prefix;
}

function fieldsOf(company: Company): Record<string, string> {
  const { contact } = company;
  return {
    name: company.name,
    signatory: company.signatory,
    ...registrationFields(company),
    registrations: namesOfStates(registeredStates(company)),
    ...under('bank', company.bank ?? {}),
    declaration: company.declaration,
    logo: company.logo,
    signature: company.signature,
    ...under('openingNumbers', company.openingNumbers),
    moneyKeptFrom: company.moneyKeptFrom ? formatDate(company.moneyKeptFrom) : '',
    eInvoiceFrom: company.eInvoiceFrom ? formatDate(company.eInvoiceFrom) : '',
    turnover: company.turnover ? turnoverNames[company.turnover] : '',
    compulsoryFields: listed(compulsoryFields(company).map((field) => headerFields[field].label)),
    papersWithoutCodes: company.papersWithoutCodes ? 'left out' : 'as typed',
    staffSeeFigures: company.staffSeeFigures ? 'owners and staff' : 'owners',
    weeklyLetterTo: listed(company.weeklyLetterTo ?? []),
    ...under('tallyLedgers', company.tallyLedgers ?? {}),
    phones: listed(contact?.phones ?? []),
    emails: listed(contact?.emails ?? []),
    hours: contact?.hours ?? '',
    ...Object.assign({}, ...(contact?.offices ?? []).map(officeFields)),
    companySite: contact?.companySite ?? '',
    ...contact?.social,
    ...under('brochures', company.brochures ?? {}),
  };
}

function registrationFields({ registrations }: Company) {
  return Object.assign(
    {},
    ...Object.values(registrations).map(({ state, gstin, address, phone, email, upiId = '', filing = '' }) =>
      under(`registrations.${state}`, { gstin, address: listed(address), phone, email, upiId, filing }),
    ),
  );
}

type Office = NonNullable<Company['contact']>['offices'][number];

function officeFields({ city, address, phone, latitude, longitude }: Office, index: number) {
  return under(`offices.${index}`, { city, address: listed(address), phone, place: `${latitude}, ${longitude}` });
}

function under(prefix: string, values: Record<string, string | number | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value = '']) => [`${prefix}.${name}`, String(value)]));
}

function listed(texts: readonly string[]) {
  return texts.join(', ');
}

function shortened(text: string) {
  if (text.startsWith('data:image/')) return `a picture of ${Math.ceil((text.length * 3) / 4000)} kB`;
  const characters = [...text.replaceAll(/\s*\n\s*/g, ', ')];
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('')} …` : characters.join('');
}
