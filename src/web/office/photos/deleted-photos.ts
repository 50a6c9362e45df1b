import { isProductFolder } from '#domain/catalogue/categories.ts';

export type DeletedPhotos = { folder: string; names: string[] };

/** Leaves in the page's own address which product type it shows and what was just deleted there, for when it is loaded anew. */
export function keepDeleted({ folder, names }: DeletedPhotos): void {
  const deleted = names.length > 0 ? `/${names.map(encodeURIComponent).join(',')}` : '';
  history.replaceState(null, '', folder === '' ? location.pathname : `#${folder}${deleted}`);
}

/** `readDeleted('#blinds/teak.jpg,oak%201.jpg')` → `{ folder: 'blinds', names: ['teak.jpg', 'oak 1.jpg'] }` */
export function readDeleted(hash: string): DeletedPhotos {
  const [folder = '', typed = ''] = hash.slice(1).split('/');
  if (!isProductFolder(folder)) return { folder: '', names: [] };
  try {
    const names = typed === '' ? [] : typed.split(',').map(decodeURIComponent);
    // Nothing but names of pictures is ever repeated from the address.
    return { folder, names: names.every((name) => /^[\w .-]{1,100}\.jpg$/.test(name)) ? names : [] };
  } catch {
    return { folder, names: [] };
  }
}
