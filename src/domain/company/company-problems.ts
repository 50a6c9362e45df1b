import { categories } from '../catalogue/categories.ts';
import { fitsRule46, formatNumber, seriesOfPrefix } from '../invoices/invoice-number.ts';
import type { Problem } from '../outcome.ts';
import { isGstin } from '../tax/gstin.ts';
import { taxStates } from '../tax/states.ts';
import type { Company, Registration } from './company.ts';
import { contactProblems } from './contact-problems.ts';

// Two of them and the rest fit in the one megabyte that a call may bring.
const MOST_IMAGE_CHARACTERS = 460_000;
const MOST_LINES = 8;
const MOST_CHARACTERS = 300;

/** What is wrong with a company record; a document of it must satisfy rule 46(a). `companyProblems(record)` → `[]` */
export function companyProblems(company: Company): Problem[] {
  const problems: Problem[] = [];
  const say = (field: string, message: string) => problems.push({ field, message });
  if (!company.name.trim()) say('name', 'The firm needs a name.');
  problems.push(...registrationProblems(company.registrations));
  problems.push(...bankProblems(company.bank));
  for (const field of ['logo', 'signature'] as const) {
    if (company[field] && !/^data:image\/(png|jpeg);base64,[A-Za-z0-9+/]+=*$/.test(company[field]))
      say(field, `The ${field} must be a PNG or JPEG picture as a data URL.`);
    if (company[field].length > MOST_IMAGE_CHARACTERS) say(field, `The ${field} must be smaller than 340 kB.`);
  }
  for (const [prefix, next] of Object.entries(company.openingNumbers)) {
    const field = `openingNumbers.${prefix}`;
    const series = seriesOfPrefix(prefix);
    if (!series) say(field, `“${prefix}” is no series: write DL/26-27/, PI-OD/26-27/ or CN-DL/26-27/.`);
    else if (!Number.isSafeInteger(next) || next < 1) say(field, 'An opening number is a whole number from 1.');
    else if (!fitsRule46(formatNumber(series, next)))
      say(field, `${formatNumber(series, next)} is longer than 16 characters, which is the most that rule 46 allows.`);
  }
  if (company.contact) problems.push(...contactProblems(company.contact));
  problems.push(...brochureProblems(company.brochures ?? {}));
  return problems;
}

/** One registration is enough; the other state stays blank. A half-filled one is a slip. */
function registrationProblems(registrations: Company['registrations']): Problem[] {
  const states = (['delhi', 'odisha'] as const).filter((state) => isBegun(registrations[state]));
  if (states.length > 0) return states.flatMap((state) => oneRegistrationProblems(registrations[state]));
  return [{ field: 'registrations.delhi.gstin', message: 'Fill in one registration at least: Delhi or Odisha.' }];
}

function isBegun({ gstin, address, phone, email }: Registration) {
  return [gstin, ...address, phone, email].some((text) => text.trim() !== '');
}

function oneRegistrationProblems({ state, gstin, address }: Registration): Problem[] {
  const problems: Problem[] = [];
  const say = (field: string, message: string) => problems.push({ field: `registrations.${state}.${field}`, message });
  const { name, code } = taxStates[state];
  if (gstin.trim() === '') say('gstin', `Type the GSTIN for ${name}, or leave all four fields of ${name} blank.`);
  else if (!isGstin(gstin) || gstin !== gstin.toUpperCase())
    say(
      'gstin',
      `The GSTIN for ${name} is not right: fifteen capital letters and digits, of which the last is a check digit.`,
    );
  else if (!gstin.startsWith(code)) say('gstin', `A GSTIN of ${name} begins with ${code}.`);
  if (address.length === 0) say('address', `The registration for ${name} needs an address.`);
  else if (address.length > MOST_LINES || address.some((line) => line.length > MOST_CHARACTERS))
    say('address', `At most ${MOST_LINES} lines of ${MOST_CHARACTERS} characters.`);
  return problems;
}

/** Whether the file is there is not asked: one that was deleted may come back. */
function brochureProblems(brochures: Record<string, string>): Problem[] {
  return Object.entries(brochures).flatMap(([folder, name]) => {
    const field = `brochures.${folder}`;
    if (!categories.some((category) => category.folder === folder))
      return [{ field, message: 'There is no such gallery.' }];
    return /^[^/\\]{1,200}\.pdf$/i.test(name) ? [] : [{ field, message: 'A brochure is the file name of a PDF.' }];
  });
}

const bankNames = { accountName: 'Account name', bank: 'Bank', accountNumber: 'Account number', ifsc: 'IFSC' };

/** Half an account is worse than none on a paper that asks for money. */
function bankProblems(bank: Company['bank']): Problem[] {
  if (!bank) return [];
  const missing = Object.entries(bankNames).filter(([field]) => !bank[field as keyof typeof bankNames].trim());
  const problems = missing.map(([field, name]) => ({ field: `bank.${field}`, message: `${name} is required` }));
  if (bank.ifsc.trim() && !/^[A-Z]{4}0[A-Z0-9]{6}$/.test(bank.ifsc))
    problems.push({ field: 'bank.ifsc', message: 'An IFSC is eleven capital letters and digits, the fifth a zero.' });
  return problems;
}
