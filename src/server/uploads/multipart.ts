const MOST_PARTS = 5;
const MOST_HEADER_BYTES = 8_192;

type Part = { name: string; bytes: Uint8Array };

/** The boundary that a Content-Type names, or null when it is no multipart/form-data. */
export function boundaryOf(contentType: string): string | null {
  if (!/^multipart\/form-data\s*;/i.test(contentType)) return null;
  const [, quoted, plain] = /;\s*boundary=(?:"([^"\r\n]{1,70})"|([^;,\s"]{1,70}))/i.exec(contentType) ?? [];
  return quoted ?? plain ?? null;
}

/** The parts of a form, or null when it is broken, has more than five or a part with more than 8 kB of headers. */
export function readParts(form: Buffer, boundary: string): Part[] | null {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const parts: Part[] = [];
  if (form.indexOf(delimiter.subarray(2)) !== 0) return null;
  let after = delimiter.length - 2;
  while (form.toString('latin1', after, after + 2) === '\r\n') {
    const headersEnd = form.subarray(after, after + MOST_HEADER_BYTES).indexOf('\r\n\r\n');
    const contentStart = after + headersEnd + 4;
    const end = form.indexOf(delimiter, contentStart);
    if (headersEnd < 0 || end < 0 || parts.length === MOST_PARTS) return null;
    const headers = form.toString('utf8', after, contentStart);
    parts.push({ name: partName(headers), bytes: form.subarray(contentStart, end) });
    after = end + delimiter.length;
  }
  return form.toString('latin1', after, after + 2) === '--' ? parts : null;
}

function partName(headers: string): string {
  const disposition = /\r\ncontent-disposition:([^\r\n]*)/i.exec(headers)?.[1] ?? '';
  const [, quoted, plain] = /;\s*name=(?:"([^"]*)"|([^;\s"]+))/i.exec(disposition) ?? [];
  return quoted ?? plain ?? '';
}
