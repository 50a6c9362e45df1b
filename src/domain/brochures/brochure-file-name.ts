/**
 * The file name for a title: `brochureFileName('Louvers for walls')` → `'louvers-for-walls.pdf'`.
 * A title without Latin letters and digits gives `'brochure.pdf'`.
 */
export function brochureFileName(title: string): string {
  const words = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return `${words || 'brochure'}.pdf`;
}
