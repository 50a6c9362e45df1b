import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>;

/**
 * Kilobytes of script, as brotli has them, that the largest of the staff pages and of the public pages that are awake have
 * fetched from a finished build; `first` is what a public page fetches before it is idle or touched, `figures` what the page of figures
 * fetches that Operations has not.
 */
export function scriptSizes(client: string): { staff: number; site: number; first: number; figures: number } {
  const office = scriptsIn(client, 'manifest');
  const site = scriptsIn(client, 'site-manifest');
  const startOffice = 'src/web/office/start-office.tsx';
  const startSite = 'src/web/site/start-site.tsx';
  const awake = 'src/web/site/hydrate-site.tsx';
  const operations = office.kilobytes(startOffice, 'src/web/office/desk/operations-page.tsx');
  return {
    staff: Math.max(...office.pagesOf(startOffice).map((page) => office.kilobytes(startOffice, page))),
    site: Math.max(...site.pagesOf(awake).map((page) => site.kilobytes(startSite, awake, page))),
    first: site.kilobytes(startSite),
    figures:
      office.kilobytes(
        startOffice,
        'src/web/office/desk/operations-page.tsx',
        'src/web/office/figures/figures-page.tsx',
      ) - operations,
  };
}

/** The scripts that a manifest names: the pages that one fetches later, and the sizes of several with all that they import. */
function scriptsIn(client: string, name: string) {
  const manifest: Manifest = JSON.parse(readFileSync(join(client, `.vite/${name}.json`), 'utf8'));
  const chunkOf = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}.`);
    return chunk;
  };
  return {
    pagesOf: (entry: string): string[] => chunkOf(entry).dynamicImports ?? [],
    kilobytes: (...entries: string[]): number => {
      const fetched = new Set<string>();
      const fetch = (key: string): void => {
        if (fetched.has(key)) return;
        fetched.add(key);
        for (const next of chunkOf(key).imports ?? []) fetch(next);
      };
      entries.forEach(fetch);
      const sizes = [...fetched].map((key) => statSync(join(client, `${chunkOf(key).file}.br`)).size);
      return sizes.reduce((sum, size) => sum + size, 0) / 1000;
    },
  };
}
