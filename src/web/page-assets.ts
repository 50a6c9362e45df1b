import { splitPath } from '#contract/local-path.ts';
import { path as fillPath } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { sitePaths } from '#contract/site-paths.ts';
import { lookFile } from '#domain/site-words/look/look-styles.ts';
import { openingLook, type SiteLook } from '#domain/site-words/look/site-look.ts';
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
export function pageAssets({ office, site }: AssetManifests, path: string, look = openingLook): PageAssets {
  const screen = screenAt(path);
  const manifest = screen ? office : site;
  const [entry, ...shared] = chunksOf(manifest, entryOf(screen));
  // Preloaded in the head, so that the browser need not run a script to find them.
  const screenChunks = screen ? [...shared, ...chunksOf(manifest, `src/web/office/${screen.source}`)] : [];
  const addresses = (names: string[]) => [...new Set(names)].map((file) => `/${file}`);
  const scripts = addresses(entry ? [entry.file] : []);
  const { path: plain, language } = splitPath(path, languages);
  const ownChunks = !screen && plain === sitePaths.see ? chunksOf(manifest, seeStyles) : [];
  const { styles, fonts } = lookAssets(site, look, screen ? 'office' : language);
  return {
    scripts,
    styles: [
      // Shared styles first: the styles of a screen may override them.
      ...addresses(
        [...chunksOf(manifest, allStyles), ...shared, ...(entry ? [entry] : []), ...screenChunks, ...ownChunks].flatMap(
          ({ css = [] }) => css,
        ),
      ),
      ...styles,
    ],
    preloads: [
      ...firstFontsOf(manifest, screen ? 'office' : language),
      ...fonts,
      ...addresses(screenChunks.map(({ file }) => file)).filter((file) => !scripts.includes(file)),
    ],
  };
}

/** The assets of a shared page: the site's styles and its own, with the fonts of its language, and a script to copy. */
export function shareAssets({ site: manifest }: AssetManifests, language: Language, look = openingLook): PageAssets {
  const entry = chunksOf(manifest, shareEntry);
  const addresses = (names: string[]) => [...new Set(names)].map((file) => `/${file}`);
  const { styles, fonts } = lookAssets(manifest, look, language);
  return {
    scripts: addresses(entry.slice(0, 1).map(({ file }) => file)),
    styles: [...addresses([...chunksOf(manifest, allStyles), ...entry].flatMap(({ css = [] }) => css)), ...styles],
    preloads: [...firstFontsOf(manifest, language), ...fonts],
  };
}

/** The same from the sources. */
export function developmentShareAssets(look = openingLook): PageAssets {
  return {
    scripts: ['/@vite/client', `/${shareEntry}`],
    styles: [`/${allStyles}`, ...lookSources(look)],
    preloads: [],
  };
}

/** The same for Vite's development server, which serves the sources themselves. */
export function developmentAssets(path: string, look = openingLook): PageAssets {
  const screen = screenAt(path);
  return {
    scripts: ['/@vite/client', ...(screen ? [] : ['/src/web/site/loaded-pages.ts']), `/${entryOf(screen)}`],
    styles: [`/${allStyles}`, ...lookSources(look, screen !== undefined)],
    preloads: [],
  };
}

// A build adds the styles of the site and of all shared parts (a group in vite.config.ts). The scripts with the class
// names load when a page is idle; the styles load before.
const allStyles = 'src/web/ui/ui.css';

// The one page of the site with styles that no other has.
const seeStyles = 'src/web/site/see/see-page.tsx';

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
  return fontsNamed(manifest, names);
}

function fontsNamed(manifest: AssetManifest, names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const source = Object.keys(manifest).find((each) => each.endsWith(`/${name}`));
    return source ? chunksOf(manifest, source).map(({ file }) => `/${file}`) : [];
  });
}

/** What the owner's look adds: nothing for the look that the site's own styles have. The office takes the colour alone. */
function lookAssets(site: AssetManifest, { accent, letters }: SiteLook, part: Language | 'office') {
  const files = letters === 'even' || part === 'office' ? [] : chunksOf(site, `${letterStyles}/${letters}.css`);
  const script = part === 'office' ? 'latin' : languageFacts[part].script;
  const names = files.length === 0 ? [] : [`${letters}-${script}.woff2`];
  return { styles: [...files.map(({ file }) => `/${file}`), ...accentFile(accent)], fonts: fontsNamed(site, names) };
}

function lookSources({ accent, letters }: SiteLook, isOffice = false): string[] {
  return [...(letters === 'even' || isOffice ? [] : [`/${letterStyles}/${letters}.css`]), ...accentFile(accent)];
}

function accentFile(accent: string): string[] {
  const name = lookFile(accent);
  return name ? [fillPath(paths.lookFile, { name })] : [];
}

const letterStyles = 'src/web/letters';

function chunksOf(manifest: AssetManifest, key: string, seen = new Set<string>()): Chunk[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [chunk, ...(chunk.imports ?? []).flatMap((name) => chunksOf(manifest, name, seen))];
}
