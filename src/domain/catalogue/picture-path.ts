import { categories } from './categories.ts';

/**
 * The address of a picture's own page, under its gallery: `picturePath('pvc', 'oak slats.jpg')` → `/pvcpanels/oak%20slats`. A folder
 * without a gallery is part of New Arrivals: `picturePath('fabio', 'teak.jpg')` → `/newproducts/fabio/teak`
 */
export function picturePath(folder: string, name: string): string {
  const gallery = categories.find((each) => each.folder === folder)?.route ?? `/newproducts/${folder}`;
  return `${gallery}/${encodeURIComponent(name.replace(/\.jpg$/, ''))}`;
}
