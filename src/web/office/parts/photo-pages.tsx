import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { PhotoTiles } from './photo-tiles.tsx';
import { TurnPages } from './turn-pages.tsx';
import type { PhotoPage } from './use-photo-page.ts';

type PhotoPagesProps = Omit<ComponentProps<typeof PhotoTiles>, 'photos'> & {
  shown: PhotoPage;
  onTurn: (page: number) => void;
};

/** The tiles of one page, since a folder may have thousands, and the buttons to the next page and back. */
export function PhotoPages({ shown: { page, size, photos, count }, label, onTurn, ...tiles }: PhotoPagesProps) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(page);
  useLayoutEffect(() => {
    if (before.current === page) return;
    before.current = page;
    place.current?.querySelector<HTMLElement>('[data-tiles] input')?.focus();
  }, [page]);
  return (
    <div ref={place}>
      <PhotoTiles key={page} {...tiles} label={page === 1 ? label : `${label}, page ${page}`} photos={photos} />
      <TurnPages page={page} size={size} count={count} onPage={onTurn} />
    </div>
  );
}
