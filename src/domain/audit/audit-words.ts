import { formatDate, indianDate, indianTime, isDate } from '../calendar/indian-date.ts';
import type { FolderTitle } from '../catalogue/folders-of.ts';
import { purposeRule } from '../challans/challan-purposes.ts';
import { type CompanyChange, companyFieldName } from '../company/company-changes.ts';
import type { CustomerChange } from '../customers/customer-changes.ts';
import { customerLabels } from '../customers/customer-labels.ts';
import { type CancelReason, cancelWords } from '../invoices/cancel-reason.ts';
import { kindTitles } from '../invoices/invoice-kinds.ts';
import { formatRupees } from '../money/format-rupees.ts';
import { isPeriod, periodName } from '../returns/period.ts';
import { isTaxState, taxStates } from '../tax/states.ts';
import { auditTitle } from './audit-title.ts';
import { catalogueDetails } from './catalogue-details.ts';
import { challanDetails } from './challan-details.ts';
import { einvoiceDetails } from './einvoice-details.ts';
import { ewayDetails } from './eway-details.ts';
import { fromTo } from './from-to.ts';
import { moneyDetails } from './money-details.ts';
import { photoDetails } from './photo-details.ts';
import { returnDetails } from './return-details.ts';

/** `before` and `after` are the JSON texts that the log's hash chain covers. */
type AuditFacts = { what: string; subject: string; before: string; after: string };

/** A line of the audit log in plain words. */
export type AuditWords = {
  title: string;
  /** The subject: a document, a picture, an account. */
  about: string;
  /** More facts, each a separate text. */
  details: string[];
};

/** `auditWords(line, titleOf)` → `{ title: 'Document issued', about: 'Tax Invoice KL/26-27/0001, Kerala', details: ['dated 21/11/2026', '₹ 1,06,554.00'] }` */
export function auditWords({ what, subject, before, after }: AuditFacts, titleOf: FolderTitle): AuditWords {
  const [old, now] = [factsOf(before), factsOf(after)];
  const detailsOf = Object.hasOwn(details, what) ? details[what] : undefined;
  return {
    title: auditTitle(what),
    about: aboutOf(what, subject, titleOf),
    details: (detailsOf ?? plainDetails)(now, old, titleOf).filter((text) => text !== ''),
  };
}

type Facts = Record<string, unknown>;

function factsOf(json: string): Facts {
  const value: unknown = JSON.parse(json);
  return typeof value === 'object' && value !== null ? (value as Facts) : {};
}

function aboutOf(what: string, subject: string, titleOf: FolderTitle): string {
  if (what.startsWith('return ') || what === 'pack downloaded') return periodOf(subject);
  if (/^(?:invoice|paper|pro-forma|document|share|mail|supplement|e-way|IRN|number|goods|challan) /.test(what))
    return documentOf(subject);
  if (what.startsWith('photo ')) return pictureOf(subject, titleOf);
  return what.startsWith('callback ') ? `request ${subject.slice(0, 8)}` : subject;
}

// 'tax/kerala/KL/26-27/0001'
function documentOf(subject: string) {
  const [kind = '', state = '', ...number] = subject.split('/');
  if (!Object.hasOwn(kindTitles, kind) || !isTaxState(state)) return subject;
  const { report } = kindTitles[kind as keyof typeof kindTitles];
  return `${report} ${number.join('/')}, ${taxStates[state].name}`;
}

// 'kerala/2026-10'
function periodOf(subject: string) {
  const [state = '', period = ''] = subject.split('/');
  if (!isTaxState(state) || !isPeriod(period)) return subject;
  return `${periodName(period)}, ${taxStates[state].name}`;
}

// 'wallpapers/grass.jpg'
function pictureOf(subject: string, titleOf: FolderTitle) {
  const [folder = '', ...name] = subject.split('/');
  return name.length > 0 ? `${name.join('/')}, ${titleOf(folder)}` : subject;
}

type Details = (now: Facts, old: Facts, titleOf: FolderTitle) => string[];

const nothing: Details = () => [];

