import { splitPath } from '#contract/local-path.ts';
import { type Language, languageFacts, languages } from '#domain/text/language.ts';
import type { Screen } from './office/screen.ts';
import { screenAt } from './office/screens.ts';

/** The files that the head of a page links to: paths on the same origin. */
export type PageAssets = { scripts: string[]; styles: string[]; preloads: string[] };

type Chunk = { file: string; name?: string; css?: string[]; imports?: string[] };

/** The parts of Vite's manifests that pages use. */
type AssetManifest = Record<string, Chunk>;

/** The manifests of a build: of the staff screens, and of the public pages with the shared ones. */
export type AssetManifests = { office: AssetManifest; site: AssetManifest };

/** The assets of the page at `path`. Public pages work before their script is loaded. */
export function pageAssets({ office, site }: AssetManifests, path: string): PageAssets {
  const screen = screenAt(path);
  const manifest = screen ? office : site;
  const [entry, ...shared] = chunksOf(manifest, entryOf(screen));
  // Preloaded in the head, so that the browser need not run a script to find them.
  const screenChunks = screen ? [...shared, ...chunksOf(manifest, `src/web/office/${screen.source}`)] : [];
  const addresses = (names: string[]) => [...new Set(names)].map((file) => `/${file}`);
  const scripts = addresses(entry ? [entry.file] : []);
  return {
    scripts,
    // Shared styles first: the styles of a screen may override them.
    styles: addresses(
      [...chunksOf(manifest, allStyles), ...shared, ...(entry ? [entry] : []), ...screenChunks].flatMap(
        ({ css = [] }) => css,
      ),
    ),
    preloads: [
      ...firstFontsOf(manifest, screen ? 'office' : splitPath(path, languages).language),
      ...addresses(screenChunks.map(({ file }) => file)).filter((file) => !scripts.includes(file)),
    ],
  };
}

/** The assets of a shared page: the site's styles and its own, with the fonts of its language, and a script to copy. */
export function shareAssets({ site: manifest }: AssetManifests, language: Language): PageAssets {
  const entry = chunksOf(manifest, shareEntry);
  const addresses = (names: string[]) => [...new Set(names)].map((file) => `/${file}`);
  return {
    scripts: addresses(entry.slice(0, 1).map(({ file }) => file)),
    styles: addresses([...chunksOf(manifest, allStyles), ...entry].flatMap(({ css = [] }) => css)),
    preloads: firstFontsOf(manifest, language),
  };
}

/** The same from the sources. */
export function developmentShareAssets(): PageAssets {
  return { scripts: ['/@vite/client', `/${shareEntry}`], styles: [`/${allStyles}`], preloads: [] };
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

// A build adds the styles of the site and of all shared parts (a group in vite.config.ts). The scripts with the class
// names load when a page is idle; the styles load before.
const allStyles = 'src/web/ui/ui.css';

const shareEntry = 'src/web/site/shares/start-share.ts';

function entryOf(screen: Screen | undefined) {
  return screen ? 'src/web/office/start-office.tsx' : 'src/web/site/start-site.tsx';
}

// The letters of the page's own text. The browser fetches the others when a page uses their characters.
const officeFonts = ['anek-latin-latin-wght-normal.woff2'];
const firstFontFiles: Record<(typeof languageFacts)[Language]['script'], string[]> = {
  latin: ['anek-latin.woff2'],
  devanagari: ['anek-devanagari.woff2', 'anek-latin.woff2'],
  odia: ['anek-odia.woff2', 'anek-latin.woff2'],
};

function firstFontsOf(manifest: AssetManifest, language: Language | 'office'): string[] {
  const names = language === 'office' ? officeFonts : firstFontFiles[languageFacts[language].script];
  return names.flatMap((name) => {
    const source = Object.keys(manifest).find((each) => each.endsWith(name));
    return source ? chunksOf(manifest, source).map(({ file }) => `/${file}`) : [];
  });
}

function chunksOf(manifest: AssetManifest, key: string, seen = new Set<string>()): Chunk[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [chunk, ...(chunk.imports ?? []).flatMap((name) => chunksOf(manifest, name, seen))];
}
