/** The title of a brochure from its file name, as the page shows it: `brochureTitle('hpl-2026.pdf')` → `'HPL 2026'` */
export function brochureTitle(fileName: string): string {
  return fileName
    .replace(/\.pdf$/i, '')
    .replaceAll(/[-_. ]+/g, ' ')
    .trim()
    .toUpperCase();
}