/** An event that is not listed here shows all its plain facts. Facts that a function here leaves out are only for the hash chain. */
const details: Record<string, Details> = {
  'invoice issued': ({ date, payable, from, validUntil, withoutGst, purpose }) => [
    typeof date === 'string' && isDate(date) ? `dated ${formatDate(date)}` : '',
    typeof payable === 'number' ? `₹ ${formatRupees(payable)}` : '',
    typeof validUntil === 'string' && isDate(validUntil) ? `valid until ${formatDate(validUntil)}` : '',
    withoutGst === 'yes' ? 'without GST' : '',
    typeof purpose === 'string' ? (purposeRule(purpose)?.text ?? '').toLowerCase() : '',
    originWords(from),
  ],
  'invoice cancelled': ({ reason, why }) => [
    `cancelled, ${reason ? `reason: ${cancelWords({ reason, why: why ?? '' } as CancelReason)}` : 'reason not given'}`,
  ],
  'pro-forma declined': ({ reason }) => [typeof reason === 'string' ? `“${reason}”` : ''],
  'pro-forma reopened': () => ['the buyer did not decline'],
  ...challanDetails,
  'documents sealed': () => ['documents of an earlier release are now covered by the log'],
  'share made': ({ for: whom, expiresAt }) => [
    typeof whom === 'string' && whom !== '' ? `for ${whom}` : '',
    typeof expiresAt === 'string' ? `until ${formatDate(indianDate(expiresAt))}` : '',
  ],
  'share ended': ({ for: whom }) => [typeof whom === 'string' && whom !== '' ? `for ${whom}` : ''],
  'customer added': nothing,
  'customer changed': ({ changes }) => (Array.isArray(changes) ? (changes as CustomerChange[]).map(customerWords) : []),
  'customer archived': nothing,
  'customer restored': nothing,
  'customer merged': ({ into }) => [typeof into === 'string' ? `its documents went to ${into}` : ''],
  'document linked': ({ name }, { name: before }) => [
    typeof name === 'string' ? `now ${name}’s` : 'now nobody’s',
    typeof before === 'string' ? `was ${before}’s` : '',
  ],
  'documents linked': ({ documents }, { name }) => [
    Array.isArray(documents) ? counted(documents.length, 'document') : '',
    typeof name === 'string' ? `from ${name}` : '',
  ],
  'customers imported': ({ customers }) => (Array.isArray(customers) ? importedDetails(customers, 'added') : []),
  'customers taken back': ({ customers }) => (Array.isArray(customers) ? importedDetails(customers, 'archived') : []),
  ...moneyDetails,
  ...einvoiceDetails,
  ...returnDetails,
  ...ewayDetails,
  ...catalogueDetails,
  'mail asked for': nothing,
  'mail sent again': nothing,
  ...photoDetails,
  'login refused': timesDetails,
  'login asked for a code': timesDetails,
  'own password refused': timesDetails,
  'other logins ended': ({ ended }) => [counted(ended, 'login')],
  'account added': ({ role }) => [role ? `as ${role}` : ''],
  'role changed': ({ role }) => [role ? `now ${role}` : ''],
  'second factor ended by owner': ({ because }) => [factorEnds.get(because) ?? ''],
  'secrets sealed': ({ secrets }) => [counted(secrets, 'secret')],
  'company saved': ({ version, changes, demo }, { version: from }, titleOf) => [
    typeof version === 'number' ? `version ${version}${demo ? ' of the demo' : ''}` : '',
    ...(from === 0 ? ['the first record'] : changesIn(changes, titleOf)),
  ],
};

function originWords(from: unknown): string {
  const { document, enquiry } = (from ?? {}) as Facts;
  if (typeof document === 'string') return `made from ${documentOf(document)}`;
  return typeof enquiry === 'string' ? `made from the enquiry of ${formatDate(indianDate(enquiry))}` : '';
}

const factorEnds = new Map<unknown, string>([
  ['password reset', 'with a new one-time code'],
  ['password set', 'with a new password from the operator'],
]);

/** The log has a line at the 1st, 10th and 100th refused login of an account on one day; `before` is the count of the day before. */
function timesDetails({ times, since }: Facts, { times: before }: Facts): string[] {
  return [
    typeof times === 'number' && typeof since === 'string'
      ? `${times} times since ${formatDate(indianDate(since))} ${indianTime(since)}`
      : '',
    typeof before === 'number' ? `${before} times on the day before` : '',
  ];
}

function counted(count: unknown, word: string) {
  return typeof count === 'number' ? `${count} ${word}${count === 1 ? '' : 's'}` : '';
}

function changesIn(changes: unknown, titleOf: FolderTitle): string[] {
  if (!Array.isArray(changes)) return [];
  return changes.length === 0
    ? ['nothing changed']
    : (changes as CompanyChange[]).map(({ field, from, to }) => fromTo(companyFieldName(field, titleOf), from, to));
}

function customerWords({ field, from, to }: CustomerChange) {
  const name = customerLabels[field] ?? field;
  return from === undefined || to === undefined ? `${name} changed` : fromTo(name, from, to);
}

/** The names of those that were added, or archived again, and the changes of each of the others. */
function importedDetails(customers: { name: string; changes?: CustomerChange[] }[], deed: string): string[] {
  const added = customers.filter(({ changes }) => changes === undefined);
  const changed = customers.filter(({ changes }) => changes !== undefined);
  return [
    added.length > 0 ? `${deed} ${counted(added.length, 'customer')}: ${added.map(({ name }) => name).join('; ')}` : '',
    ...changed.map(({ name, changes = [] }) => `${name}: ${changes.map(customerWords).join(', ')}`),
  ];
}

/** For events without an entry, such as those of a later release: the facts that are plain values. */
const plainDetails: Details = (now) =>
  Object.entries(now).flatMap(([name, value]) =>
    ['string', 'number', 'boolean'].includes(typeof value) && !isHash(value) ? [`${name} ${value}`] : [],
  );

function isHash(value: unknown) {
  return typeof value === 'string' && /^[0-9a-f-]{32,}$/.test(value);
}
