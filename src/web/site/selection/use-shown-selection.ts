import { useEffect, useRef, useState } from 'react';
import { sitePaths } from '#contract/site-paths.ts';
import type { PagePhoto } from '#domain/catalogue/catalogue.ts';
import { findSelected } from '#domain/selection/find-selected.ts';
import { type PictureGallery, pictureGallery } from '#domain/selection/picture-gallery.ts';
import { pictureName, withCode } from '#domain/selection/picture-name.ts';
import { photoReference, referencesIn, selectionQuery } from '#domain/selection/selection-address.ts';
import type { NameIn } from '#domain/text/names.ts';
import { type ChosenPhoto, withPhotos } from '../parts/chosen-photos.ts';
import { changeSelection, readSelection, type Selection } from '../parts/selection-store.ts';
import type { Site } from '../parts/site-page.ts';
import { useSelection } from '../parts/use-selection.ts';
import { useWords } from '../words/site-words.tsx';

/** A picture of the shown selection, with its name and its gallery. */
export type ShownPhoto = PagePhoto & {
  folder: string;
  called: NameIn;
  gallery: PictureGallery;
};

/** A picture that was just removed, and its place. */
export type RemovedPhoto = { photo: ShownPhoto; index: number };

/**
 * How the shown pictures and the visitor's own selection differ. `mine`: not at all. `none`: there is none of his own.
 * `inside`: his own has all of these. `other`: it lacks some. Null until the script knows.
 */
export type Relation = {
  kind: 'mine' | 'none' | 'inside' | 'other';
  own: number;
  address: string;
  full: boolean;
} | null;

/** The pictures of the page's address, and what the visitor does with them. The address follows. */
export function useShownSelection({ query, catalogue, language }: Site) {
  const { to } = useWords();
  const [shown, setShown] = useState(() => {
    const { photos, gone } = findSelected(catalogue.folders, referencesIn(query));
    const withNames = photos.map((photo): ShownPhoto => {
      const gallery = pictureGallery(catalogue, photo.folder);
      return { ...photo, gallery, called: withCode(pictureName(photo, gallery, language), photo.code) };
    });
    return { photos: withNames, gone };
  });
  // Two clicks before the page is drawn again: the second takes from what the first has left.
  const now = useRef(shown);
  const [removed, setRemoved] = useState<RemovedPhoto | null>(null);
  const selection = useSelection();
  const page = to(sitePaths.selection);
  const relation = selection && relationOf(shown.photos, selection, page);

  useEffect(() => {
    const named = referencesIn(query);
    const own = readSelection().chosen.map(photoReference);
    if (named.length === 0 && own.length > 0) return location.replace(page + selectionQuery(own));
    const live = new Set(shown.photos.map(photoReference));
    const lost = named.filter((reference) => !live.has(reference) && own.includes(reference));
    if (lost.length > 0) changeSelection((photos) => photos.filter((photo) => !lost.includes(photoReference(photo))));
  }, [query, page, shown]);

  const show = (photos: ShownPhoto[], wasMine: boolean) => {
    if (wasMine) changeSelection(() => photos.map(chosen));
    if (photos.length === 0) return location.assign(page);
    history.replaceState(null, '', page + selectionQuery(photos.map(photoReference)));
    now.current = { photos, gone: shown.gone };
    setShown(now.current);
  };
  return {
    ...shown,
    removed,
    relation,
    remove: (photo: ShownPhoto) => {
      const { photos } = now.current;
      setRemoved({ photo, index: photos.indexOf(photo) });
      show(
        photos.filter((each) => each !== photo),
        relation?.kind === 'mine',
      );
    },
    undo: () => {
      if (!removed) return;
      setRemoved(null);
      show(now.current.photos.toSpliced(removed.index, 0, removed.photo), relation?.kind === 'mine');
    },
    add: () => changeSelection((own) => withPhotos(own, shown.photos.map(chosen), true)),
  };
}

function relationOf(photos: readonly ShownPhoto[], selection: Selection, page: string): Relation {
  const own = new Set(selection.chosen.map(photoReference));
  const lacking = photos.filter((photo) => !own.has(photoReference(photo))).length;
  const isSame = lacking === 0 && own.size === photos.length;
  return {
    kind: isSame ? 'mine' : own.size === 0 ? 'none' : lacking === 0 ? 'inside' : 'other',
    own: own.size,
    address: page + selectionQuery([...own]),
    full: selection.full,
  };
}

function chosen({ folder, name, called, hash, avif, jpg }: ShownPhoto): ChosenPhoto {
  return { folder, name, title: called.text, hash, avif, jpg };
}
