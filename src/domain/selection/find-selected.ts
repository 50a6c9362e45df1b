import { photoReference } from './selection-address.ts';

/** The pictures of a selection that the catalogue has, in the selection's order, and the number of the others. */
type FoundSelection<Photo> = { photos: (Photo & { folder: string })[]; gone: number };

/** `findSelected({ hpl: [teak] }, ['hpl/teak', 'hpl/oak'])` → `{ photos: [teak], gone: 1 }` */
export function findSelected<Photo extends { name: string }>(
  folders: Record<string, Photo[]>,
  references: readonly string[],
): FoundSelection<Photo> {
  const found = new Map<string, Photo & { folder: string }>();
  let gone = 0;
  for (const reference of references) {
    const [folder = '', ...rest] = reference.split('/');
    const name = rest.join('/');
    const photos = Object.hasOwn(folders, folder) ? folders[folder] : undefined;
    const photo = photos?.find((each) => each.name === `${name}.jpg`) ?? photos?.find((each) => each.name === name);
    if (photo) found.set(photoReference({ folder, name: photo.name }), { folder, ...photo });
    else gone += 1;
  }
  return { photos: [...found.values()], gone };
}
