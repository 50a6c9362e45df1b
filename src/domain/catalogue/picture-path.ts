// The page with the new pictures: folders without a gallery are shown there.
const newArrivals = '/newproducts';

/** `galleryOf('pvc', categories)` → `/pvcpanels`; `galleryOf('fabio', categories)` → `/newproducts/fabio` */
export function galleryOf(folder: string, categories: readonly { folder: string; route: string }[]): string {
  return categories.find((each) => each.folder === folder)?.route ?? `${newArrivals}/${folder}`;
}

/**
 * The address of a picture's own page, under its gallery: `picturePath('/pvcpanels', 'oak slats.jpg')` → `/pvcpanels/oak+slats`.
 * No name contains a plus, so no address needs percent signs and each picture has one address.
 */
export function picturePath(gallery: string, name: string): string {
  const stem = encodeURIComponent(name.replace(/\.jpg$/, ''));
  return `${gallery}/${stem.replaceAll('%20', '+')}`;
}

/** The page with all pictures of the folder: `/pvcpanels` → `/pvcpanels`; `/newproducts/fabio` → `/newproducts#fabio` */
export function allPicturesPath(gallery: string): string {
  return gallery.startsWith(`${newArrivals}/`) ? `${newArrivals}#${gallery.slice(newArrivals.length + 1)}` : gallery;
}
