import type { PageFilters } from '../materials/filters/narrow-gallery.ts';
import type { ShownMaterial } from '../materials/material-at.ts';
import { foldText } from '../text/fold-text.ts';
import type { Language } from '../text/language.ts';
import { type NameIn, type Names, nameIn } from '../text/names.ts';
import {
  type Catalogue,
  type CatalogueBrochure,
  type CataloguePhoto,
  coverOf,
  type PagePhoto,
  photoIn,
} from './catalogue.ts';
import type { CatalogueCategory, DetailId, HomeListId, HomeSlide } from './catalogue-record.ts';
import { galleryPath } from './gallery-path.ts';
import type { ShownPicture } from './picture-at.ts';

/** A name in the language of a page; `lang` is English where it has none in that language. */
type Title = { title: string; lang: Language };

/** What every page has of a category: the menu shows it. */
export type MenuCategory = Pick<CatalogueCategory, 'id' | 'route' | 'folder' | 'place'> &
  Title & {
    /** A square of its cover, near the material; absent while it has no picture. */
    closeUp?: CategoryCloseUp;
  };

/** `left` and `top` are twentieths of the way that the square can move, a quarter of the picture's width. */
export type CategoryCloseUp = Pick<CataloguePhoto, 'hash' | 'avif' | 'jpg'> & { left: number; top: number };

/** A group of New Arrivals. */
export type PageGroup = {
  folder: string;
  /** Its gallery; of a folder without one, the galleries that are like it. */
  explore: string;
} & Title;

/** `lang` says where its title is not in the language of the page. */
export type PageBrochure = Omit<CatalogueBrochure, 'thumb' | 'textFile'> & { thumb: PagePhoto; lang?: Language };

/** The part of the catalogue that one page shows, in its language. */
export type PageCatalogue = Pick<Catalogue, 'revision'> & {
  folders: Record<string, PagePhoto[]>;
  brochures: PageBrochure[];
  categories: readonly MenuCategory[];
  /** The title of a slide is its caption. */
  slides: readonly (Pick<HomeSlide, 'category' | 'picture'> & Title)[];
  homeLists: Readonly<Record<HomeListId, readonly number[]>>;
  arrivals: readonly PageGroup[];
  /** What the page of a gallery says about it. */
  texts?: PageTexts;
  /** What its pictures are narrowed by, where it has materials. */
  filters?: PageFilters;
  /** Only on the page of one picture. */
  picture?: ShownPicture;
  /** Only on the page of one material. */
  material?: ShownMaterial;
};

/** A text is '' when nothing is written. */
type PageTexts = { introduction: NameIn; details: (NameIn & { id: DetailId })[] };

/** What a page selects of the catalogue; a list that is absent is empty on that page. */
export type SelectedParts = Pick<Catalogue, 'folders' | 'brochures'> &
  Partial<Pick<Catalogue, 'home' | 'arrivals'>> &
  Pick<PageCatalogue, 'picture' | 'material' | 'filters'> & {
    texts?: Pick<CatalogueCategory, 'introduction' | 'details'>;
  };

/** The menu and what a page selects, in one language: only this is sent with the page. */
export function pageCatalogue(
  catalogue: Covers & Pick<Catalogue, 'revision'>,
  { folders, brochures, home = noHome, arrivals = [], picture, material, texts, filters }: SelectedParts,
  language: Language,
): PageCatalogue {
  const { revision, categories } = catalogue;
  const { slides, ...homeLists } = home;
  return {
    revision,
    categories: menuIn(categories, language).map((category) => ({ ...category, ...closeUpOf(catalogue, category) })),
    slides: slides.map(({ category, caption, picture }) => ({ category, picture, ...titleIn(caption, language) })),
    homeLists,
    arrivals: arrivals.map((group) => groupIn(group, categories, language)),
    folders: Object.fromEntries(
      Object.entries(folders).map(([folder, photos]) => [folder, photos.map((photo) => photoIn(photo, language))]),
    ),
    brochures: brochures.map((brochure) => brochureIn(brochure, categories, language)),
    ...(picture && { picture }),
    ...(material && { material }),
    ...(texts && { texts: textsIn(texts, language) }),
    ...(filters && { filters }),
  };
}

/** The categories as a page in this language has them. */
export function menuIn(categories: readonly CatalogueCategory[], language: Language): MenuCategory[] {
  return categories.map(({ id, route, folder, place, names }) => ({
    id,
    route,
    folder,
    place,
    ...titleIn(names, language),
  }));
}

type Covers = Parameters<typeof coverOf>[0];

// The widths for a square of 44 and of 112 pixels: four times as wide, and a little soft on dense screens.
const closeUpWidths: readonly number[] = [256, 512];

function closeUpOf(catalogue: Covers, { id, folder }: MenuCategory): Pick<MenuCategory, 'closeUp'> {
  const photo = coverOf(catalogue, folder);
  const place = catalogue.categories.find((each) => each.id === id)?.cover.closeUp;
  if (!photo || !place) return {};
  const avif = photo.avif.filter((width) => closeUpWidths.includes(width));
  return { closeUp: { hash: photo.hash, avif, jpg: photo.jpg.slice(0, 1), left: place.left, top: place.top } };
}

/** Where its own title is not translated, a brochure with the name of a category has that of the category. */
export function brochureIn(
  { textFile: _, ...brochure }: CatalogueBrochure,
  categories: readonly CatalogueCategory[],
  language: Language,
): PageBrochure {
  const titles = { ...brochure.thumb.titles, en: brochure.title };
  const named = categories.find(({ names }) => foldText(names.en) === foldText(brochure.title));
  const own = nameIn(titles, language);
  const { text: title, lang } =
    own.lang === language || !named ? own : nameIn({ ...named.names, en: titles.en }, language);
  const thumb = photoIn(brochure.thumb, language);
  return { ...brochure, title, thumb, ...(lang === language ? {} : { lang }) };
}

function groupIn(
  { folder, names }: Catalogue['arrivals'][number],
  categories: readonly CatalogueCategory[],
  language: Language,
): PageGroup {
  const gallery = categories.find((each) => each.folder === folder);
  const galleries = categories.map((each) => ({ title: each.names.en, route: each.route }));
  return { folder, explore: gallery?.route ?? galleryPath(names.en, galleries), ...titleIn(names, language) };
}

function textsIn({ introduction, details }: NonNullable<SelectedParts['texts']>, language: Language): PageTexts {
  const written = detailOrder.map((id) => ({ id, ...nameIn(details[id], language) }));
  return { introduction: nameIn(introduction, language), details: written.filter(({ text }) => text !== '') };
}

function titleIn(names: Names, language: Language): Title {
  const { text, lang } = nameIn(names, language);
  return { title: text, lang };
}

const detailOrder: readonly DetailId[] = ['usedFor', 'notFor', 'sizes', 'care'];

const noHome = { slides: [], newArrivals: [], trending: [], bestSelling: [] };
