import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>;

/**
 * Kilobytes of script, as brotli has them, that a staff page and a public page that is awake have fetched from a finished
 * build; `first` is what a public page fetches before it is idle or touched.
 */
export const scriptSizes = (client: string): { staff: number; site: number; first: number } => {
  const manifest: Manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
  const kilobytes = (entry: string, later = true): number => {
    const fetched = new Set<string>();
    const fetch = (name: string): void => {
      const chunk = manifest[name];
      if (!chunk) throw new Error(`The build has no ${name}.`);
      if (fetched.has(name)) return;
      fetched.add(name);
      for (const next of [...(chunk.imports ?? []), ...(later ? (chunk.dynamicImports ?? []) : [])]) fetch(next);
    };
    fetch(entry);
    const sizes = [...fetched].map((name) => statSync(join(client, `${manifest[name]?.file}.br`)).size);
    return sizes.reduce((sum, size) => sum + size, 0) / 1000;
  };
  const site = 'src/web/site/start-site.tsx';
  return { staff: kilobytes('src/web/office/start-office.tsx'), site: kilobytes(site), first: kilobytes(site, false) };
};
