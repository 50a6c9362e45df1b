/** The tables of the catalogue's pictures and brochures. */
export type PhotoTables = {
  catalogue_versions: { version: number; saved_at: string; saved_by: string; record: string };
  /** Number of documents that have a product of this name, cancelled ones too, up to the mark in `filled_up_to`. */
  product_uses: { product: string; documents: number; last_date: string };
  /** One row: the revision of what visitors see. Each change of pictures locks it first. */
  catalogue: { id: number; revision: number };
  photos: {
    id: string;
    /** The number of the audit line that added it: the order in a folder. */
    added_seq: number;
    folder: string;
    name: string;
    name_key: string;
    title: string;
    hash: string;
    source_hash: string;
    width: number;
    height: number;
    placeholder: string;
    variants: string;
    pages: number | null;
    added_at: string;
    added_by: string;
    removed_at: string | null;
  };
  /** What is known about a picture besides its files. No row: nothing is, as for a picture of an earlier release. */
  photo_facts: {
    photo_id: string;
    title_hi: string;
    title_or: string;
    /** JSON lists of colours: read from the picture, and chosen by staff instead. */
    read_colours: string | null;
    chosen_colours: string | null;
    /** A surface as JSON; null when the picture shows no material square-on. */
    surface: string | null;
    version: number;
  };
  /** The files of each photo, live or removed. */
  photo_files: { file: string; photo_id: string };
  /** The variants that a job made after the upload: they are added to `photos.variants`. Each file is in `photo_files` too. */
  added_variants: {
    photo_id: string;
    format: string;
    width: number;
    height: number;
    file: string;
    bytes: number;
    told: number | null;
  };
};
