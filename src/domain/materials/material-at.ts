import {
  type Catalogue,
  type CataloguePhoto,
  type CatalogueSheet,
  type PagePhoto,
  photoIn,
} from '../catalogue/catalogue.ts';
import type { CatalogueCategory } from '../catalogue/catalogue-record.ts';
import { galleryOf, picturePath } from '../catalogue/picture-path.ts';
import { unitIn } from '../measures/pack-words.ts';
import { type PhotoSurface, surfaceSize } from '../photos/photo-surface.ts';
import type { Language } from '../text/language.ts';
import { type NameIn, type Names, nameIn } from '../text/names.ts';
import type { CatalogueMaterial, Fact, MaterialFile, PictureKind } from './catalogue-material.ts';
import { materialKey, materialPath } from './material-key.ts';

/** A material as its page shows it, in the language of the page: only this is sent with the page. */
export type ShownMaterial = {
  code: string;
  name: NameIn;
  folder: string;
  /** '/wallpapers' */
  gallery: string;
  galleryName: NameIn;
  /** Its address without the language. */
  path: string;
  colourways: { name: NameIn; views: MaterialView[] }[];
  facts: (Pick<Fact, 'kind' | 'number' | 'unit'> & { label: NameIn; text: NameIn })[];
  /** Where it is used, where not, and its care; those that are blank, for the category too, are left out. */
  using: { part: 'where' | 'whereNot' | 'care'; text: NameIn }[];
  /** Null where visitors are told none; the unit is in the language of the page where it is a usual one. */
  rate: { paise: number; unit: string } | null;
  ready: CatalogueMaterial['ready'];
  /** Those that are there. */
  files: (MaterialFile & CatalogueSheet)[];
  goesWith: MaterialBeside[];
  discontinued: boolean;
  successor: MaterialBeside | null;
};

/** `path` is the picture's own page. `size`: of the piece in a picture that shows the material square-on, '1050 × 1050 mm'. */
export type MaterialView = {
  folder: string;
  photo: PagePhoto;
  kind: PictureKind;
  path: string;
  size?: string;
  /** What such a material covers. */
  for?: PhotoSurface['for'];
};

/** Another material, with its first picture. */
export type MaterialBeside = { code: string; name: NameIn; path: string; photo: PagePhoto | null };

type Shop = Pick<Catalogue, 'categories' | 'folders' | 'materials'> & Partial<Pick<Catalogue, 'sheets'>>;

/**
 * The material whose page is at this path: `materialAt('/wallpapers/wp-204', catalogue, 'en')`. Null when none has it, or when a
 * picture that is not of the material had the address before.
 */
export function materialAt(path: string, catalogue: Shop, language: Language): ShownMaterial | null {
  const gallery = path.slice(0, Math.max(path.lastIndexOf('/'), 0));
  const category = catalogue.categories.find(({ route }) => route === gallery);
  if (!category) return null;
  const key = path.slice(gallery.length + 1);
  const material = catalogue.materials.find(
    (each) => each.folder === category.folder && materialKey(each.code) === key,
  );
  if (!material) return null;
  if (!hasOwnPage(material, category, catalogue)) return null;
  return shownMaterial(material, category, catalogue, language);
}

/** False where a picture that is not of the material had its address before. */
export function hasOwnPage(
  material: CatalogueMaterial,
  { folder, route }: Pick<CatalogueCategory, 'folder' | 'route'>,
  { folders }: Pick<Catalogue, 'folders'>,
): boolean {
  const path = materialPath(route, material.code);
  const older = folders[folder]?.find(({ name }) => picturePath(route, name) === path);
  return !older || hasPicture(material, folder, older.name);
}

/** What a picture belongs to: `materialOf(catalogue, 'wallpapers', 'leaf.jpg', 'en')?.code` → `'WP 204'`; null when to none that has a page. */
export function materialOf(catalogue: Shop, folder: string, name: string, language: Language): MaterialBeside | null {
  const material = catalogue.materials.find((each) => hasPicture(each, folder, name));
  return material ? materialBeside(material, catalogue, language) : null;
}

