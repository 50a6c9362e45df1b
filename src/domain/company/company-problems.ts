import { isDate } from '../calendar/indian-date.ts';
import { fitsRule46 } from '../invoices/invoice-number.ts';
import { isMailAddress } from '../mails/mail-problems.ts';
import type { Problem } from '../outcome.ts';
import { isUpiId } from '../receivables/is-upi-id.ts';
import { tallyLedgerProblems } from '../tally/tally-ledger-problems.ts';
import { isGstin } from '../tax/gstin.ts';
import { pinCode } from '../tax/pin-in.ts';
import { stateName, taxStateIds, taxStates } from '../tax/states.ts';
import { statesOfPin } from '../tax/states-of-pin.ts';
import type { Company, Registration } from './company.ts';
import { contactProblems } from './contact-problems.ts';
import { isOfMoney, numberedSeriesOf, numberIn } from './numbered-series.ts';
import { isStarted, registeredStates } from './registered-states.ts';

// Two images and the other fields fit into one megabyte, the limit of a request body.
const MAX_IMAGE_CHARACTERS = 460_000;
const MAX_LINES = 8;
const MAX_CHARACTERS = 300;

/**
 * What is wrong with a company record, so that its documents satisfy rule 46(a). `galleries`: those of the catalogue, which may
 * have a brochure. `before`: the record that it replaces. `companyProblems(record, galleries, before)` → `[]`
 */
export function companyProblems(
  company: Company,
  galleries: readonly Gallery[],
  before: Company | null = null,
): Problem[] {
  const problems: Problem[] = [];
  const add = (field: string, message: string) => problems.push({ field, message });
  if (!company.name.trim()) add('name', 'The firm needs a name.');
  problems.push(...registrationProblems(company.registrations, before?.registrations ?? {}));
  problems.push(...bankProblems(company.bank));
  for (const field of ['logo', 'signature'] as const) {
    if (company[field] && !/^data:image\/(png|jpeg);base64,[A-Za-z0-9+/]+=*$/.test(company[field]))
      add(field, `The ${field} must be a PNG or JPEG picture as a data URL.`);
    if (company[field].length > MAX_IMAGE_CHARACTERS) add(field, `The ${field} must be smaller than 340 kB.`);
  }
  const own = taxStates[registeredStates(company)[0] ?? taxStateIds[0]].prefix;
  for (const [prefix, next] of Object.entries(company.openingNumbers)) {
    const field = `openingNumbers.${prefix}`;
    const series = numberedSeriesOf(prefix);
    if (!series) add(field, `“${prefix}” is not a series: write ${own}/26-27/, PI-${own}/26-27/ or CN-${own}/26-27/.`);
    else if (!Number.isSafeInteger(next) || next < 1) add(field, 'An opening number is a whole number from 1.');
    else if (!isOfMoney(series) && !fitsRule46(numberIn(series, next)))
      add(field, `${numberIn(series, next)} is longer than 16 characters, the limit of rule 46.`);
  }
  if (company.moneyKeptFrom !== undefined && !isDate(company.moneyKeptFrom))
    add('moneyKeptFrom', 'Money kept from is not a date: enter DD/MM/YYYY, or leave it blank.');
  problems.push(...returnProblems(company), ...tallyLedgerProblems(company.tallyLedgers ?? {}));
  for (const address of company.weeklyLetterTo ?? [])
    if (!isMailAddress(address)) add('weeklyLetterTo', `“${address}” is not a mail address: write one on each line.`);
  if (company.contact) problems.push(...contactProblems(company.contact));
  problems.push(...brochureProblems(company.brochures ?? {}, galleries));
  return problems;
}

type Gallery = { folder: string };

function returnProblems({ eInvoiceFrom, turnover, registrations }: Company): Problem[] {
  const problems: Problem[] = [];
  if (eInvoiceFrom !== undefined && !isDate(eInvoiceFrom))
    problems.push({
      field: 'eInvoiceFrom',
      message: 'E-invoices from is not a date: enter DD/MM/YYYY, or leave it blank.',
    });
  const isLarge = turnover !== undefined && turnover !== 'up-to-5';
  for (const { state, filing } of Object.values(registrations))
    if (filing === 'quarterly' && isLarge)
      problems.push({
        field: `registrations.${state}.filing`,
        message: 'A firm with a turnover above ₹ 5 crore files GSTR-1 every month.',
      });
  return problems;
}

type Registrations = Company['registrations'];

