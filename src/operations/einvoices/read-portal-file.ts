import type { PortalAnswer, QrFacts } from '#domain/einvoices/portal-answer.ts';
import { readPortalJson } from '#domain/einvoices/read-portal-json.ts';
import { readPortalSheet } from '#domain/einvoices/read-portal-sheet.ts';
import { qrFacts } from '#domain/einvoices/read-portal-values.ts';
import { failed, type Outcome } from '#domain/outcome.ts';
import type { Sheets } from '../ports/sheets.ts';

/** The most bytes of a file of the portal, as of any sheet. */
const MAX_BYTES = 20_000_000;

/** The answers in a file of the portal: JSON, or a sheet (XLSX or CSV). Its first bytes say what it is, not its name. */
export async function readPortalFile(
  sheets: Pick<Sheets, 'read'>,
  bytes: Uint8Array,
): Promise<Outcome<PortalAnswer[]>> {
  if (bytes.length > MAX_BYTES)
    return failed('invalid', 'The file is larger than 20 MB. Download the answers from the portal in smaller parts.');
  const head = new TextDecoder().decode(bytes.subarray(0, 200)).trimStart();
  if (/^[[{]/.test(head)) return readPortalJson(new TextDecoder().decode(bytes), readQr);
  const read = await sheets.read(bytes);
  return read.ok ? readPortalSheet(read.value, readQr) : read;
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
