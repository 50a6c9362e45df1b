import type { Colour } from '#domain/colours/colour.ts';
import type { Outcome } from '#domain/outcome.ts';
import type { Photo, Variant } from '#domain/photos/photo.ts';
import type { PhotoDescription } from '#domain/photos/photo-description.ts';
import type { Actor } from './actor.ts';

/* Making pictures and brochures, and their index. Instants are ISO UTC text. */

export type MadeVariant = { format: 'avif' | 'jpg'; width: number; height: number; bytes: Uint8Array };

export type MadePicture = {
  /** The size of the master, in pixels. */
  width: number;
  height: number;
  /** A picture at most 16 pixels wide, well under 1 kB: data:image/webp;base64,… */
  placeholder: string;
  /** The master among them: the widest jpg. */
  variants: MadeVariant[];
};

/** A picture with its main colours, the first one first. */
export type MadePhoto = MadePicture & { colours: Colour[] };

/** `text`: what its pages say, for the search; '' where they are pictures. */
export type MadeBrochure = MadePicture & { pages: number; text: string };

export type Images = {
  /**
   * Decodes in a child, turns upright, drops metadata, re-encodes. 'invalid', with a sentence for the screen, when the
   * picture is not accepted. Throws `Overloaded` when its queue is full, or the machine is too busy to finish.
   */
  makePhoto(bytes: Uint8Array): Promise<Outcome<MadePhoto>>;
  /** Page one of a PDF as a picture, and the number of pages. 'invalid', with a sentence for the screen, when it is broken, encrypted or empty. */
  makeBrochure(bytes: Uint8Array): Promise<Outcome<MadeBrochure>>;
  /**
   * The AVIF of `wideWidth` from a master at least as wide. In a separate process with a lower priority, so that no
   * upload waits for it; otherwise like `makePhoto`.
   */
  makeWide(master: Uint8Array): Promise<Outcome<MadeVariant>>;
  /** One JPEG of at most 1,600 pixels and 400 kB, for people and not for pages; otherwise like `makePhoto`. */
  makeSmall(bytes: Uint8Array): Promise<Outcome<MadeVariant>>;
  /** What the pages of a brochure say that was made before; '' where they are pictures. With a lower priority too. */
  readText(pdf: Uint8Array): Promise<Outcome<string>>;
  /** The main colours of a picture that was made before. With a lower priority too. */
  readColours(picture: Uint8Array): Promise<Outcome<Colour[]>>;
};

/** Pictures of a folder by their names, or `size` of them after the newest `skip`. */
export type FolderPart = { names: readonly string[] } | { skip: number; size: number };

/** `place`: its position in the folder, from 0 for the newest. */
export type PlacedPhoto = { photo: Photo; place: number };

export type PhotoIndex = {
  /**
   * Stores the row, the audit line and the next catalogue revision in one transaction. 'name-taken' when the folder has a live
   * row with the same folded name; 'no-folder' when the newest catalogue does not have the folder any more. That row is removed
   * in the same transaction when its id is `replaces`.
   */
  add(
    photo: Photo,
    actor: Actor,
    replaces?: string,
  ): Promise<{ kind: 'added' } | { kind: 'name-taken'; photo: Photo } | { kind: 'no-folder' }>;
  /** Live only, in any letter case, with or without its ending. */
  find(folder: string, name: string): Promise<Photo | null>;
  /** Live only; the newest when several rows show the same picture. */
  findByHash(hash: string): Promise<Photo | null>;
  /** Live and removed, any folder, newest first: their variants can be used without another encode. */
  findBySource(sourceHash: string): Promise<Photo[]>;
  /** Live, newest first. */
  list(folder: string): Promise<Photo[]>;
  /** Live, newest first: a part of a folder, which may have thousands. */
  listPart(folder: string, part: FolderPart): Promise<PlacedPhoto[]>;
  /** How many live ones a folder has. */
  count(folder: string): Promise<number>;
  /** Live, of every folder, newest first. */
  listAll(): Promise<Photo[]>;
  /** When each folder last lost a picture that is not forgotten yet. */
  lastRemovals(): Promise<ReadonlyMap<string, string>>;
  /** All or nothing: an unknown name refuses them all. */
  remove(
    folder: string,
    names: string[],
    at: string,
    actor: Actor,
  ): Promise<{ kind: 'removed'; photos: Photo[] } | { kind: 'unknown'; names: string[] }>;
  /** Removed within 30 days before the instant, the last one first. */
  listRemoved(folder: string, at: string): Promise<Photo[]>;
  /**
   * The latest removed row of each name, or the one with that id, within 30 days, all or nothing. 'name-taken': another picture
   * has that name now.
   */
  restore(
    folder: string,
    names: string[],
    at: string,
    actor: Actor,
    id?: string,
  ): Promise<
    | { kind: 'restored'; photos: Photo[] }
    | { kind: 'unknown'; names: string[] }
    | { kind: 'name-taken'; names: string[] }
  >;
  /**
   * Stores titles and colours, the audit line and the next revision in one transaction. 'outdated': it has another version
   * by now. A description that changes nothing is 'described' too, and leaves the version.
   */
  describe(
    folder: string,
    name: string,
    description: PhotoDescription & { version: number },
    at: string,
    actor: Actor,
  ): Promise<{ kind: 'described' | 'outdated'; photo: Photo } | { kind: 'unknown' }>;
  /** Deletes rows that were removed before that instant, the oldest first, until their files would be more than `mostFiles`. Returns how many, and their files. */
  forget(before: string, mostFiles: number, at: string): Promise<{ forgotten: number; files: string[] }>;
  /** Increases with every change that visitors see. */
  revision(): Promise<number>;
  /** Which of these files a row still refers to: photos, live or removed, and documents. */
  referenced(files: string[]): Promise<Set<string>>;
};

/** Variants that files get after their upload: wide ones of pictures, texts of brochures. */
export type AddedVariants = {
  /** The next files that may need one, live and removed, in the order of upload; `seq` is the position. */
  next(count: number): Promise<{ seq: number; photo: Photo }[]>;
  /**
   * Stores the variants and the progress (all files up to `seq` are done), and increases the revision, in one
   * transaction. Skips those that were deleted for good meanwhile.
   */
  keep(made: { id: string; variant: Variant }[], seq: number, at: string): Promise<void>;
};

/** The colours that are read from pictures after their upload, because an earlier release took them in, or read them by another rule. */
export type PictureColours = {
  /** The next pictures without them, or with those of an earlier rule, live and removed, in the order of upload; `seq` is the position. */
  next(count: number): Promise<{ seq: number; photo: Photo }[]>;
  /** As `AddedVariants.keep`, without a line in the audit log: what a program reads from a picture is no fact. */
  keep(read: { id: string; colours: Colour[] }[], seq: number): Promise<void>;
};
