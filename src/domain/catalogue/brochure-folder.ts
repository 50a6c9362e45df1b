/** The folder of the brochures. */
export const brochureFolder = 'pdfs';

/** The folder of what materials have as files: data sheets and certificates. */
export const sheetFolder = 'datasheets';

/** The folder of the other files of materials: pictures of their surface for drawings. */
export const textureFolder = 'textures';

/** Where a file of a material is kept, by its name: `fileFolder('fire.pdf')` → `'datasheets'`, `fileFolder('oak.jpg')` → `'textures'` */
export function fileFolder(name: string): string {
  return /\.pdf$/i.test(name) ? sheetFolder : textureFolder;
}

/** `holdsPdfs('pdfs')` → `true`: its files are PDFs, not pictures. */
export function holdsPdfs(folder: string): boolean {
  return folder === brochureFolder || folder === sheetFolder;
}