/** One registration is enough, of any state; a blank one does not count. A half-filled registration is a mistake. */
function registrationProblems(registrations: Registrations, before: Registrations): Problem[] {
  const begun = Object.values(registrations).filter(isStarted);
  if (begun.length > 0) return begun.flatMap((each) => oneRegistrationProblems(each, before[each.state]));
  const [first] = Object.keys(registrations);
  const field = first ? `registrations.${first}.gstin` : 'registrations';
  return [{ field, message: 'Fill in one registration at least: the state, its GSTIN and the address there.' }];
}

function oneRegistrationProblems(registration: Registration, before?: Registration): Problem[] {
  const { state, gstin, address, phone, upiId } = registration;
  const problems: Problem[] = [];
  const add = (field: string, message: string) => problems.push({ field: `registrations.${state}.${field}`, message });
  const { name, code } = taxStates[state];
  if (gstin.trim() === '') add('gstin', `Type the GSTIN for ${name}, or remove ${name}.`);
  else if (!isGstin(gstin) || gstin !== gstin.toUpperCase())
    add(
      'gstin',
      `The GSTIN for ${name} is not valid. It has 15 capital letters and digits, and the last one is a check digit.`,
    );
  else if (!gstin.startsWith(code)) add('gstin', `A GSTIN of ${name} begins with ${code}.`);
  if (address.length === 0) add('address', `The registration for ${name} needs an address.`);
  else if (address.length > MAX_LINES || address.some((line) => line.length > MAX_CHARACTERS))
    add('address', `At most ${MAX_LINES} lines of ${MAX_CHARACTERS} characters.`);
  else if (address.join('\n') !== before?.address.join('\n')) {
    const message = pinProblem(address.join('\n'), taxStates[state]);
    if (message) add('address', message);
  }
  // The paper prints it as it is typed, two numbers too.
  if (phone !== '' && phone !== before?.phone && phone.replaceAll(/\P{Nd}/gu, '').length < 6)
    add('phone', 'A phone number has at least six digits. Leave it blank if the firm has none here.');
  if (upiId !== undefined && !isUpiId(upiId))
    add('upiId', 'A UPI id looks like name@bank, without spaces. An e-mail address is not one.');
  return problems;
}

/**
 * A registration is of a place in its state (CGST Act, section 22(1)). An address may name other places beside it, and numbers that look like
 * a PIN: one of the state is enough, and one that India Post does not use says nothing.
 */
function pinProblem(address: string, { name, code }: { name: string; code: string }): string | null {
  const pins = address.toLowerCase().match(pinCode) ?? [];
  const known = pins.map((pin) => pin.replace(' ', '')).filter((pin) => statesOfPin(pin).length > 0);
  const last = known.at(-1);
  const isHere = code === taxStates['other-territory'].code || known.some((pin) => statesOfPin(pin).includes(code));
  if (isHere || last === undefined) return null;
  const [likeliest = ''] = statesOfPin(last);
  return `PIN ${last} is in ${stateName(likeliest)}, and this registration is for ${name}: correct it, or leave the PIN out.`;
}

/** Does not check that the file exists: a deleted brochure can be restored. */
function brochureProblems(brochures: Record<string, string>, galleries: readonly Gallery[]): Problem[] {
  return Object.entries(brochures).flatMap(([folder, name]) => {
    const field = `brochures.${folder}`;
    if (!galleries.some((gallery) => gallery.folder === folder))
      return [{ field, message: 'There is no such gallery.' }];
    return /^[^/\\]{1,200}\.pdf$/i.test(name) ? [] : [{ field, message: 'A brochure is the file name of a PDF.' }];
  });
}

const bankNames = { accountName: 'Account name', bank: 'Bank', accountNumber: 'Account number', ifsc: 'IFSC' };

/** On a document that asks for money, an incomplete account is worse than no account. */
function bankProblems(bank: Company['bank']): Problem[] {
  if (!bank) return [];
  const missing = Object.entries(bankNames).filter(([field]) => !bank[field as keyof typeof bankNames].trim());
  const problems = missing.map(([field, name]) => ({ field: `bank.${field}`, message: `${name} is required` }));
  if (bank.ifsc.trim() && !/^[A-Z]{4}0[A-Z0-9]{6}$/.test(bank.ifsc))
    problems.push({ field: 'bank.ifsc', message: 'An IFSC is eleven capital letters and digits, the fifth a zero.' });
  return problems;
}
