import type { CatalogueRecord, CatalogueVersion } from '#domain/catalogue/catalogue-record.ts';
import type { ProductWish } from '#domain/catalogue/missing/product-wish.ts';
import type { FigureDays } from '#domain/figures/period.ts';
import type { CatalogueMaterial, SavedMaterial } from '#domain/materials/catalogue-material.ts';
import type { MaterialSums } from '#domain/materials/material-report.ts';
import type { MaterialUses } from '#domain/materials/material-uses.ts';
import type { Photo } from '#domain/photos/photo.ts';
import type { SiteWordsRecord, SiteWordsVersion } from '#domain/site-words/site-words-record.ts';
import type { Actor } from './actor.ts';

export type NamedPicture = Pick<Photo, 'name' | 'hash' | 'variants'>;

/** Number of documents with a product, cancelled ones too, and the date of the last one. */
export type ProductUse = { documents: number; lastDate: string };

/** The versions of the catalogue record. Every shop has the first: its migration writes the opening stock. */
export type CatalogueStore = {
  current(): Promise<CatalogueVersion>;
  /** An earlier version; null when there never was one. */
  version(version: number): Promise<CatalogueVersion | null>;
  /** What `current` answered last: another process may have saved a newer one since. Null before the first answer. */
  lastRead(): CatalogueVersion | null;
  /**
   * Saves the next version with its audit line, and moves the catalogue's revision. 'changed', and nothing is saved, when
   * version `onto` is not the newest; the folder, when a category is left out that has materials or pictures, deleted ones too.
   * Materials of a product that is renamed are saved with its new name.
   */
  saveOnto(
    onto: number,
    record: CatalogueRecord,
    at: string,
    actor: Actor,
  ): Promise<CatalogueVersion | 'changed' | { inUse: string }>;
  /** How many pictures visitors see of each folder. */
  pictureCounts(): Promise<Record<string, number>>;
  /** By the product's name; one that no document has is absent. Costs the same however many documents there are. */
  productUses(): Promise<ReadonlyMap<string, ProductUse>>;
  /** Counts the products of the next documents; `examined` is 0 when all are counted. */
  countNextUses(): Promise<{ examined: number; filled: number }>;
  /** The live pictures that the record names, by `folder/name`, and the newest of each folder, by `folder/`. */
  shownPictures(record: CatalogueRecord): Promise<ReadonlyMap<string, NamedPicture>>;
};

/** What staff ask the owner to add to the products. */
export type ProductWishStore = {
  /** Those that were not declined, oldest first; what the catalogue has by now is among them. */
  undeclined(): Promise<ProductWish[]>;
  /** Keeps a wish with its audit line. */
  ask(wish: ProductWish, actor: Actor): Promise<void>;
  /** False when there is none to decline. */
  decline(id: string, at: string, actor: Actor): Promise<boolean>;
};

/** The versions of what the site says of the firm. */
export type SiteWordsStore = {
  /** Null before the first version. */
  newest(): Promise<SiteWordsVersion | null>;
  /**
   * Saves the next version with its audit line, and has pages drawn again. Null, and nothing is saved, when version `onto`
   * (0: none yet) is not the newest. `before` is what it replaces.
   */
  saveOnto(
    onto: number,
    saved: { before: SiteWordsRecord; words: SiteWordsRecord },
    at: string,
    actor: Actor,
  ): Promise<SiteWordsVersion | null>;
};

/** The materials in their versions. */
export type MaterialStore = {
  /** Every material as it is now, by code; `version` is that of the newest change, 0 before the first. */
  current(): Promise<{ version: number; materials: readonly SavedMaterial[] }>;
  /**
   * Saves a material with its audit line, and has pages drawn again. 'changed', and nothing is saved, when its newest version
   * is not `onto` (0: there is none with this code).
   */
  saveOnto(onto: number, material: CatalogueMaterial, at: string, actor: Actor): Promise<SavedMaterial | 'changed'>;
  /** The same for a material that is removed: its versions stay. */
  removeOnto(onto: number, code: string, at: string, actor: Actor): Promise<'removed' | 'changed'>;
  /**
   * Saves materials of a file together, with one line of the log: each is a version, and the answer is the last one's. 'changed', and
   * nothing is saved, when the newest change of any material is not `onto`.
   */
  saveAllOnto(
    onto: number,
    materials: readonly CatalogueMaterial[],
    at: string,
    actor: Actor,
  ): Promise<number | 'changed'>;
  /**
   * Takes back the file whose last version is `version`: each of its materials is again as it was, in a version of its own, and a new one
   * is removed. Nothing is done when that is not the newest change, when no file brought it, and when it came before the instant `since`.
   */
  takeBack(
    version: number,
    since: string,
    at: string,
    actor: Actor,
  ): Promise<{ taken: number } | 'changed' | 'no-file' | 'late'>;
  /** What was asked, sampled, quoted and sold of a material on some days; the newest 500 of each. */
  uses(code: string, days: FigureDays): Promise<MaterialUses>;
  /** The same of all materials, added up; in no order. `codes`: those of the catalogue. */
  sums(codes: readonly string[], days: FigureDays): Promise<MaterialSums>;
};
