import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Language } from '#domain/text/language.ts';
import type { GalleryTileProps } from './site/catalogue/gallery-tile.tsx';
import { SiteWords } from './site/words/site-words.tsx';
import type { Words } from './site/words/words.ts';

type Tile = ReactElement<GalleryTileProps>;

/**
 * The tiles of one narrowed gallery: `keep` takes the place of each in the page, and `fill` puts their HTML there. A tile is drawn
 * once for everything that it says, and kept; the same picture stands in many narrowed galleries, and drawing 60 anew takes most of
 * the time of a page. The first is drawn with its page, which preloads its picture, and so is one whose name counts its place.
 */
export function keptTiles(language: Language, words: Words) {
  const places: string[] = [];
  const htmlOf = (tile: Tile) => {
    const { photo, folder, gallery, title } = tile.props;
    const key = JSON.stringify([language, folder, gallery, title, photo]);
    const html =
      kept.get(key) ??
      renderToString(
        <SiteWords language={language} words={words}>
          {tile}
        </SiteWords>,
      );
    // The ones used last are at the end.
    kept.delete(key);
    kept.set(key, html);
    if (kept.size > MOST_TILES) kept.delete(kept.keys().next().value ?? '');
    return html;
  };
  return {
    keep: (tile: Tile): ReactElement => {
      const { photo, position } = tile.props;
      if (position === 0 || photo.title === '') return tile;
      return <li key={tile.key} data-kept={places.push(htmlOf(tile)) - 1} />;
    },
    fill: (body: string): string =>
      places.length === 0 ? body : body.replaceAll(/<li data-kept="(\d+)"><\/li>/g, (_, at) => places[at] ?? ''),
  };
}

const kept = new Map<string, string>();

// 2 to 4 kB each.
const MOST_TILES = 2000;
