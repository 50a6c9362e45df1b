import type { PortalAnswer, QrFacts } from '#domain/einvoices/portal-answer.ts';
import { readPortalJson } from '#domain/einvoices/read-portal-json.ts';
import { readPortalSheet } from '#domain/einvoices/read-portal-sheet.ts';
import { qrFacts } from '#domain/einvoices/read-portal-values.ts';
import type { EwayAnswer } from '#domain/eway/eway-answer.ts';
import { readAnswersJson, readAnswersSheet } from '#domain/eway/read-answers.ts';
import type { Outcome } from '#domain/outcome.ts';
import { readSheets } from './read-sheets.ts';

/** The answers in a file of the e-invoice portal: JSON, or a sheet (XLSX or CSV). Its first bytes say what it is, not its name. */
export async function readEinvoiceFile(bytes: Uint8Array): Promise<Outcome<PortalAnswer[]>> {
  if (isJson(bytes)) return readPortalJson(new TextDecoder().decode(bytes), readQr);
  const read = await readSheets(bytes, 'answers');
  return read.ok ? readPortalSheet(read.value, readQr) : read;
}

/** The same of the e-way bill portal. */
export async function readEwayFile(bytes: Uint8Array): Promise<Outcome<EwayAnswer[]>> {
  if (isJson(bytes)) return readAnswersJson(new TextDecoder().decode(bytes));
  const read = await readSheets(bytes, 'answers');
  return read.ok ? readAnswersSheet(read.value[0]?.rows ?? []) : read;
}

function isJson(bytes: Uint8Array): boolean {
  return /^[[{]/.test(new TextDecoder().decode(bytes.subarray(0, 200)).trimStart());
}

/**
 * What the text of a signed QR code says: the payload of a JSON Web Token. Its signature is not checked here, because the
 * portals change their keys; the IRN in it must be the SHA-256 of our own facts.
 */
function readQr(signedQr: string): QrFacts | null {
  const [, payload, signature = ''] = signedQr.split('.');
  if (payload === undefined || signature === '') return null;
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    return qrFacts(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}
