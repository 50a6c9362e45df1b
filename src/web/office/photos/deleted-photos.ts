export type DeletedPhotos = { folder: string; names: string[] };

/** Stores the product type and the deleted names in the hash, so that they survive a reload. */
export function keepDeleted({ folder, names }: DeletedPhotos): void {
  const deleted = names.length > 0 ? `/${names.map(encodeURIComponent).join(',')}` : '';
  history.replaceState(null, '', folder === '' ? location.pathname : `#${folder}${deleted}`);
}

/** `readDeleted('#blinds/teak.jpg,oak%201.jpg', ['blinds'])` → `{ folder: 'blinds', names: ['teak.jpg', 'oak 1.jpg'] }` */
export function readDeleted(hash: string, folders: readonly string[]): DeletedPhotos {
  const [folder = '', typed = ''] = hash.slice(1).split('/');
  if (!folders.includes(folder)) return { folder: '', names: [] };
  try {
    const names = typed === '' ? [] : typed.split(',').map(decodeURIComponent);
    // Accepts only names of files: a link from outside must not put other text on the page.
    return { folder, names: names.every((name) => /^[\w .-]{1,100}\.(?:jpg|pdf)$/.test(name)) ? names : [] };
  } catch {
    return { folder, names: [] };
  }
}
