import { type Screen, screenAt } from './office/screens.ts';

/** What the head of a page asks the browser to fetch: addresses on our own origin. */
export type PageAssets = { scripts: string[]; styles: string[]; preloads: string[] };

type Chunk = { file: string; name?: string; css?: string[]; imports?: string[] };

/** Vite's manifest, as far as pages need it: dist/client/.vite/manifest.json. */
export type AssetManifest = Record<string, Chunk>;

/** The assets of the page at `path`, read from the manifest. Public pages are ready before their script comes. */
export function pageAssets(manifest: AssetManifest, path: string): PageAssets {
  const screen = screenAt(path);
  const [entry, ...shared] = chunksOf(manifest, entryOf(screen));
  const firstFont = Object.keys(manifest).find((source) => source.endsWith(firstFace));
  // Announced in the head, so that no script has to be read to find it.
  const ofScreen = screen ? [...shared, ...chunksOf(manifest, `src/web/office/${screen.source}`)] : [];
  const addresses = (names: string[]) => [...new Set(names)].map((file) => `/${file}`);
  const scripts = addresses(entry ? [entry.file] : []);
  return {
    scripts,
    // What all pages share comes before what is theirs, which may say it otherwise.
    styles: addresses(
      [...chunksOf(manifest, allStyles), ...shared, ...(entry ? [entry] : []), ...ofScreen].flatMap(
        ({ css = [] }) => css,
      ),
    ),
    preloads: addresses(
      [...(firstFont ? chunksOf(manifest, firstFont) : []), ...ofScreen].map(({ file }) => file),
    ).filter((file) => !scripts.includes(file)),
  };
}

/** The same for Vite's development server, which serves the sources themselves. */
export function developmentAssets(path: string): PageAssets {
  const screen = screenAt(path);
  return {
    scripts: ['/@vite/client', ...(screen ? [] : ['/src/web/site/loaded-pages.ts']), `/${entryOf(screen)}`],
    styles: [`/${allStyles}`],
    preloads: [],
  };
}

// With it go, in a build, the styles of the site and of all parts that screens share: a group of vite.config.ts. The
// scripts that name the classes come when a page is idle; the styles are there before.
const allStyles = 'src/web/ui/ui.css';

function entryOf(screen: Screen | undefined) {
  return screen ? 'src/web/office/start-office.tsx' : 'src/web/site/start-site.tsx';
}

// The letters of every page's first screen; the other faces are fetched when their script occurs.
const firstFace = 'anek-latin-latin-wght-normal.woff2';

function chunksOf(manifest: AssetManifest, key: string, seen = new Set<string>()): Chunk[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [chunk, ...(chunk.imports ?? []).flatMap((name) => chunksOf(manifest, name, seen))];
}
