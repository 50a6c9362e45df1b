import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>;

/**
 * Kilobytes of script, as brotli has them, that the largest of the staff pages and of the public pages that are awake have
 * fetched from a finished build; `first` is what a public page fetches before it is idle or touched.
 */
export function scriptSizes(client: string): { staff: number; site: number; first: number } {
  const manifest: Manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
  const chunkOf = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}.`);
    return chunk;
  };
  const kilobytes = (...entries: string[]): number => {
    const fetched = new Set<string>();
    const fetch = (name: string): void => {
      if (fetched.has(name)) return;
      fetched.add(name);
      for (const next of chunkOf(name).imports ?? []) fetch(next);
    };
    entries.forEach(fetch);
    const sizes = [...fetched].map((name) => statSync(join(client, `${chunkOf(name).file}.br`)).size);
    return sizes.reduce((sum, size) => sum + size, 0) / 1000;
  };
  const start = 'src/web/site/start-site.tsx';
  const awake = 'src/web/site/hydrate-site.tsx';
  const office = 'src/web/office/start-office.tsx';
  const largest = (pages: string[] = [], ...entries: string[]) =>
    Math.max(...pages.map((page) => kilobytes(...entries, page)));
  return {
    staff: largest(chunkOf(office).dynamicImports, office),
    site: largest(chunkOf(awake).dynamicImports, start, awake),
    first: kilobytes(start),
  };
}