/** The material of a picture with the place of its colourway; null where it belongs to none. */
export function materialShowing(
  catalogue: Shop,
  { folder, name }: { folder: string; name: string },
  language: Language,
): { material: ShownMaterial; way: number; hasPage: boolean } | null {
  const material = catalogue.materials.find((each) => hasPicture(each, folder, name));
  const category = catalogue.categories.find((each) => each.folder === material?.folder);
  if (!material || !category) return null;
  return {
    material: shownMaterial(material, category, catalogue, language),
    way: material.colourways.findIndex(({ pictures }) =>
      pictures.some((each) => each.folder === folder && each.name === name),
    ),
    hasPage: hasOwnPage(material, category, catalogue),
  };
}

function hasPicture({ colourways }: CatalogueMaterial, folder: string, name: string): boolean {
  return colourways.some(({ pictures }) => pictures.some((each) => each.folder === folder && each.name === name));
}

function shownMaterial(
  material: CatalogueMaterial,
  category: CatalogueCategory,
  catalogue: Shop,
  language: Language,
): ShownMaterial {
  const { code, folder, colourways, facts, rate, ready, goesWith, discontinued, successor } = material;
  const beside = (wanted: string) => besideOf(catalogue, wanted, language) ?? [];
  const texts = { where: category.details.usedFor, whereNot: category.details.notFor, care: category.details.care };
  const using = (['where', 'whereNot', 'care'] as const).map((part) => ({
    part,
    text: saidOf(material[part], texts[part], language),
  }));
  return {
    code,
    name: nameIn(material.names, language),
    folder,
    gallery: category.route,
    galleryName: nameIn(category.names, language),
    path: materialPath(category.route, code),
    colourways: colourways.map(({ names, pictures }) => ({
      name: nameIn(names, language),
      views: pictures.flatMap((picture) => viewOf(picture, catalogue, language)),
    })),
    facts: facts.map((fact) => ({ ...fact, label: nameIn(fact.label, language), text: nameIn(fact.text, language) })),
    using: using.filter(({ text }) => text.text !== ''),
    rate: rate?.shown ? { paise: rate.paise, unit: unitIn(rate.unit, language) } : null,
    ready,
    files: material.files.flatMap((file) => {
      const sheet = catalogue.sheets?.find(({ name }) => name === file.name);
      return sheet ? [{ ...file, ...sheet }] : [];
    }),
    goesWith: goesWith.flatMap(beside),
    discontinued,
    successor: successor === '' ? null : besideOf(catalogue, successor, language),
  };
}

/** What a material does not say in the language of the page or in English, its category says. */
function saidOf(own: Names, ofCategory: Names, language: Language): NameIn {
  const said = nameIn(own, language);
  return said.text === '' ? nameIn(ofCategory, language) : said;
}

/** None when the picture is gone, or its category hidden. */
function viewOf(
  { folder, name, kind }: CatalogueMaterial['colourways'][number]['pictures'][number],
  { folders, categories }: Shop,
  language: Language,
): MaterialView[] {
  const photo = folders[folder]?.find((each) => each.name === name);
  if (!photo) return [];
  const path = picturePath(galleryOf(folder, categories), name);
  const surface = photo.surface && { size: surfaceSize(photo.surface), for: photo.surface.for };
  return [{ folder, kind, photo: photoIn(photo, language), path, ...surface }];
}

function besideOf(catalogue: Shop, code: string, language: Language): MaterialBeside | null {
  const material = catalogue.materials.find((each) => materialKey(each.code) === materialKey(code));
  return material ? materialBeside(material, catalogue, language) : null;
}

/** As another page shows it. Null for one without a page: a link to it would lead to a picture of something else. */
export function materialBeside(
  material: CatalogueMaterial,
  catalogue: Shop,
  language: Language,
): MaterialBeside | null {
  const category = catalogue.categories.find(({ folder }) => folder === material.folder);
  if (!category || !hasOwnPage(material, category, catalogue)) return null;
  const photo = firstPicture(material, catalogue);
  return {
    code: material.code,
    name: nameIn(material.names, language),
    path: materialPath(category.route, material.code),
    photo: photo && photoIn(photo, language),
  };
}

/** Its first room, else its first picture that is there. */
function firstPicture({ colourways }: CatalogueMaterial, { folders }: Shop): CataloguePhoto | null {
  const pictures = colourways.flatMap((way) => way.pictures);
  const found = pictures.flatMap(({ folder, name, kind }) => {
    const photo = folders[folder]?.find((each) => each.name === name);
    return photo ? [{ photo, kind }] : [];
  });
  return (found.find(({ kind }) => kind === 'room') ?? found[0])?.photo ?? null;
}
