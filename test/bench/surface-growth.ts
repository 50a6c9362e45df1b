import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import type { Language } from '#domain/text/language.ts';
import { buildCatalogue, buildCataloguePhoto } from '#test/build/build-catalogue.ts';
import { drawPage } from '#test/build/draw-page.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Bytes, as brotli has them, by which the page of a picture has grown since a picture can be a surface, where all is said that can be
 * said of one: its document, with the words that only surfaces need; the script of these pages, with and without its part for surfaces;
 * and the styles of a finished build that these pages load, with and without the rules of that part and of the visitor's wall.
 */
export async function surfaceGrowth(client: string, language: Language) {
  const [script, plainScript] = await Promise.all([scriptOf('surface'), scriptOf('plain')]);
  const styles = stylesOf(client);
  return {
    document: bytes(documentOf('surface', language)) - bytes(documentOf('plain', language).replace(itsWords, '')),
    script: bytes(script) - bytes(plainScript),
    styles: bytes(styles) - bytes(styles.replace(itsRules(), '')),
  };
}

type Picture = 'surface' | 'plain';

const bytes = (text: string) => brotliCompressSync(text).length;

const itsWords = /"(onWall|onFloor|onCeiling|onFacade|howMuch|oneRepeat|soldAs|rate)":"[^"]*",/g;

function documentOf(picture: Picture, language: Language): string {
  const catalogue = buildCatalogue();
  const surface = { widthMm: 1060, heightMm: 795, repeat: 'straight', for: 'wall' } as const;
  const photo = buildCataloguePhoto({
    name: 'leaf.jpg',
    title: 'Sage weave',
    surface: picture === 'surface' ? surface : null,
  });
  const pack = { kind: 'roll', widthMm: 530, lengthMm: 10_050, repeatMm: 530, trimMm: 100, wastePercent: 0 } as const;
  const sold = { wallpapers: { product: 'paper', pack, rate: { paise: 9500, shown: true } } };
  return drawPage(`${language === 'en' ? '' : `/${language}`}/wallpapers/leaf`, {
    catalogue: { ...catalogue, folders: { ...catalogue.folders, wallpapers: [photo] }, sold },
  }).html;
}

/** Of the module of the page, small as browsers get it; what it imports, but for the part of surfaces, stays outside. */
async function scriptOf(picture: Picture): Promise<string> {
  const answer = await build({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { development: false } },
    css: { modules: { generateScopedName: '[local]-abc' } },
    plugins: [
      {
        name: 'of-the-page-alone',
        enforce: 'pre',
        resolveId: (source, importer) => {
          if (!importer || /\.css$|\/on-use\.ts$/.test(source)) return null;
          if (!source.endsWith('/surface-deeds.tsx')) return { id: source, external: true };
          return picture === 'plain' ? '\0nothing' : null;
        },
        load: (id) => (id === '\0nothing' ? 'export const SurfaceDeeds = () => null;' : null),
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: {
        input: join(root, 'src/web/site/catalogue/picture-page.tsx'),
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const [output] = [answer].flat();
  if (!output || !('output' in output)) throw new Error('The page could not be built.');
  return output.output[0].code;
}

function stylesOf(client: string): string {
  const { 'src/web/ui/ui.css': ui } = JSON.parse(readFileSync(join(client, '.vite/site-manifest.json'), 'utf8'));
  return readFileSync(join(client, ui.css[0]), 'utf8');
}

/** As vite.config.ts names classes: at the end of each is what says the file. */
function itsRules(): RegExp {
  const files = globSync(['src/web/site/catalogue/surface-deeds.module.css', 'src/web/site/see/*.module.css'], {
    cwd: root,
  });
  const ends = files.map((file) => createHash('sha256').update(file).digest('base64url').slice(0, 3));
  return new RegExp(`[^{}]*-(${ends.join('|')})(?![\\w-])[^{}]*\\{[^{}]*\\}`, 'g');
}
