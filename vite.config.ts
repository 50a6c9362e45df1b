import { createHash } from 'node:crypto';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type BrotliOptions, brotliCompressSync, constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type EnvironmentOptions, type Plugin } from 'vite';

// Texts are compressed once, at the best that brotli can, and served as they lie there. The best takes seconds for a font.
function compressed(): Plugin {
  return {
    name: 'compressed',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    writeBundle: ({ dir = '' }, bundle) => {
      for (const name of Object.keys(bundle).filter((file) => /\.(js|css|ttf)$/.test(file)))
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(readFileSync(join(dir, name)), qualityFor(name)));
    },
  };
}

// What the installed office needs without a network: its scripts, styles and the letters of its own texts. Their list has a hash of
// its content in its name, which is written into the worker, so that browsers find another worker after each build.
function officeShell(): Plugin {
  return {
    name: 'office-shell',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((name) => /\.(js|css)$|\/anek-latin-.*\.woff2$/.test(name));
      const list = JSON.stringify(
        files
          .filter((name) => name !== officeWorkerFile)
          .map((name) => `/${name}`)
          .sort(),
      );
      const worker = readFileSync(join(dir, officeWorkerFile), 'utf8');
      const hash = createHash('sha256').update(list).update(worker).digest('hex').slice(0, 12);
      const address = `assets/office-shell-${hash}.json`;
      writeFileSync(join(dir, address), list);
      if (!worker.includes('%office-shell%')) throw new Error('The worker of the office does not name its list.');
      writeFileSync(join(dir, officeWorkerFile), worker.replace('%office-shell%', `/${address}`));
    },
  };
}

// The server gives it out under an address without a hash.
const officeWorkerFile = 'assets/office-worker.js';

/** Of a file all have the same end, which compresses well. Vite's own say the line too: pages, scripts and styles carry them. */
function className(name: string, file: string): string {
  const path = relative(import.meta.dirname, file);
  return `${name}-${createHash('sha256').update(path).digest('base64url').slice(0, 3)}`;
}

function qualityFor(name: string): BrotliOptions {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: name.endsWith('.ttf') ? 9 : 11 } };
}

// The renderer holds React as visitors get it: from its package the server would take the one for those who work on pages,
// which draws them four times as slowly.
function wholeRenderer(): Plugin {
  return {
    name: 'whole-renderer',
    apply: 'build',
    configEnvironment: (name) =>
      name === 'ssr'
        ? { resolve: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }
        : undefined,
  };
}

/** The server's packages that stay packages: with native parts, WebAssembly or workers, or large and seldom needed. */
const staysPackage = [
  '@hyzyla/pdfium',
  '@node-rs/argon2',
  'better-sqlite3',
  'nodemailer',
  'pg',
  'pino',
  'sharp',
  // Only `npm run dev` has it, which runs the sources.
  'vite',
];

// The other packages are built into the programs: a thousand files take longer to find and to read than to run.
function wholePrograms(): Plugin {
  return {
    name: 'whole-programs',
    apply: 'build',
    configEnvironment: (name) =>
      name in programs
        ? { resolve: { noExternal: true, external: staysPackage }, define: { 'process.env.NODE_ENV': '"production"' } }
        : undefined,
    // What a module reads from beside itself lies beside the built programs as well.
    writeBundle({ dir = '' }) {
      if (this.environment.name !== 'server') return;
      for (const file of globSync('src/{adapters,server}/**/*.{typ,conf,tsv,svg,png}'))
        cpSync(file, join(dir, file.replace(/^.*?(?=drawings\/|[^/]+$)/, '')), { force: false, errorOnExist: true });
    },
  };
}

/** Each program that is run by Node, by its environment and its name. */
const programs: Record<string, Record<string, string>> = {
  server: { server: 'src/main.ts' },
  // The commands, and the child processes of both.
  others: {
    vitrine: 'src/cli/vitrine.ts',
    'copy-process': 'src/adapters/database/backup/copy-process.ts',
    'past-process': 'src/adapters/database/receivables/past-process.ts',
    'return-process': 'src/adapters/database/returns/return-process.ts',
    'image-process': 'src/adapters/images/image-process.ts',
    'watch-process': 'src/adapters/images/watch-process.ts',
    'typst-process': 'src/adapters/paper/typst-process.ts',
    'sheet-process': 'src/adapters/sheets/sheet-process.ts',
  },
};

