import { type MaterialBeside, materialOf } from '../materials/material-at.ts';
import { soldAs } from '../materials/sold-as.ts';
import { measureWords } from '../measures/measure-words.ts';
import { photoReference } from '../selection/selection-address.ts';
import type { Language } from '../text/language.ts';
import { nameIn } from '../text/names.ts';
import { type Catalogue, type CataloguePhoto, type PagePhoto, photoIn } from './catalogue.ts';
import { pagesOfPictures } from './pages-of-pictures.ts';
import { galleryOf, picturePath } from './picture-path.ts';
import { type SurfaceFacts, surfaceFacts } from './surfaces-in.ts';

/** A text in the language of the page; `lang` is English where it has none in that language. */
type Title = { title: string; lang: Language };

/** A picture as its own page shows it. A title is '' when nobody typed one. */
export type ShownPicture = Title & {
  photo: PagePhoto;
  folder: string;
  /** '/wallpapers', or '/newproducts/fabio': the pages of the folder's pictures are below it. */
  gallery: string;
  /** The title of its gallery, or of its group in New Arrivals. */
  galleryTitle: Title;
  /** Its position in the folder, from 1, and how many pictures there are. */
  at: number;
  count: number;
  /** Where the picture shows a material square-on. */
  surface?: SurfaceFacts;
  previous: Neighbour | null;
  next: Neighbour | null;
  /** What it is a picture of; null for none. */
  material: MaterialBeside | null;
  /** The page that search engines shall show instead: of its material, or of the same picture in another folder. */
  canonical?: string;
};

type Neighbour = Title & { name: string };

type Pictures = Pick<Catalogue, 'categories' | 'arrivals' | 'folders' | 'materials' | 'sold'>;

/** The picture whose page is at this path: `pictureAt('/wallpapers/teak', catalogue, 'en')`. Null when no picture has this path. */
export function pictureAt(path: string, catalogue: Pictures, language: Language): ShownPicture | null {
  const gallery = path.slice(0, Math.max(path.lastIndexOf('/'), 0));
  const place = [...catalogue.categories, ...catalogue.arrivals].find(
    ({ folder }) => galleryOf(folder, catalogue.categories) === gallery,
  );
  const photos = catalogue.folders[place?.folder ?? ''] ?? [];
  const wanted = fileNamed(path.slice(gallery.length + 1));
  const nth = photos.findIndex(({ name }) => name === wanted);
  const photo = photos[nth];
  // Each picture has one address: the same name, written differently, is no page.
  if (!place || !photo || picturePath(gallery, photo.name) !== path) return null;
  const neighbour = (each: CataloguePhoto | undefined): Neighbour | null =>
    each ? { name: each.name, ...titleIn(each.titles, language) } : null;
  const material = materialOf(catalogue, place.folder, photo.name, language);
  const canonical = material?.path ?? pagesOfPictures(catalogue, photo.hash).get(photo.hash);
  return {
    ...titleIn(photo.titles, language),
    photo: photoIn(photo, language),
    folder: place.folder,
    gallery,
    galleryTitle: titleIn(place.names, language),
    at: nth + 1,
    count: photos.length,
    ...(photo.surface && {
      surface: surfaceFacts(
        photo.surface,
        soldAs(catalogue.sold, photoReference({ folder: place.folder, name: photo.name })),
        measureWords(language),
      ),
    }),
    previous: neighbour(photos[nth - 1]),
    next: neighbour(photos[nth + 1]),
    material,
    ...(canonical && canonical !== path && { canonical }),
  };
}

/** The file at the end of a path, read once: a folder may have thousands of pictures. */
function fileNamed(stem: string): string {
  try {
    return `${decodeURIComponent(stem.replaceAll('+', '%20'))}.jpg`;
  } catch {
    return '';
  }
}

function titleIn(names: CataloguePhoto['titles'], language: Language): Title {
  const { text, lang } = nameIn(names, language);
  return { title: text, lang };
}
