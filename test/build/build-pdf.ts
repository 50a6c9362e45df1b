/** A small PDF of these objects, the first of which is the catalogue: `buildPdf(['<< /Type /Catalog /Pages 2 0 R >>', …])`. */
export function buildPdf(objects: string[], trailer = ''): Uint8Array {
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.from(
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}

/** A PDF of so many blank pages, the first with this drawing on it. */
export function buildBrochurePdf(
  drawing = '1 0 0 rg 20 20 100 100 re f',
  { pages = 1, mediaBox = '0 0 595 842', trailer = '', more = [] as string[], resources = '' } = {},
): Uint8Array {
  const first = 4;
  const kids = Array.from({ length: pages }, (_, page) => `${first + page} 0 R`).join(' ');
  return buildPdf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
      stream(drawing),
      ...Array.from(
        { length: pages },
        (_, page) =>
          `<< /Type /Page /Parent 2 0 R /MediaBox [${mediaBox}] ${page === 0 ? '/Contents 3 0 R' : ''} /Resources << ${resources} >> >>`,
      ),
      ...more,
    ],
    trailer,
  );
}

function stream(content: string) {
  return `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
}

/** A page that calls forms that call forms: short to write, and no one sees the end of its drawing. */
export function buildEndlessPdf(): Uint8Array {
  const depth = 12;
  const form = (level: number) => {
    const content = level === depth ? '0 0 9 9 re f' : `/F${level + 1} Do `.repeat(30);
    const resources = level === depth ? '' : `/XObject << /F${level + 1} ${5 + level} 0 R >>`;
    return `<< /Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << ${resources} >> /Length ${content.length} >>\nstream\n${content}\nendstream`;
  };
  const more = Array.from({ length: depth }, (_, index) => form(index + 1));
  return buildBrochurePdf('/F1 Do', { resources: '/XObject << /F1 5 0 R >>', more });
}