function programsOf(name: string): EnvironmentOptions {
  return {
    consumer: 'server',
    build: {
      // All in one folder, beside the renderer, for which it has been emptied.
      outDir: 'dist/server',
      emptyOutDir: false,
      sourcemap: true,
      rolldownOptions: {
        input: programs[name] ?? {},
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: `${name}-[name].js`,
          // The places are enough for a stack trace.
          sourcemapExcludeSources: true,
        },
      },
    },
  };
}

const smallerThan: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react/jsx-runtime': 'preact/compat/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
};

/** Browsers get Preact, an eighth of React. The server and the development server have React. */
function preactForBrowsers(): Plugin {
  return {
    name: 'preact-for-browsers',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    resolveId(source, importer, options) {
      const other = smallerThan[source];
      return other ? this.resolve(other, importer, { ...options, skipSelf: true }) : null;
    },
  };
}

// Fetched when the callback form is first asked for, or with a page that shows it.
const callbackForm =
  /src\/(web\/site\/parts\/(callback-form|use-callback-request|refusal-words|count-conversion|conversion-address)\.tsx?|domain\/callbacks\/(?!is-contact-number).*)$/;

const officeParts =
  /src\/(web\/(office\/parts\/(fields|documents|entry\/(draft|unsent)|frame\/call-staff|use-|scroll|open-tab|shown|company-first)|new-uuid|ui\/(field|select|question|dock))|contract\/invoice-wire|domain\/calendar\/indian-date)/;

/** What is asked of a document when its form is there already, and what only its own page needs. */
const laterRules =
  /src\/domain\/(documents\/chain-|challans\/challan-problems|invoices\/(warnings\/(?!confirm-)|credit\/|without-untyped|rule-problems|supply-p|payment-terms|country-name)|tax\/(hsn-rate|gstin-typo|unit-|uqc-))/;

const documentRules =
  /src\/(web\/office\/parts\/preview|domain\/(invoices|tax|money))\/(?!ended-codes)|src\/domain\/(challans\/is-supply|documents\/(part-of-line|without-chain)|text\/(kept-answers|unfit)|company\/compulsory|calendar\/financial)/;

/** Small rules and parts that the forms of documents need, and some other screens. */
const formParts =
  /src\/(domain\/(customers\/(place-in|buyer-block|customer-keys)|catalogue\/(option-lists|form-lists|missing\/product-wish)|text\/(find-by-text|split-at-match|word-starts)|materials\/material-key|company\/firm-problem)|web\/office\/parts\/(send-again|marked-text|fields\/view-choice|documents\/suggest-tax-type|entry\/(device|entry-dock|use-kept)[\w-]*))\.tsx?$/;

/** The forms that are set aside, and those that other screens open. */
const setAsideParts = /src\/web\/office\/parts\/entry\/(aside|open|use-open).*\.tsx?$/;

/** What lists share, and what records do. */
const listParts = /src\/web\/office\/parts\/list\/(?!use-file|use-rows).*\.tsx?$/;
const recordParts = /src\/web\/office\/parts\/(record\/(?!record-page|refused)|enter-goes-on).*\.tsx?$/;

/** The paper beside a form, with what is only on it: loaded after the form. */
const paper = /src\/(web\/office\/parts\/preview\/(paper|preview)-|domain\/invoices\/sheet\/)/;

const sharedParts =
  /src\/(web\/ui\/(button|brand-mark|photo-picture|picture-src-set|tel-link)\.tsx?|contract\/callback-wire\.ts|domain\/(photos\/photo|text\/fold-text|callbacks\/is-contact-number|catalogue\/search-catalogue)\.ts)$/;

