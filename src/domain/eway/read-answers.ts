import { isDate } from '../calendar/indian-date.ts';
import { cutError, portalRowsProblem, portalTextProblem } from '../einvoices/portal-limits.ts';
import { readDecimal } from '../money/paise.ts';
import { plainAmount } from '../money/plain-amount.ts';
import { failed, type Outcome, ok } from '../outcome.ts';
import type { EwayAnswer } from './eway-answer.ts';

type Cells = Record<string, string>;

/** The portal's answer as JSON: a list, or an object that holds one, in the names that the portal and its interface use. */
export function readAnswersJson(text: string): Outcome<EwayAnswer[]> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return failed('invalid', 'The file is cut off or is no JSON. Fetch it from the portal again.');
  }
  const rows = listIn(parsed);
  if (rows === null) return failed('invalid', 'The file has no list of e-way bills.');
  return answersOf(rows, cellsOf);
}

/** The same from a sheet, whose first row with a column for the number is the headings. */
export function readAnswersSheet(rows: readonly { cells: string[] }[]): Outcome<EwayAnswer[]> {
  const at = rows.findIndex(({ cells }) => {
    const keys = cells.map(keyOf);
    return keys.includes('number') && keys.includes('document');
  });
  if (at === -1)
    return failed('invalid', 'The sheet has no columns for the document number and the e-way bill number.');
  const keys = (rows[at]?.cells ?? []).map(keyOf);
  const below = rows.slice(at + 1).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  return answersOf(below, ({ cells }) =>
    Object.fromEntries(keys.flatMap((key, index) => (key ? [[key, cells[index] ?? '']] : []))),
  );
}

/** The rows are counted before any of them is read. */
function answersOf<Row>(rows: Row[], cellsOfRow: (row: Row) => Cells): Outcome<EwayAnswer[]> {
  if (rows.length === 0) return failed('invalid', 'The file has no e-way bills.');
  const tooMany = portalRowsProblem(rows.length);
  if (tooMany) return failed('invalid', tooMany);
  const answers: EwayAnswer[] = [];
  for (const [index, row] of rows.entries()) {
    const answer = answerOf(cellsOfRow(row));
    const { document, number, madeAt, gstin } = answer;
    const problem = portalTextProblem(index + 1, [document, number, madeAt, gstin]);
    if (problem) return failed('invalid', problem);
    answers.push(answer);
  }
  return ok(answers);
}

function answerOf(cells: Cells): EwayAnswer {
  const text = (key: string) => (cells[key] ?? '').trim();
  const total = text('total') === '' ? null : readDecimal(plainAmount(text('total')), 2);
  return {
    document: text('document'),
    ...kindOf(text('type')),
    number: text('number').replaceAll(/\s/g, ''),
    madeAt: readInstant(text('madeAt')),
    validUntil: readInstantDay(text('validUntil')),
    gstin: text('gstin').toUpperCase(),
    total,
    error: cutError(text('error')),
  };
}

/** `kindOf('CHL')` → `{ kind: 'challan' }`; the portal also writes `Delivery Challan`, `INV`, `Tax Invoice`, `BIL`. */
function kindOf(type: string): Pick<EwayAnswer, 'kind'> {
  if (/chl|challan/i.test(type)) return { kind: 'challan' };
  return /inv|bil/i.test(type) ? { kind: 'tax' } : {};
}

function listIn(parsed: unknown): unknown[] | null {
  if (Array.isArray(parsed)) return parsed;
  if (typeof parsed !== 'object' || parsed === null) return null;
  const lists = Object.values(parsed)
    .map(listOf)
    .filter((list) => list !== null);
  return lists[0] ?? ('ewayBillNo' in parsed || 'EwbNo' in parsed ? [parsed] : null);
}

function listOf(value: unknown): unknown[] | null {
  return Array.isArray(value) ? value : null;
}

function cellsOf(row: unknown): Cells {
  if (typeof row !== 'object' || row === null) return {};
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) => {
      const key = keyOf(name);
      return key && (typeof value === 'string' || typeof value === 'number') ? [[key, String(value)]] : [];
    }),
  );
}

/** What a heading or a name of the portal means: `'EWB No.'`, `'ewayBillNo'` → `'number'`; null for the others. */
function keyOf(heading: string): string | null {
  const words = heading.toLowerCase().replaceAll(/[^a-z]/g, '');
  return Object.entries(meanings).find(([, names]) => names.includes(words))?.[0] ?? null;
}

const meanings: Record<string, string[]> = {
  type: ['doctype', 'documenttype'],
  document: ['document', 'docno', 'documentno', 'documentnumber', 'invoiceno', 'invoicenumber'],
  number: ['number', 'ewbno', 'ewaybillno', 'ewaybillnumber', 'ebn'],
  madeAt: ['madeat', 'ewbdate', 'ewbdt', 'ewaybilldate', 'generateddate', 'generatedon'],
  validUntil: ['validuntil', 'validupto', 'validtill', 'ewbvalidtill', 'validtilldate'],
  gstin: ['gstin', 'fromgstin', 'usergstin', 'suppliergstin', 'sellergstin'],
  total: ['total', 'totinvvalue', 'totalinvoicevalue', 'totinvval', 'totalvalueininvoice'],
  error: ['error', 'errors', 'errormessage', 'errordesc'],
};

/**
 * `readInstant('17/11/2026 03:15:00 PM')` → `'2026-11-17T09:45:00.000Z'`: the portal writes Indian time. An ISO instant stays.
 * '' for anything else.
 */
export function readInstant(text: string): string {
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text)) return Number.isNaN(Date.parse(text)) ? '' : text;
  const found = written.exec(text.trim());
  if (!found) return '';
  const { day, hour = '0', minute = '00', second = '00', half } = found.groups ?? {};
  const date = isoDay(day ?? '');
  const hours = (Number(hour) % (half ? 12 : 24)) + (half?.toLowerCase() === 'pm' ? 12 : 0);
  const instant = `${date}T${String(hours).padStart(2, '0')}:${minute}:${second}+05:30`;
  return date === '' || Number.isNaN(Date.parse(instant)) ? '' : new Date(instant).toISOString();
}

function readInstantDay(text: string): string {
  return isoDay(text.trim().split(/[ T]/)[0] ?? '');
}

function isoDay(text: string): string {
  const iso = /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : text.split(/[/-]/).reverse().join('-');
  return isDate(iso) ? iso : '';
}

const written =
  /^(?<day>\d{2}[/-]\d{2}[/-]\d{4}|\d{4}-\d{2}-\d{2})(?:[ T](?<hour>\d{1,2}):(?<minute>[0-5]\d)(?::(?<second>[0-5]\d))?(?: ?(?<half>[ap]m))?)?$/i;
