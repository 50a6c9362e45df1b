import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>;

/** Kilobytes of script, as brotli has them, that a staff page and a public page that is awake have fetched from a finished build. */
export const scriptSizes = (client: string): { staff: number; site: number } => {
  const manifest: Manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
  const kilobytes = (entry: string): number => {
    const fetched = new Set<string>();
    const fetch = (name: string): void => {
      const chunk = manifest[name];
      if (!chunk) throw new Error(`The build has no ${name}.`);
      if (fetched.has(name)) return;
      fetched.add(name);
      for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) fetch(next);
    };
    fetch(entry);
    const sizes = [...fetched].map((name) => statSync(join(client, `${manifest[name]?.file}.br`)).size);
    return sizes.reduce((sum, size) => sum + size, 0) / 1000;
  };
  return { staff: kilobytes('src/web/office/start-office.tsx'), site: kilobytes('src/web/site/start-site.tsx') };
};
