import { dirname, join } from 'node:path/posix';
import { equalRuns, type Source } from './equal-runs.ts';

/** `limit` is the most that the checks allow; `target` is where the figure should go, null where nobody set one. */
export type Size = { name: string; figure: number; limit: number; target: number | null };

/** The words of the public pages grow with each language, and are no code. */
const words = /^src\/web\/site\/words\/(en|hi|or|mr)\//;

/**
 * Any trader's shop, the visitor's wall, materials and figures: they are new, and grow; what was there before them becomes smaller. They
 * are known by the names of their rooms and files.
 */
const added =
  /\/(setup|site-words|move-in|movein|wall|see|measures?|materials?|samples?|compare|filters|figures|catalogue\/words\/|letters\/|(own-shop|sales|surface|look|accent|material|sample|figures|site-look|gallery-filters?|narrow|callback-photos?|wall)[^/]*$|start-own-shop|fill-sales|(read|photo|\d{4})-(sales|surfaces?|materials?|site-words))/;

const LONGEST_FILE = 300;
const EQUAL_LINES = 6;

/**
 * How large the product is: its code without tests, and its styles. A limit is today's figure, rounded up a little. A change
 * that makes the product smaller lowers the limit; a change that needs more raises it in the same commit and says why.
 */
export function measureSizes(files: readonly Source[]): Size[] {
  const product = files.filter(({ path }) => !/\.test\.tsx?$/.test(path));
  const modules = product.filter(({ path }) => /\.tsx?$/.test(path));
  const all = modules.filter(({ path }) => !words.test(path));
  const code = all.filter(({ path }) => !added.test(path));
  const styles = product.filter(({ path }) => path.endsWith('.css'));
  const under = (folder: string) => code.filter(({ path }) => path.startsWith(`${folder}/`));
  const folders = [...Map.groupBy(modules, ({ path }) => dirname(path)).values()];
  const runs = equalRuns([...all, ...styles], EQUAL_LINES);
  const tooLong = all.filter((file) => linesIn([file]) > LONGEST_FILE && !isDataList(file.path));
  return [
    { name: 'lines of product code', figure: linesIn(code), limit: 122_810, target: 85_000 },
    { name: 'lines of what is new, apart', figure: linesIn(all) - linesIn(code), limit: 24_130, target: null },
    { name: 'lines of the words of the site', figure: linesIn(modules) - linesIn(all), limit: 2_350, target: null },
    { name: 'lines of web/office', figure: linesIn(under('src/web/office')), limit: 36_640, target: 22_000 },
    {
      name: 'lines of adapters/database',
      figure: linesIn(under('src/adapters/database')),
      limit: 24_120,
      target: 15_500,
    },
    { name: 'modules', figure: modules.length, limit: 2_413, target: null },
    {
      name: 'modules in the fullest folder',
      figure: Math.max(...folders.map((files) => files.length)),
      limit: 40,
      target: 40,
    },
    { name: `files over ${LONGEST_FILE} lines`, figure: tooLong.length, limit: 0, target: 0 },
    { name: 'modules with one importer', figure: withOneImporter(modules), limit: 1_137, target: null },
    { name: 'lines of styles', figure: linesIn(styles), limit: 17_160, target: 9_500 },
    { name: 'declarations of styles', figure: declarationsIn(styles), limit: 7_314, target: 4_000 },
    { name: `pairs of places with ${EQUAL_LINES} equal lines`, figure: runs.length, limit: 155, target: 250 },
    { name: 'longest of them', figure: Math.max(...runs.map(({ lines }) => lines)), limit: 12, target: 12 },
  ];
}

/** As for the checks on files: a list of data is as long as it is. */
function isDataList(path: string): boolean {
  return path.startsWith('src/domain/catalogue/') || path === 'src/domain/tax/states.ts';
}

function linesIn(files: readonly Source[]): number {
  return files.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);
}

function declarationsIn(styles: readonly Source[]): number {
  const texts = styles.map(({ text }) => text.replace(/\/\*.*?\*\//gs, ''));
  return texts.reduce((sum, text) => sum + (text.match(/[\w-]+\s*:[^;{}]+(?=[;}])/g) ?? []).length, 0);
}

function withOneImporter(modules: readonly Source[]): number {
  const importers = new Map<string, number>();
  for (const { path, text } of modules) {
    const written = [...text.matchAll(/\b(?:from|import) *\(?'([^']+\.tsx?)'/g)].map(([, file = '']) => file);
    const imported = written.map((file) => (file[0] === '#' ? `src/${file.slice(1)}` : join(dirname(path), file)));
    for (const file of new Set(imported)) importers.set(file, (importers.get(file) ?? 0) + 1);
  }
  return modules.filter(({ path }) => importers.get(path) === 1).length;
}
