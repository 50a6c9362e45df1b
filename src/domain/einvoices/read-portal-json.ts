import { failed, type Outcome, ok } from '../outcome.ts';
import type { PortalAnswer, QrFacts } from './portal-answer.ts';
import { portalAnswersProblem } from './portal-answers-problem.ts';
import { cutError, maxPortalRows, portalRowsProblem } from './portal-limits.ts';
import { jsonFields, portalAmount, portalInstant, portalValue } from './read-portal-values.ts';

/** Reads the payload of a signed QR code; null when it cannot be read. */
export type ReadQr = (signedQr: string) => QrFacts | null;

/** The answers in a JSON file of the portal: `readPortalJson('[{"AckNo":182610400000331,"Irn":"…"}]', readQr)` */
export function readPortalJson(text: string, readQr: ReadQr): Outcome<PortalAnswer[]> {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return failed(
      'invalid',
      'The file is cut off or damaged: it is not whole JSON. Download it from the portal again.',
    );
  }
  const rows: unknown[] = [];
  collectRows(file, rows);
  const tooMany = portalRowsProblem(rows.length);
  if (tooMany) return failed('invalid', tooMany);
  if (rows.length === 0) return failed('invalid', 'There is no answer of the portal in this file.');
  const answers = rows.map((row, index) => answerOf(jsonFields(row), index + 1, readQr));
  const problem = portalAnswersProblem(answers);
  return problem ? failed('invalid', problem) : ok(answers);
}

/** The portals give a list, one answer, or either of them below a name of their own. It stops at the first row too many. */
function collectRows(value: unknown, rows: unknown[], depth = 0): void {
  if (depth > DEEPEST) return;
  if (Array.isArray(value)) {
    for (const each of value) {
      if (rows.length > maxPortalRows) return;
      collectRows(each, rows, depth + 1);
    }
  } else if (isAnswer(value)) rows.push(value);
  else {
    const inside = Object.entries(jsonFields(value)).find(([name]) => wrappers.has(name.toLowerCase()));
    if (inside) collectRows(typeof inside[1] === 'string' ? parsed(inside[1]) : inside[1], rows, depth + 1);
  }
}

/** The portals need three levels. */
const DEEPEST = 10;

const wrappers = new Set(['data', 'result', 'results', 'response', 'govt_response']);

function isAnswer(value: unknown): boolean {
  const names = Object.keys(jsonFields(value)).map((name) => name.toLowerCase());
  return names.includes('irn') || names.includes('errordetails') || names.includes('error_details');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function answerOf(fields: Record<string, unknown>, row: number, readQr: ReadQr): PortalAnswer {
  const named = new Map(Object.entries(fields).map(([name, value]) => [name.toLowerCase().replaceAll('_', ''), value]));
  const text = (...names: string[]) =>
    names.map((name) => portalValue(named.get(name))).find((value) => value !== '') ?? '';
  const signedQr = text('signedqrcode');
  const qr = signedQr === '' ? null : readQr(signedQr);
  const document = jsonFields(named.get('docdtls'));
  return {
    row,
    irn: text('irn').toLowerCase(),
    ackNo: text('ackno'),
    ackAt: portalInstant(text('ackdt', 'ackdate')),
    signedQr,
    qr,
    type: (text('doctyp', 'doctype') || portalValue(document.Typ)).toUpperCase() || (qr?.type ?? ''),
    number: (text('docno', 'documentnumber') || portalValue(document.No)).toUpperCase() || (qr?.number ?? ''),
    total: portalAmount(text('totinvval', 'invvalue')),
    buyerGstin: text('buyergstin', 'recipientgstin').toUpperCase(),
    isCancelled: /^(?:cnl|cancelled)$/i.test(text('status')),
    error: cutError(errorOf(named.get('errordetails') ?? named.get('errors'))),
  };
}

/** `[{ ErrorCode: '3039', ErrorMessage: 'Pincode …' }]` → `'3039 Pincode …'` */
function errorOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  const errors = Array.isArray(value) ? value : [];
  return errors
    .map((each) => {
      const named = new Map(Object.entries(jsonFields(each)).map(([name, text]) => [name.toLowerCase(), text]));
      const at = (...names: string[]) => names.map((name) => portalValue(named.get(name))).find(Boolean) ?? '';
      return `${at('errorcode', 'error_code')} ${at('errormessage', 'error_message')}`.trim();
    })
    .filter((text) => text !== '')
    .join('; ');
}
