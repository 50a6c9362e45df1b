/** The folder of the brochures. */
export const brochureFolder = 'pdfs';

/** The folder of what materials have as files: data sheets and certificates. */
export const sheetFolder = 'datasheets';

/** `holdsPdfs('pdfs')` → `true`: its files are PDFs, not pictures. */
export function holdsPdfs(folder: string): boolean {
  return folder === brochureFolder || folder === sheetFolder;
}