// One `vite build` makes what browsers fetch for the office and for the site, and the renderer that the server loads.
export default defineConfig({
  plugins: [preactForBrowsers(), react(), officeShell(), compressed(), wholeRenderer(), wholePrograms()],
  publicDir: false,
  css: { modules: { generateScopedName: className } },
  builder: {},
  build: {
    // The policy allows fonts and scripts from our own origin only, and no inline ones.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The first browsers with light-dark(); older ones would get every colour twice.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          input: ['src/web/ui/ui.css', 'src/web/office/start-office.tsx', 'src/web/office/installed/office-worker.ts'],
          output: {
            entryFileNames: ({ name }) => (name === 'office-worker' ? officeWorkerFile : 'assets/[name]-[hash].js'),
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                // Every script needs all of it.
                { name: 'preact', test: /node_modules\/preact\//, priority: 2 },
                { name: 'ui', test: /src\/web\/(ui\/|office\/parts\/(table\/|layout)).*\.css$/, priority: 2 },
                // The rules of documents, which several screens of the office need: many small files compress badly.
                { name: 'documents-later', test: laterRules, minShareCount: 2, priority: 2 },
                { name: 'documents', test: documentRules, minShareCount: 2, priority: 1 },
                { name: 'paper', test: paper, priority: 2 },
                { name: 'form-parts', test: formParts, minShareCount: 2, priority: 3 },
                { name: 'kit-styles', test: /src\/web\/office\/parts\/(record|list|entry)\/.*\.css$/, priority: 2 },
                { name: 'set-aside', test: setAsideParts, minShareCount: 2, priority: 1 },
                { name: 'list-parts', test: listParts, minShareCount: 2, priority: 1 },
                { name: 'record-parts', test: recordParts, minShareCount: 2, priority: 1 },
                // Small parts of most staff screens: together, for they compress badly alone.
                { name: 'office-parts', test: officeParts, minShareCount: 5, priority: 1 },
                // Small ones that many screens need: together, for they compress badly alone.
                { name: 'shared-parts', test: sharedParts, priority: 1 },
              ],
            },
          },
        },
      },
    },
    site: {
      consumer: 'client',
      // The development server has the site in `client`, with React.
      optimizeDeps: { noDiscovery: true },
      build: {
        // Beside the office's files, in the folder that has been emptied for them.
        outDir: 'dist/client',
        emptyOutDir: false,
        manifest: '.vite/site-manifest.json',
        rolldownOptions: {
          input: [
            'src/web/ui/ui.css',
            'src/web/site/start-site.tsx',
            'src/web/site/shares/start-share.ts',
            'src/web/letters/narrow.css',
            'src/web/letters/serif.css',
          ],
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                { name: 'preact', test: /node_modules\/preact\//, priority: 2 },
                // One file of styles for nearly every page, which no script has to wait for: with three, the first paint took longer.
                { name: 'ui', test: /src\/web\/(ui\/(?!wall-)|site\/(?!see|shares)).*\.css$/, priority: 2 },
                // A tenth of all styles: no other page needs them, and that of a picture shall not grow by the wall.
                { name: 'see', test: /src\/web\/(ui\/wall-|site\/see\/).*\.css$/, priority: 2 },
                // The page behind a shared link, with its fonts: no other page loads it.
                { name: 'shares', test: /src\/web\/site\/shares\/.*\.css$/, priority: 2 },
                { name: 'callback-form', test: callbackForm, priority: 2 },
                // Only the pages that list the offices need them and their maps.
                {
                  name: 'offices',
                  test: /src\/web\/site\/parts\/(office-list|contact-lines|map-poster|map-sheet|use-map)\.tsx?$/,
                  priority: 2,
                },
                // What several pages show; the rest is fetched by the page that shows it.
                { name: 'site-parts', test: /src\/web\/site\//, minShareCount: 2, priority: 1 },
                // What every page needs from other layers: together, for the small ones compress badly alone.
                { name: 'shared-parts', test: sharedParts, priority: 1 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        rolldownOptions: {
          input: 'src/web/render-page.tsx',
          // The server has every page at once, in one file; only browsers fetch a part when it is asked for.
          checks: { ineffectiveDynamicImport: false },
          output: { entryFileNames: 'render-page.js', codeSplitting: false },
        },
      },
    },
    // By itself the server is one file, with a few more for what is seldom needed; the others share theirs.
    server: programsOf('server'),
    others: programsOf('others'),
  },
});
