import type { Company } from '#domain/company/company.ts';
import type { UpiCode } from '#domain/receivables/upi-code.ts';
import type { PaperFiles } from './paper-files.ts';
import { qrPixels } from './qr-pixels.ts';

/** What each template needs beside the sheet: the instant of issue (so that the bytes do not depend on the clock), and which pictures there are. */
type SheetFrame = {
  issued: Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>;
  logo: boolean;
  signature: boolean;
  /** The pixels of a side of each code. */
  upiSide: number;
  irnSide: number;
};

/** The files of a paper: the sheet with its frame, the pictures of the firm, and the codes. */
export function sheetFiles(
  sheet: object & { upi?: UpiCode | null; irn?: { code: string | null } | null; title?: string },
  issuedAt: string,
  company: Pick<Company, 'logo' | 'signature'>,
): PaperFiles {
  const [logo, signature] = [picture(company.logo), picture(company.signature)];
  const code = sheet.upi ? qrPixels(sheet.upi.link) : null;
  // The portal's text has about 950 letters: level L keeps its squares large.
  const irn = sheet.irn?.code ? qrPixels(sheet.irn.code, 'L') : null;
  const frame: SheetFrame = {
    issued: instant(issuedAt),
    logo: logo !== null,
    signature: signature !== null,
    upiSide: code?.side ?? 0,
    irnSide: irn?.side ?? 0,
  };
  return {
    'sheet.json': textFile(JSON.stringify({ ...sheet, ...frame }).replaceAll(directions, '')),
    ...(logo && { logo }),
    ...(signature && { signature }),
    ...(code && { upi: code.pixels }),
    ...(irn && { irn: irn.pixels }),
  };
}

/** The bytes of a text file. */
export function textFile(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

// Invisible direction marks can make a number or a name read backwards; letters have their direction without them.
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

function picture(dataUrl: string): Uint8Array | null {
  const base64 = /^data:image\/(?:png|jpeg);base64,(.+)$/.exec(dataUrl)?.[1];
  return base64 === undefined ? null : Buffer.from(base64, 'base64');
}

function instant(iso: string): SheetFrame['issued'] {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = iso.split(/\D/).map(Number);
  return { year, month, day, hour, minute, second };
}
